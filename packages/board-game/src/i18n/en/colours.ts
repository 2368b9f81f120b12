import type { BoardMessages } from '../board-messages.ts'

export const colourNames: BoardMessages['colours'] = {
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  multicoloured: 'multicoloured',
  white: 'white',
}

export const colourTimingTexts: BoardMessages['colourTimings'] = {
  blue: 'acts when you play it',
  red: 'acts when your movement ends on it, and moves you on',
  green: 'acts when your movement ends on it',
  yellow: 'acts when you enter its space',
  multicoloured: 'acts when you throw it in, in and out of turn',
  white: 'has rules of its own, goes on anything but white, and is never covered',
}
