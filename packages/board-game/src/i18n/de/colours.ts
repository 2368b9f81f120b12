import type { BoardMessages } from '../board-messages.ts'

export const colourNames: BoardMessages['colours'] = {
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  multicoloured: 'Bunt',
  white: 'Weiss',
}

export const colourTimingTexts: BoardMessages['colourTimings'] = {
  blue: 'wirkt, wenn du sie spielst',
  red: 'wirkt, wenn deine Bewegung darauf endet, und bewegt dich weiter',
  green: 'wirkt, wenn deine Bewegung darauf endet',
  yellow: 'wirkt, wenn du ihr Feld betrittst',
  multicoloured: 'wirkt, wenn du sie reinwirfst, egal, wer dran ist',
  white: 'hat eigene Regeln, darf auf alles ausser Weiss und wird nie zugedeckt',
}
