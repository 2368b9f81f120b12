import { accepts, below, Match, type Random, type Seat, shuffle } from '@slapwise/kernel'
import type { BoardMatch } from '../board-rules.ts'
import type { CardId } from '../model/kind.ts'
import type { Table } from '../model/table.ts'
import { copyTable } from '../table/copy-table.ts'
import { has } from '../table/seats.ts'
import { viewOf } from './view.ts'

const TRIES = 24
const SEEDS = 2 ** 30

/**
 * The match as it might be for all that `viewer` knows: the cards they cannot know are dealt anew, to the same hands
 * and the same pile, and chance takes another course from here. They are gathered in the order of their numbers and
 * dealt in the order of the places where they lie, so that nothing depends on where they really are.
 */
export const imagine = (match: BoardMatch, viewer: Seat, random: Random): BoardMatch | null =>
  match.base === match.state ? betweenTurns(match, viewer, random) : inTurn(match, viewer, random)

/** Nothing that the viewer sees can change by it. */
function betweenTurns(match: BoardMatch, viewer: Seat, random: Random): BoardMatch {
  const table = redealt(match.base, hiddenFrom(match, viewer), random)
  match.rules.reseed(table, below(random, SEEDS))
  return new Match(match.rules, table)
}

/**
 * In the middle of a turn the deal is changed before it, and the answers since are given again, for they name kinds and
 * not cards; a deal that would have shown the viewer anything else on the way is dropped, and another one tried.
 */
function inTurn(match: BoardMatch, viewer: Seat, random: Random): BoardMatch | null {
  const seen = seenBy(match, viewer)
  const hidden = hiddenFrom(match, viewer)
  for (let i = 0; i < TRIES; i++) {
    const other = match.replayed(redealt(match.base, hidden, random), ({ choice }, answer) =>
      accepts(choice, answer) ? answer : null,
    )
    if (!other || seenBy(other, viewer) !== seen) continue
    other.reseed(below(random, SEEDS))
    return other
  }
  return null
}

/** All that the viewer sees, but for who has sealed an answer and for what can be taken back. */
function seenBy(match: BoardMatch, viewer: Seat): string {
  const asked = match.prompts.map((prompt) =>
    prompt.seat === viewer ? prompt : [prompt.seat, prompt.manner, prompt.question],
  )
  return JSON.stringify([asked, { ...viewOf(match, viewer), prompt: null, waiting: [], mayTakeBack: false }])
}

/** The cards that the viewer cannot know: not before this turn was carried out, and not now. */
export function hiddenFrom(match: BoardMatch, viewer: Seat): CardId[] {
  const before = match.base.knownTo
  return match.state.knownTo.flatMap((now, card) => (has(before[card] | now, viewer) ? [] : [card]))
}

function redealt(base: Table, hidden: readonly CardId[], random: Random): Table {
  const table = copyTable(base)
  const dealt = hidden.slice()
  shuffle(random, dealt)
  const isHidden = new Uint8Array(base.knownTo.length)
  for (const card of hidden) isHidden[card] = 1
  let next = 0
  for (const cards of [...table.hands, table.drawPile])
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (isHidden[card] === 0) continue
      cards[i] = dealt[next++]
      table.knownTo[cards[i]] = base.knownTo[card]
    }
  return table
}
