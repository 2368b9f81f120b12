import type { Pattern } from '../games/frantic/sense/pattern-of.ts'
import { preferences } from '../preferences.ts'

/** Large screens have the function too, and nothing that shakes. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export function vibrate(pattern: Pattern | null): void {
  if (pattern && preferences.get().vibration && canVibrate()) navigator.vibrate([...pattern])
}
