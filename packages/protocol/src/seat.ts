import type { SeatView } from './messages.ts'

/** Whether a person or a bot has the seat. */
export const isSeatTaken = ({ member, botLevel }: Pick<SeatView, 'member' | 'botLevel'>): boolean =>
  member !== null || botLevel !== null
