import { accepts, below, type Random, type Seat, shuffle } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import type { CardId } from '../model/kind.ts'
import type { Table } from '../model/table.ts'
import { copyTable } from '../table/copy-table.ts'
import { has } from '../table/seats.ts'
import { viewOf } from './view.ts'

const TRIES = 4
const SEEDS = 2 ** 30

/**
 * The match as it might be for all that `viewer` knows: the cards they cannot know are dealt anew, to the same hands
 * and the same pile, and chance takes another course from here. In the middle of a turn the deal is changed before it,
 * and the answers since are given again; a deal that would have shown the viewer anything else on the way is dropped and
 * another one tried, with fewer and fewer cards changed.
 */
export function imagine(match: BoardMatch, viewer: Seat, random: Random): BoardMatch {
  const seen = seenBy(match, viewer)
  const hidden = hiddenFrom(match, viewer)
  for (let changed = hidden.length; ; changed >>= 1) {
    for (let i = 0; i < TRIES; i++) {
      const other = redeal(match, viewer, hidden, changed, random)
      if (other && seenBy(other, viewer) === seen) {
        other.reseed(below(random, SEEDS))
        return other
      }
    }
  }
}

/** All that the viewer sees, but for what they can take back: in an imagined match everything is final. */
const seenBy = (match: BoardMatch, viewer: Seat): string =>
  JSON.stringify({ ...viewOf(match, viewer), mayTakeBack: false })

/** The cards that the viewer cannot know: not before this turn was carried out, and not now. */
export function hiddenFrom(match: BoardMatch, viewer: Seat): CardId[] {
  const before = match.base.knownTo
  return match.state.knownTo.flatMap((now, card) => (has(before[card] | now, viewer) ? [] : [card]))
}

function redeal(
  match: BoardMatch,
  viewer: Seat,
  hidden: CardId[],
  changed: number,
  random: Random,
): BoardMatch | null {
  const map = relabel(match.state.setup.cards, hidden, changed, random)
  // What others have sealed goes along if they could have sealed it with these cards.
  return match.replayed(relabelled(match.base, map), ({ seat, choice, fallback }, answer) =>
    seat === viewer || accepts(choice, answer) ? answer : fallback,
  )
}

function relabel(cards: readonly CardId[], hidden: CardId[], changed: number, random: Random): CardId[] {
  shuffle(random, hidden)
  const from = hidden.slice(0, changed)
  const to = from.slice()
  shuffle(random, to)
  const map = cards.slice()
  from.forEach((card, i) => {
    map[card] = to[i]
  })
  return map
}

function relabelled(table: Table, map: readonly CardId[]): Table {
  const other = copyTable(table)
  for (const cards of [...other.hands, other.drawPile])
    for (let i = 0; i < cards.length; i++) cards[i] = map[cards[i]]
  table.knownTo.forEach((seats, card) => {
    other.knownTo[map[card]] = seats
  })
  return other
}
