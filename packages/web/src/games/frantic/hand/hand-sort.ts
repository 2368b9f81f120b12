import { isOneOf } from '../../../preferences/preference-schema.ts'
import { createPreferenceStore } from '../../../preferences/preferences.ts'
import type { FranticState } from '../table/state.ts'

export const HAND_SORTS = ['colour', 'number', 'drawn'] as const

export type HandSort = (typeof HAND_SORTS)[number]

/** The preference for sorting the hand, stored on this device. */
export const { update: setHandSort, use: useHandSort } = createPreferenceStore<{ readonly sort: HandSort }>({
  sort: ['colour', isOneOf(HAND_SORTS)],
})

/** Sorts by colour or number, or keeps the order of drawing. */
export function sortHand(
  { setup, match }: Pick<FranticState, 'setup' | 'match'>,
  sort: HandSort,
): readonly number[] {
  const { hand } = match.own
  if (sort === 'drawn') return hand
  const byNumber = (card: number) => (sort === 'number' ? (setup.faces[card].number ?? 99) : 0)
  return hand.toSorted(
    (a, b) => byNumber(a) - byNumber(b) || setup.faces[a].index - setup.faces[b].index || a - b,
  )
}
