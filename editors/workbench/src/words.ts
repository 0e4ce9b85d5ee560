// The words of the page, in every language that the cards can be shown in. What the compiler says comes from it.

const EN = {
  save: "Save", saved: "All saved", unsaved: "Not saved yet", saveTip: "Save all files (Ctrl-S)", newCard: "New card",
  newCardTip: "Begin a card below this one", scenario: "Scenario", scenarioTip: "Write a scenario for the card at the cursor",
  play: "Play", playTip: "Play quick games with these cards and see what they did", print: "Print", printTip: "Make PDFs of the cards",
  language: "Language", help: "Help", helpTip: "Keys, and how it works", cancel: "Cancel", close: "Close",
  files: "Files", outline: "In this file", scenariosTitle: "Scenarios", newFile: "New file", cardsTitle: "Cards", textTitle: "Text",
  searchFiles: "Search in all files", searchCards: "Search cards", kind: "Kind", tag: "Tag", from: "cost", to: "to", costFrom: "Cost from", costTo: "Cost to",
  showAll: "Show all", oneCard: "{0} card", cards: "{0} cards", cardsOf: "{0} of {1} cards", noneFits: "No card fits.",
  noCards: "The cards of this set will stand here.", messagesTitle: "Messages", split: "Width of the cards",
  broken: "{0} to mend", over: "{0} too long", failing: "{0} failing", scenarios: "{0} scenarios", oneScenario: "1 scenario",
  fixAll: "Mend all that has one cure",
  line: "Line {0}", noMistakes: "No mistakes.", readonly: "This belongs to another set and can be read, not changed.",
  passes: "passes", fails: "does not hold", skipped: "not run", whatHappened: "What happened?", expected: "expected: {0}", was: "was: {0}",
  log: "What happened", noLog: "Nothing happened.", away: "Arsia does not answer. What you write is kept here; trying again …",
  back: "Arsia is there again.", notSaved: "Not saved.", chooseFirst: "{0} was changed by another program: choose first.",
  gone: "{0} is not there any more.", renewed: "{0} was changed outside and is shown anew.",
  changedOutside: "{0} was changed outside while you have changes of your own.", goneOutside: "{0} was deleted outside while you have changes of your own.",
  compare: "Compare", theirs: "Take what is there", mine: "Keep mine", dropMine: "Drop it", compareTitle: "What is there, and yours",
  compareHint: "Left what is there now, right your text.", renameTitle: "Rename “{0}” everywhere", newName: "New name", renameOk: "Rename",
  renamed: "Renamed in {0} places; not saved yet.", places: "Where “{0}” stands", found: "{0} lines", noDefinition: "There is no name here.",
  meaning: "What it means", nothingKnown: "Nothing to say about this place.", fileName: "Name of the file", create: "Create", fileActions: "Rename or delete {0}",
  renameFile: "Rename file", deleteFile: "Delete file", deleteSure: "“{0}” and all that is in it are deleted. This cannot be undone.", delete: "Delete",
  cardName: "Name of the card", cardKind: "What kind of card?", addCard: "Write it", notACard: "The cursor is on no card for which a scenario can be begun.",
  playTitle: "Quick games", playing: "Playing …", playAgain: "Play again", playedIn: "played in {0} of {1} games", playedBy: "{0} in game {1}, generation {2}",
  neverPlayed: "Never played: {0}", unplayed: "These cannot be played yet: {0}", leftOut: "Left out because of mistakes: {0}", wholeGames: "The games",
  game: "Game {0}, {1} generations",
  printTitle: "Make PDFs", sheets: "Sheets to cut out", booklet: "Booklet with the text of all cards", summary: "Summary on one table", paper: "Paper",
  make: "Make", making: "Setting the pages …", open: "Open", download: "Download", printEmpty: "Choose what to make.",
  beginTitle: "A new set of cards", beginText: "Three questions, then you can write. All can be changed later.", beginName: "What is your set called?",
  beginUses: "What does it build on?", beginFirst: "What is its first card?", begin: "Begin", beginFolder: "It is kept in {0}.", openSet: "Or go on with one that is there:",
  name: "Name", fileBroken: "mistakes: {0}", fileUnsaved: "not saved", running: "Running scenarios …", bundled: "read only",
  helpText: "Write on the left; the card on the right follows. What is marked in red is explained below the text, often with a button that mends it. “What may stand here?” lists what can be written at the cursor, “How is that written?” finds a card of the game that does what you want. Scenarios run by themselves.",
  checking: "Looking at the cards …", offer: "What may stand here?", offerTip: "Show what can be written at the cursor (Ctrl-Space)",
  examples: "How is that written?", examplesTip: "Search the cards that come with Arsia, and see their lines", examplesTitle: "How is that written?",
  examplesText: "Search in the cards of the game by what they say: on the left the words of the card, beside them the lines that make it.",
  examplesHint: "for example: draw 2 cards", searchExamples: "Words of a card", beginLike: "Begin one like it",
  strength: "How strong?", strengthTip: "Find out by games of bots how strong each card is", strengthTitle: "How strong are my cards?",
  strengthText: "Bots play many games with these cards, and what they won with each says how strong it is and what it should cost. It takes a few minutes, in which you can go on writing. The games are kept in study.duckdb beside the cards.",
  studyNone: "There are no games yet.", studyGames: "{0} games are there.", studyGoes: "Study: {0} of {1} games", studyBegin: "Play the games", studyMore: "Play more games",
  studyStop: "Stop", studyOver: "The study is done: {0} games.",
  offerNone: "Nothing can be offered here. Begin a new line below, and there is.",
  green: "green", blue: "blue", red: "red",
  keys: "Keys", keySave: "save", keyComplete: "what may stand here", keyFix: "mend what is marked here", keyNext: "next mistake", keyHover: "what it means",
  keyDefine: "where a name is declared", keyRefer: "where a name stands", keyRename: "rename everywhere", keyFind: "search in this file", keyFold: "fold, unfold",
  keyPane: "next part of the page", keyTab: "leave the text with Tab", keyUndo: "undo, redo", keyComment: "comment",
};
export type Key = keyof typeof EN;

