import { applyMildNames } from '@slapwise/card-game'
import { useMemo } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'

type NamedThing = Parameters<typeof applyMildNames>[0][number]

/** Items with mild names, if the preference is set. */
export function useNamesByPreference<T extends NamedThing>(things: readonly T[]): readonly T[] {
  const { mildNames } = usePreferences()
  return useMemo(() => applyMildNames(things, mildNames), [things, mildNames])
}
