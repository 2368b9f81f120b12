import { preferences } from '../preferences/preferences.ts'

/** Milliseconds on, off, on, … */
export type VibrationPattern = readonly number[]

/** Desktop browsers have `navigator.vibrate`, too, but no motor: only touch devices count. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Browsers log an error if a page vibrates before the first user gesture. */
const hasUserActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? true

export function vibrate(pattern: VibrationPattern | null): void {
  if (pattern && preferences.get().vibration && canVibrate() && hasUserActivation())
    navigator.vibrate([...pattern])
}
