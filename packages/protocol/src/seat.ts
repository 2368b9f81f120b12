import type { SeatView } from './messages.ts'

/** Whether somebody sits there, a person or a bot. */
export const isSeatTaken = ({ member, botLevel }: Pick<SeatView, 'member' | 'botLevel'>): boolean =>
  member !== null || botLevel !== null