const DE: Record<Key, string> = {
  save: "Speichern", saved: "Alles gespeichert", unsaved: "Noch nicht gespeichert", saveTip: "Alle Dateien speichern (Strg-S)", newCard: "Neue Karte",
  newCardTip: "Eine Karte unter dieser beginnen", scenario: "Szenario", scenarioTip: "Ein Szenario für die Karte am Cursor schreiben",
  play: "Spielen", playTip: "Schnelle Partien mit diesen Karten spielen und sehen, was sie taten", print: "Drucken", printTip: "PDFs der Karten machen",
  language: "Sprache", help: "Hilfe", helpTip: "Tasten, und wie es geht", cancel: "Abbrechen", close: "Schließen",
  files: "Dateien", outline: "In dieser Datei", scenariosTitle: "Szenarien", newFile: "Neue Datei", cardsTitle: "Karten", textTitle: "Text",
  searchFiles: "In allen Dateien suchen", searchCards: "Karten suchen", kind: "Art", tag: "Symbol", from: "ab", to: "bis", costFrom: "Kosten von", costTo: "Kosten bis",
  showAll: "Alle zeigen", oneCard: "{0} Karte", cards: "{0} Karten", cardsOf: "{0} von {1} Karten", noneFits: "Keine Karte passt.",
  noCards: "Hier werden die Karten dieses Sets stehen.", messagesTitle: "Meldungen", split: "Breite der Karten",
  broken: "{0} zu verbessern", over: "{0} zu lang", failing: "{0} erfüllt nicht", scenarios: "{0} Szenarien", oneScenario: "1 Szenario",
  fixAll: "Alles verbessern, wofür es nur einen Weg gibt",
  line: "Zeile {0}", noMistakes: "Keine Fehler.", readonly: "Das gehört zu einem anderen Set und kann gelesen, nicht geändert werden.",
  passes: "erfüllt", fails: "nicht erfüllt", skipped: "nicht gespielt", whatHappened: "Was geschah?", expected: "erwartet: {0}", was: "war: {0}",
  log: "Was geschah", noLog: "Es geschah nichts.", away: "Arsia antwortet nicht. Was du schreibst, wird hier aufgehoben; neuer Versuch …",
  back: "Arsia ist wieder da.", notSaved: "Nicht gespeichert.", chooseFirst: "{0} wurde von einem anderen Programm geändert: bitte erst wählen.",
  gone: "{0} gibt es nicht mehr.", renewed: "{0} wurde außerhalb geändert und ist neu gezeigt.",
  changedOutside: "{0} wurde außerhalb geändert, und du hast eigene Änderungen.", goneOutside: "{0} wurde außerhalb gelöscht, und du hast eigene Änderungen.",
  compare: "Vergleichen", theirs: "Nimm, was dort ist", mine: "Behalte meines", dropMine: "Verwirf es", compareTitle: "Was dort ist, und deines",
  compareHint: "Links, was jetzt dort ist, rechts dein Text.", renameTitle: "„{0}“ überall umbenennen", newName: "Neuer Name", renameOk: "Umbenennen",
  renamed: "An {0} Stellen umbenannt; noch nicht gespeichert.", places: "Wo „{0}“ steht", found: "{0} Zeilen", noDefinition: "Hier steht kein Name.",
  meaning: "Was es bedeutet", nothingKnown: "Zu dieser Stelle ist nichts zu sagen.", fileName: "Name der Datei", create: "Anlegen", fileActions: "{0} umbenennen oder löschen",
  renameFile: "Datei umbenennen", deleteFile: "Datei löschen", deleteSure: "„{0}“ und alles darin wird gelöscht. Das lässt sich nicht zurücknehmen.", delete: "Löschen",
  cardName: "Name der Karte", cardKind: "Was für eine Karte?", addCard: "Schreiben", notACard: "Am Cursor ist keine Karte, für die ein Szenario begonnen werden kann.",
  playTitle: "Schnelle Partien", playing: "Es wird gespielt …", playAgain: "Noch einmal", playedIn: "in {0} von {1} Partien gespielt", playedBy: "{0} in Partie {1}, Generation {2}",
  neverPlayed: "Nie gespielt: {0}", unplayed: "Das kann noch nicht gespielt werden: {0}", leftOut: "Wegen Fehlern ausgelassen: {0}", wholeGames: "Die Partien",
  game: "Partie {0}, {1} Generationen",
  printTitle: "PDFs machen", sheets: "Bögen zum Ausschneiden", booklet: "Heft mit dem Text aller Karten", summary: "Übersicht als Tabelle", paper: "Papier",
  make: "Machen", making: "Die Seiten werden gesetzt …", open: "Öffnen", download: "Herunterladen", printEmpty: "Bitte wählen, was gemacht wird.",
  beginTitle: "Ein neues Set", beginText: "Drei Fragen, dann kann geschrieben werden. Alles lässt sich später ändern.", beginName: "Wie heißt dein Set?",
  beginUses: "Worauf baut es auf?", beginFirst: "Was ist seine erste Karte?", begin: "Beginnen", beginFolder: "Es liegt in {0}.", openSet: "Oder weiter mit einem, das es gibt:",
  name: "Name", fileBroken: "Fehler: {0}", fileUnsaved: "nicht gespeichert", running: "Szenarien laufen …", bundled: "nur zu lesen",
  helpText: "Schreibe links; die Karte rechts folgt. Was rot markiert ist, wird unter dem Text erklärt, oft mit einem Knopf, der es verbessert. „Was darf hier stehen?“ zeigt, was am Cursor geschrieben werden kann, „Wie schreibt man das?“ findet eine Karte des Spiels, die tut, was du willst. Szenarien laufen von selbst.",
  checking: "Die Karten werden angesehen …", offer: "Was darf hier stehen?", offerTip: "Zeigen, was am Cursor geschrieben werden kann (Strg-Leertaste)",
  examples: "Wie schreibt man das?", examplesTip: "Die Karten durchsuchen, die Arsia mitbringt, und ihre Zeilen sehen", examplesTitle: "Wie schreibt man das?",
  examplesText: "Suche in den Karten des Spiels nach dem, was sie sagen: links die Worte der Karte (englisch), daneben die Zeilen, die sie machen.",
  examplesHint: "zum Beispiel: draw 2 cards", searchExamples: "Worte einer Karte", beginLike: "So eine beginnen",
  strength: "Wie stark?", strengthTip: "Durch Partien von Bots herausfinden, wie stark jede Karte ist", strengthTitle: "Wie stark sind meine Karten?",
  strengthText: "Bots spielen viele Partien mit diesen Karten, und was sie mit jeder gewannen, sagt, wie stark sie ist und was sie kosten sollte. Das dauert einige Minuten, in denen du weiterschreiben kannst. Die Partien liegen in study.duckdb bei den Karten.",
  studyNone: "Es gibt noch keine Partien.", studyGames: "{0} Partien sind da.", studyGoes: "Studie: {0} von {1} Partien", studyBegin: "Die Partien spielen", studyMore: "Mehr Partien spielen",
  studyStop: "Anhalten", studyOver: "Die Studie ist fertig: {0} Partien.",
  offerNone: "Hier gibt es nichts anzubieten. Beginne darunter eine neue Zeile, dort schon.",
  green: "grün", blue: "blau", red: "rot",
  keys: "Tasten", keySave: "speichern", keyComplete: "was hier stehen darf", keyFix: "verbessern, was hier markiert ist", keyNext: "nächster Fehler", keyHover: "was es bedeutet",
  keyDefine: "wo ein Name erklärt ist", keyRefer: "wo ein Name steht", keyRename: "überall umbenennen", keyFind: "in dieser Datei suchen", keyFold: "einklappen, ausklappen",
  keyPane: "nächster Teil der Seite", keyTab: "den Text mit Tab verlassen", keyUndo: "zurück, vor", keyComment: "Kommentar",
};

