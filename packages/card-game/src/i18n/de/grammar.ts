import { germanNumber } from '@slapwise/kernel'

export const formatPoints = (count: number): string =>
  count === 1 ? 'einen Punkt' : `${germanNumber(count)} Punkte`

/** «eine Karte», «4 Karten»: wenn die genaue Zahl wichtig ist. */
export const formatExactCardCount = (count: number): string =>
  count === 1 ? 'eine Karte' : `${count} Karten`
