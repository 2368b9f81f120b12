import type { HandMessages } from '../messages/hand.ts'

export const hand: HandMessages = {
  sort: 'Order of your hand',
  sorts: { colour: 'By colour', number: 'By number', drawn: 'As drawn' },
}
