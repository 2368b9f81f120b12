import type { SettingsMessages } from '../messages/settings.ts'

export const settingsMessages: SettingsMessages = {
  groups: { board: 'Brett', length: 'Länge' },
  length: {
    name: 'Wie lange',
    description: 'Wer so viele Minuspunkte hat, beendet die Partie. Die wenigsten gewinnen.',
  },
  customLimit: {
    name: 'Eine Grenze nach Mass',
    description: 'Fünfzig sind einmal zum Totenkopf. Mehr ist eine Wanderung.',
    label: 'Eigene Grenze',
  },
  board: {
    name: 'Die Strasse',
    description: 'Was auf dem Brett gedruckt ist und welche Karten dazugehören.',
  },
  boardDescriptions: {
    house: 'Fünfzig Felder, zehn pro Reihe. Das für den Anfang.',
    'blind-alley': 'Dreissig Felder, sechs pro Reihe. Kurz und gemein.',
  },
  customBoard: {
    name: 'Ein eigenes Brett',
    description: 'Eine JSON-Datei in derselben Form wie unsere: rows, walls, teleports, cards.',
    choose: 'Datei wählen',
    paste: 'oder hier einfügen',
    use: 'Dieses Brett nehmen',
    notJson: 'Das ist kein JSON. Vielleicht ein Komma zu viel?',
    issue: (where, what) => (where ? `${where}: ${what}` : what),
  },
  settingErrors: {
    board: 'Auf diesem Brett lässt sich nicht spielen.',
    limit: 'Die Grenze ist eine Zahl von 1 bis 9999.',
  },
}
