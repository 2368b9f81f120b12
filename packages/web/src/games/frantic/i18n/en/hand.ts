import type { HandMessages } from '../messages/hand.ts'

export const handMessages: HandMessages = {
  sort: 'Order of your hand',
  sorts: { colour: 'By colour', number: 'By number', drawn: 'As drawn' },
}
