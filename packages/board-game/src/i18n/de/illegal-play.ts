import type { BoardMessages } from '../board-messages.ts'
import { colourNames } from './colours.ts'

export const formatIllegalPlay: BoardMessages['formatIllegalPlay'] = (reason, { title }) => {
  switch (reason?.because) {
    case 'not-yours':
      return 'Die Karte hast du nicht.'
    case 'no-such-space':
      return 'Dieses Feld gibt es nicht.'
    case 'start':
      return 'Der Start bleibt frei.'
    case 'end':
      return 'Der Totenkopf wird nicht zugedeckt.'
    case 'teleport':
      return 'Gullys werden nie zugedeckt.'
    case 'white':
      return 'Weisse Karten werden nie zugedeckt.'
    case 'other-colour':
      return `Dort liegt ${title(reason.lies)}: Darauf darf nur ${colourNames[reason.colour]}, Bunt oder Weiss.`
    case 'points-nowhere':
      return 'Diese Karte zeigt nirgendwohin.'
    case 'needs-direction':
      return 'Sag, wohin sie auf der Strasse zeigt: vor oder zurück.'
    case 'no-wall':
      return 'Auf dieser Seite ist keine Wand mit einem Feld dahinter.'
    case undefined:
      return 'So nicht, und jetzt nicht.'
  }
}
