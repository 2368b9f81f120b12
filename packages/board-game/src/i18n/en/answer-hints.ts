import type { BoardMessages } from '../board-messages.ts'

export const answerHintMessages: BoardMessages['answerHints'] = {
  'set-up': 'It lies there for everybody, you too, and acts from the first turn on.',
  lay: 'It has done its work and only lies there now, on whatever is best covered.',
}
