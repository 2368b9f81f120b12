import type { LookBackMessages } from '../messages/look-back.ts'
import { formatList } from './grammar.ts'

export const lookBackMessages: LookBackMessages = {
  moment: (round, awaited) =>
    awaited.length === 0
      ? `Looking back: round ${round}`
      : `Looking back: round ${round}, ${formatList(awaited)} to move`,
  stepBack: 'One step back',
  stepForward: 'One step on',
  toPresent: 'Back to now',
  notices: { asked: 'Now: your turn!', concerned: 'Something has just happened to you.' },
  failed: 'The past is busy. Try again in a moment.',
  open: 'Look back',
  goHere: 'Go to this moment',
  anonymousPlayer: (seat) => `Player ${seat}`,
}
