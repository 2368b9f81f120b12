import { preferences } from '../preferences/preferences.ts'

/** Milliseconds on, off, on. */
export type VibrationPattern = readonly number[]

/** Large screens have the function too, and nothing that shakes. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Browsers grumble about a page that shakes before anybody has touched it. */
const hasUserActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? true

export function vibrate(pattern: VibrationPattern | null): void {
  if (pattern && preferences.get().vibration && canVibrate() && hasUserActivation())
    navigator.vibrate([...pattern])
}
