import { named } from '@slapwise/card-game'
import { useMemo } from 'react'
import { usePreferences } from '../../../preferences/preferences.ts'

type Worded = Parameters<typeof named>[0][number]

/** Cards, events and the like as this person wants them called. */
export function useNamed<T extends Worded>(things: readonly T[]): readonly T[] {
  const { mildNames } = usePreferences()
  return useMemo(() => named(things, mildNames), [things, mildNames])
}
