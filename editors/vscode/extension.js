// Starts `arsia serve --stdio` for files of cards; all that is known of them is known there.

const { LanguageClient } = require("vscode-languageclient/node");
const { workspace } = require("vscode");

let client;

exports.activate = function () {
  const command = workspace.getConfiguration("arsia").get("command");
  const watcher = workspace.createFileSystemWatcher("**/*.mars");
  client = new LanguageClient(
    "arsia",
    "Arsia",
    { command, args: ["serve", "--stdio"] },
    { documentSelector: [{ scheme: "file", language: "mars" }], synchronize: { fileEvents: watcher } },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