/** What the editor itself says, in other languages than its own. */
const PHRASES: Record<string, Record<string, string>> = {
  de: {
    Find: "Suchen", Replace: "Ersetzen", next: "weiter", previous: "zurück", all: "alle", "match case": "Groß und klein", regexp: "Muster",
    "by word": "ganze Wörter", replace: "ersetzen", "replace all": "alle ersetzen", close: "schließen", "replaced $ matches": "$ Stellen ersetzt",
    "current match": "diese Stelle", "on line": "in Zeile", "$ unchanged lines": "$ gleiche Zeilen", Completions: "Was hier stehen kann",
    "Go to line": "Zu Zeile", go: "hin", "Folded lines": "Eingeklappte Zeilen", "Unfolded lines": "Ausgeklappte Zeilen",
    "folded code": "eingeklappt", unfold: "ausklappen", "Fold line": "einklappen", "Unfold line": "ausklappen", Diagnostics: "Meldungen",
  },
};

const TABLES: Record<string, Record<Key, string>> = { en: EN, de: DE };
let table: Record<Key, string> = EN;
export let spoken = "en";

/** From now on; English where the page does not know a language that the cards know. */
export function speak(language: string): void {
  spoken = language;
  table = TABLES[language] ?? EN;
  document.documentElement.lang = language in TABLES ? language : "en";
}

export const phrases = (): Record<string, string> => PHRASES[spoken] ?? {};

export function say(key: Key, ...values: string[]): string {
  return table[key].replace(/\{(\d)\}/g, (_, n: string) => values[Number(n)] ?? "");
}
