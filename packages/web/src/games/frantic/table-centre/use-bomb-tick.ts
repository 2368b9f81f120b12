import { useEffect, useRef } from 'react'
import { playSounds } from '../../../feedback/play-sounds.ts'

/** Whether a countdown has begun or gone on. */
export const hasTicked = (before: number | undefined, now: number | undefined): boolean =>
  now !== undefined && now !== before

/** Ticks whenever `turnsLeft` changes, but not for a table that has just been opened. */
export function useBombTick(turnsLeft: number | undefined): void {
  const before = useRef(turnsLeft)
  useEffect(() => {
    if (hasTicked(before.current, turnsLeft)) playSounds('bomb-tick')
    before.current = turnsLeft
  }, [turnsLeft])
}
