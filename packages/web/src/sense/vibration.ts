import { preferences } from '../preferences.ts'

/** Milliseconds on, off, on. */
export type Pattern = readonly number[]

/** Large screens have the function too, and nothing that shakes. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export function vibrate(pattern: Pattern | null): void {
  if (pattern && preferences.get().vibration && canVibrate()) navigator.vibrate([...pattern])
}
