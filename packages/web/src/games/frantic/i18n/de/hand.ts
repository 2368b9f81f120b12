import type { HandMessages } from '../messages/hand.ts'

export const handMessages: HandMessages = {
  sort: 'Ordnung deiner Hand',
  sorts: { colour: 'Nach Farbe', number: 'Nach Zahl', drawn: 'Wie gezogen' },
}
