import type { SettingsMessages } from '../messages/settings.ts'

export const settingsMessages: SettingsMessages = {
  groups: { board: 'Board', length: 'Length' },
  length: {
    name: 'How long',
    description: 'Whoever gets this many minus points ends the match. The fewest win.',
  },
  customLimit: {
    name: 'A limit to your taste',
    description: 'Fifty is one trip to the skull. More is a walk.',
    label: 'Own limit',
  },
  board: { name: 'The street', description: 'What is printed on the board, and which cards come with it.' },
  boardDescriptions: {
    house: 'Fifty spaces, ten to a row. The one to start with.',
    'blind-alley': 'Thirty spaces, six to a row. Short and nasty.',
  },
  customBoard: {
    name: 'A board of your own',
    description: 'A JSON file of the same form as ours: rows, walls, teleports, cards.',
    choose: 'Choose a file',
    paste: 'or paste it here',
    use: 'Use this board',
    notJson: 'That is no JSON. A comma too many, perhaps?',
    issue: (where, what) => (where ? `${where}: ${what}` : what),
  },
  settingErrors: { board: 'This board cannot be played on.', limit: 'A limit is a number from 1 to 9999.' },
}
