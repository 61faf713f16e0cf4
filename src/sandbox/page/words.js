'use strict';
// Every word of the page itself, in a table for each language. What the bot says comes from the bot.
const WORDS = {
  en: {
    channels: 'Channels', playing: 'Playing as', showChannels: 'Show channels', messages: 'Messages',
    suggestions: 'Suggestions', composer: 'Message or command', hint: 'Type / for commands', send: 'Send',
    // The last line of the first page: the bot brings the others, and the buttons.
    simulated: 'This Discord is simulated, on your own machine.',
    help: '/help explains the games, /rules answers questions.',
    empty: 'Nothing here yet. Type / to see what the bot can do.',
    down: 'The bot is not running. What you type stays in the line until it is back.',
    lost: 'The connection to the simulator is lost. Is the program still running? What you type stays in the line.',
    back: 'Connected again, and the bot is running.', waiting: 'Your line still stands below: Enter sends it.',
    pressDown: 'The bot is not running, so nothing was pressed. Press again when it is back.',
    lineDown: 'The bot is not running. The line stays here; send it when the bot is back.',
    noSimulator: 'The simulator does not answer. Is the program still running?',
    failed: 'The bot did not answer in time, so this may not have been done. Try again.',
    gone: 'That is not there (any more).', late: 'The bot did not answer in time.',
    refused: why => `Not accepted: ${why}`, error: status => `Error ${status}`,
    used: (who, command) => `${who} used ${command}`, someone: 'someone', app: 'APP', edited: ' (edited)',
    thinking: who => `${who} is thinking`, onlyYou: 'Only you can see this · ', dismiss: 'Dismiss',
    picture: 'picture', enlarged: 'Enlarged picture', close: 'Close', choose: 'Choose',
    done: 'Done', doneWith: n => `Done (${n})`, submit: 'Submit', cancel: 'Cancel',
    enterSends: command => `Enter sends ${command}`, enterAsIs: what => `${what} – Enter sends it as it is`,
    nothingFits: what => `${what} – nothing fits`,
    direct: 'Direct messages from the bot',
    noCommand: 'There is no such command. Type / to see them all.', fillIn: what => `Please fill in ${what}.`,
    range: (what, least, most) => (Number.isFinite(least) && Number.isFinite(most) ? `${what}: a number from ${least} to ${most}.` : `${what}: a number is wanted.`),
    nobody: (who, all) => `Nobody here is called ${who}. There are: ${all}.`,
  },
  de: {
    channels: 'Kanäle', playing: 'Du spielst als', showChannels: 'Kanäle zeigen', messages: 'Nachrichten',
    suggestions: 'Vorschläge', composer: 'Nachricht oder Befehl', hint: '/ zeigt die Befehle', send: 'Senden',
    simulated: 'Dieses Discord ist simuliert, auf deinem Rechner.',
    help: '/hilfe erklärt die Spiele, /regeln beantwortet Fragen.',
    empty: 'Hier steht noch nichts. / zeigt, was der Bot kann.',
    down: 'Der Bot läuft gerade nicht. Was du tippst, bleibt in der Zeile stehen, bis er wieder da ist.',
    lost: 'Die Verbindung zum Simulator ist weg. Läuft das Programm noch? Was du tippst, bleibt in der Zeile stehen.',
    back: 'Wieder verbunden, der Bot läuft.', waiting: 'Deine Zeile steht noch unten: Enter schickt sie ab.',
    pressDown: 'Der Bot läuft gerade nicht, darum ist nichts geschehen. Drück noch einmal, wenn er wieder da ist.',
    lineDown: 'Der Bot läuft gerade nicht. Die Zeile bleibt stehen; schick sie ab, wenn er wieder da ist.',
    noSimulator: 'Der Simulator antwortet nicht. Läuft das Programm noch?',
    failed: 'Der Bot hat nicht rechtzeitig geantwortet; vielleicht ist nichts geschehen. Versuch es noch einmal.',
    gone: 'Das gibt es nicht (mehr).', late: 'Der Bot hat nicht rechtzeitig geantwortet.',
    refused: why => `Nicht angenommen: ${why}`, error: status => `Fehler ${status}`,
    used: (who, command) => `${who} hat ${command} benutzt`, someone: 'jemand', app: 'APP', edited: ' (bearbeitet)',
    thinking: who => `${who} denkt nach`, onlyYou: 'Das siehst nur du · ', dismiss: 'Ausblenden',
    picture: 'Bild', enlarged: 'Bild in groß', close: 'Schließen', choose: 'Auswählen',
    done: 'Fertig', doneWith: n => `Fertig (${n})`, submit: 'Absenden', cancel: 'Abbrechen',
    enterSends: command => `Enter schickt ${command} ab`, enterAsIs: what => `${what} – Enter schickt es so ab`,
    nothingFits: what => `${what} – nichts passt`,
    direct: 'Direktnachrichten vom Bot',
    noCommand: 'Diesen Befehl gibt es nicht. / zeigt alle.', fillIn: what => `Bitte gib an: ${what}.`,
    range: (what, least, most) => (Number.isFinite(least) && Number.isFinite(most) ? `${what}: eine Zahl von ${least} bis ${most}.` : `${what}: eine Zahl ist gefragt.`),
    nobody: (who, all) => `Hier heißt niemand ${who}. Es gibt: ${all}.`,
  },
};
/** The table for a locale: German, or English for all others. */
const tableOf = locale => (/^de\b/i.test(locale || '') ? 'de' : 'en');
let word = WORDS[tableOf(navigator.language)];

/** Puts the words of a language where the page itself stands: `data-word` is the text, `data-words` names attributes. */
function speak(locale) {
  const table = tableOf(locale);
  word = WORDS[table];
  document.documentElement.lang = table;
  for (const e of document.querySelectorAll('[data-word]')) e.textContent = word[e.dataset.word];
  for (const e of document.querySelectorAll('[data-words]')) for (const pair of e.dataset.words.split(' ')) e.setAttribute(...pair.split(':').map((part, i) => (i ? word[part] : part)));
}
