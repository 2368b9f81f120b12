import { preferred } from '../../../preferences/preferences.ts'
import { isOneOf } from '../../../preferences/read-preferences.ts'
import type { FranticState } from '../table/state.ts'

export const SORTS = ['colour', 'number', 'drawn'] as const

export type Sort = (typeof SORTS)[number]

/** How somebody holds their hand, on this device. */
export const { prefer: preferSort, use: useSort } = preferred<{ readonly sort: Sort }>({
  sort: ['colour', isOneOf(SORTS)],
})

/** By colour or by number, as a tidy person holds them, or as they came. */
export function sorted(
  { setup, match }: Pick<FranticState, 'setup' | 'match'>,
  sort: Sort,
): readonly number[] {
  const { hand } = match.own
  if (sort === 'drawn') return hand
  const byNumber = (card: number) => (sort === 'number' ? (setup.faces[card].number ?? 99) : 0)
  return hand.toSorted(
    (a, b) => byNumber(a) - byNumber(b) || setup.faces[a].index - setup.faces[b].index || a - b,
  )
}
