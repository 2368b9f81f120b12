import type { HandMessages } from '../messages/hand.ts'

export const hand: HandMessages = {
  sort: 'Ordnung deiner Hand',
  sorts: { colour: 'Nach Farbe', number: 'Nach Zahl', drawn: 'Wie gezogen' },
}
