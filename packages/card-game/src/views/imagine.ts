import {
  type Answer,
  accepts,
  below,
  type Prompt,
  type Random,
  type Seat,
  shuffle,
  shuffled,
} from '@slapwise/kernel'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { PowerId } from '../model/power-kind.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { copyTable } from '../table/copy-table.ts'
import { cardIn } from '../table/powers.ts'
import { has } from '../table/seats.ts'
import { viewOf } from './view.ts'

/** For each card, the card that lies in its place in the imagined match. */
type Relabelling = readonly CardId[]

const TRIES = 4
const SEEDS = 2 ** 30

/**
 * The match as it might be for all that `viewer` knows: the cards they cannot know are dealt anew, to the same hands
 * and piles, and chance takes another course from here. In the middle of an effect the deal is changed before the
 * effect, and the answers since are given again with the new cards; a deal that would have shown the viewer anything
 * else on the way is dropped and another one tried, with fewer and fewer cards changed.
 */
export function imagine(match: CardMatch, viewer: Seat, random: Random): CardMatch {
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
const seenBy = (match: CardMatch, viewer: Seat): string =>
  JSON.stringify({ ...viewOf(match, viewer), mayTakeBack: false })

/** The cards that the viewer cannot know: not before the running effect, and not now. */
export function hiddenFrom(match: CardMatch, viewer: Seat): CardId[] {
  const before = match.base.knownTo
  const now = match.state.knownTo
  const hidden: CardId[] = []
  for (let card = 0; card < now.length; card++) if (!has(before[card] | now[card], viewer)) hidden.push(card)
  return hidden
}

function redeal(
  match: CardMatch,
  viewer: Seat,
  hidden: CardId[],
  changed: number,
  random: Random,
): CardMatch | null {
  const relabelling = relabel(match.state.setup.faces.length, hidden, changed, random)
  const table = relabelled(match.base, relabelling)
  redealPowers(table, match, viewer, random)
  shuffleRules(table, match, random)
  shuffleEvents(table, match.base.eventPile.length - match.state.eventPile.length, random)
  return match.replayed(table, (prompt, answer) =>
    prompt.seat === viewer ? answer : inOtherHands(prompt, answer, relabelling),
  )
}

function relabel(cards: number, hidden: CardId[], changed: number, random: Random): Relabelling {
  shuffle(random, hidden)
  const from = hidden.slice(0, changed)
  const to = from.slice()
  shuffle(random, to)
  const map = Array.from({ length: cards }, (_, card) => card)
  from.forEach((card, i) => {
    map[card] = to[i]
  })
  return map
}

function relabelled(table: Table, map: Relabelling): Table {
  const other = copyTable(table, null)
  for (const cards of [...other.hands, other.drawPile])
    for (let i = 0; i < cards.length; i++) cards[i] = map[cards[i]]
  other.aside = table.aside.map((cards) => cards.map((card) => map[card]))
  table.knownTo.forEach((seats, card) => {
    other.knownTo[map[card]] = seats
  })
  return other
}

/** Closed power cards of others and the pile are dealt anew, but for those that have come to light since. */
function redealPowers(table: Table, match: CardMatch, viewer: Seat, random: Random): void {
  const known = (power: PowerId) =>
    power === match.state.powerUsed ||
    has(match.base.powersKnownTo[power] | match.state.powersKnownTo[power], viewer)
  const hidden = table.setup.powerNumbers.filter((power) => !known(power))
  const dealt = shuffled(random, hidden)
  const anew = (power: PowerId) => dealt[hidden.indexOf(power)] ?? power
  table.powers = table.powers.map((held) => held.map(({ power, open }) => ({ power: anew(power), open })))
  table.powerPile = table.powerPile.map(anew)
  const before = table.powersKnownTo
  table.powersKnownTo = before.map((_, power) => before[hidden[dealt.indexOf(power)] ?? power])
}

/** A pile that was drawn from since stays as it is. */
function shuffleRules(table: Table, { base, state }: CardMatch, random: Random): void {
  if (base.rulePile.join() === state.rulePile.join()) table.rulePile = shuffled(random, table.rulePile)
}

/** The events turned over since stay on top; a pile that was reshuffled since stays as it is. */
function shuffleEvents(table: Table, turnedOver: number, random: Random): void {
  if (turnedOver < 0) return
  const hidden = table.eventPile.length - turnedOver
  table.eventPile = [...shuffled(random, table.eventPile.slice(0, hidden)), ...table.eventPile.slice(hidden)]
}

/** The same answer with the new cards; where it cannot be given with those, the safe one. */
function inOtherHands(prompt: Prompt<Question>, answer: Answer, map: Relabelling): Answer {
  if (prompt.choice.of !== 'card') return answer
  const relabelCard = (choice: number) => {
    const card = cardIn(choice)
    return card < 0 ? choice : choice - card + map[card]
  }
  const mapped = typeof answer === 'number' ? relabelCard(answer) : answer.map(relabelCard)
  return accepts(prompt.choice, mapped) ? mapped : prompt.fallback
}
