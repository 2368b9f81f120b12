import type { SeatView } from './messages.ts'

/** Whether somebody sits there, a person or a bot. */
export const isSeatTaken = ({ member, bot }: Pick<SeatView, 'member' | 'bot'>): boolean =>
  member !== null || bot !== null
