import { preferences } from '../preferences/preferences.ts'

/** Milliseconds on, off, on. */
export type Pattern = readonly number[]

/** Large screens have the function too, and nothing that shakes. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Browsers grumble about a page that shakes before anybody has touched it. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

export function vibrate(pattern: Pattern | null): void {
  if (pattern && preferences.get().vibration && canVibrate() && isTouched()) navigator.vibrate([...pattern])
}
