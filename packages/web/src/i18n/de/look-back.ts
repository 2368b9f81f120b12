import type { LookBackMessages } from '../messages/look-back.ts'
import { formatList } from './grammar.ts'

export const lookBackMessages: LookBackMessages = {
  moment: (round, awaited) =>
    awaited.length === 0
      ? `Rückblick: Runde ${round}`
      : `Rückblick: Runde ${round}, am Zug: ${formatList(awaited)}`,
  stepBack: 'Einen Schritt zurück',
  stepForward: 'Einen Schritt weiter',
  toPresent: 'Ins Jetzt',
  notices: { asked: 'Jetzt: Du bist dran!', concerned: 'Gerade ist dir etwas passiert.' },
  failed: 'Die Vergangenheit ist gerade besetzt. Gleich nochmal.',
  open: 'Zurückschauen',
  goHere: 'Zu diesem Moment',
  anonymousPlayer: (seat) => `Platz ${seat}`,
}
