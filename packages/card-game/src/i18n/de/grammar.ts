import { germanNumber } from '@slapwise/kernel'

export const formatPoints = (count: number): string =>
  count === 1 ? 'einen Punkt' : `${germanNumber(count)} Punkte`

/** Wo es auf die Zahl ankommt: «eine Karte», «4 Karten». */
export const formatExactCardCount = (count: number): string =>
  count === 1 ? 'eine Karte' : `${count} Karten`
