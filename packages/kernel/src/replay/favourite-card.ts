import type { TextFormatter } from '../i18n/text-formatter.ts'
import type { Seat } from '../match/script.ts'

/** The card that one player played more often than anybody played any other. */
export interface FavouriteCard {
  readonly seat: Seat
  readonly card: string
  readonly count: number
}

/** Once is no favourite. Of equal counts, the one that was reached first. */
const MIN_COUNT = 2

export function findFavouriteCard(
  facts: readonly object[],
  { formatPlayedCard }: Pick<TextFormatter, 'formatPlayedCard'>,
): FavouriteCard | null {
  const counts = new Map<string, number>()
  let favourite: FavouriteCard | null = null
  for (const fact of facts) {
    const played = formatPlayedCard(fact)
    if (!played) continue
    const key = `${played.seat} ${played.card}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > (favourite?.count ?? MIN_COUNT - 1)) favourite = { ...played, count }
  }
  return favourite
}
