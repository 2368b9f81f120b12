import { applyMildNames } from '@slapwise/card-game'
import { useMemo } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'

type NamedThing = Parameters<typeof applyMildNames>[0][number]

/** Cards, events and the like as this person wants them called. */
export function useNamesByPreference<T extends NamedThing>(things: readonly T[]): readonly T[] {
  const { mildNames } = usePreferences()
  return useMemo(() => applyMildNames(things, mildNames), [things, mildNames])
}
