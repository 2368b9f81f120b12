import type { BoardWords } from '../board-words.ts'

export const meaning: BoardWords['meaning'] = {
  'set-up': 'It lies there for everybody, you too, and acts from the first turn on.',
  lay: 'It has done its work and only lies there now, on whatever is best covered.',
}
