import type { DesignMessages } from '../messages/design.ts'

export const designMessages: DesignMessages = {
  title: 'How the board looks',
  boards: 'Boards',
  cards: 'Cards',
  pieces: 'Tokens, dice, manholes',
  events: 'Events',
  moments: 'Moments',
}
