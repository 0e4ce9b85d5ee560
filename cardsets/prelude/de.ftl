# Deutsche Namen dessen, was die Auftakte mitbringen.

tag_wild = beliebiges

rule-dealt-preludes = Auftakte zur Wahl
rule-kept-preludes = Auftakte je Spieler
rule-unplayable-prelude = M€ für einen Auftakt, der nicht spielbar ist
