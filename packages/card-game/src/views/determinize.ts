import {
  type Answer,
  isKnownTo,
  type Knower,
  Match,
  type Prompt,
  type Random,
  randomBelow,
  shuffle,
  singleSeat,
} from '@slapwise/kernel'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { PowerId } from '../model/power-kind.ts'
import type { Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { copyTable } from '../table/copy-table.ts'
import { knowersOf, setKnowers } from '../table/knowledge.ts'
import { decodeCard } from '../table/powers.ts'
import { ownDrawPile, ownHand } from '../table/shared-lists.ts'
import { isSameInformationSet } from './information-set.ts'

const MAX_TRIES = 24
const SEED_COUNT = 2 ** 30

/**
 * Samples a match that looks the same to `viewer`: hidden cards are dealt anew to the same hands and piles, and the
 * random generator gets a new state. Hidden cards are collected in the order of their ids and dealt in the order of
 * places, so that the result does not depend on where they really are. Null if no sample was found.
 */
export const determinize = (match: CardMatch, viewer: Knower, random: Random): CardMatch | null =>
  match.base === match.state
    ? determinizeAtTurn(match, viewer, random)
    : determinizeInEffect(match, viewer, random)

/** Between effects any deal looks the same to the viewer. */
function determinizeAtTurn(match: CardMatch, viewer: Knower, random: Random): CardMatch {
  const table = createRedealtTable(match, viewer, cardsHiddenFrom(match, viewer), random)
  match.rules.reseed(table, randomBelow(random, SEED_COUNT), viewer)
  return new Match(match.rules, table)
}

/**
 * Within an effect, the deal before it is changed, and the answers since then are replayed with other hidden cards. A
 * deal that would have shown the viewer something else is rejected, and another one tried.
 */
function determinizeInEffect(match: CardMatch, viewer: Knower, random: Random): CardMatch | null {
  const hidden = cardsHiddenFrom(match, viewer)
  const unknown = new Set(hidden)
  for (let i = 0; i < MAX_TRIES; i++) {
    const table = createRedealtTable(match, viewer, hidden, random)
    const other = match.replayFrom(table, (prompt, answer) =>
      isKnownTo(singleSeat(prompt.seat), viewer)
        ? answer
        : substituteHiddenCards(prompt, answer, unknown, random),
    )
    if (!other || !isSameInformationSet(match, other, viewer)) continue
    other.reseed(randomBelow(random, SEED_COUNT), viewer)
    return other
  }
  return null
}

/** The cards that the viewer knows neither before the running effect nor now. */
export function cardsHiddenFrom(match: CardMatch, viewer: Knower): CardId[] {
  const { base, state } = match
  const hidden: CardId[] = []
  for (const card of state.setup.cards)
    if (!isKnownTo(knowersOf(base, card) | knowersOf(state, card), viewer)) hidden.push(card)
  return hidden
}

function createRedealtTable(
  match: CardMatch,
  viewer: Knower,
  hidden: readonly CardId[],
  random: Random,
): Table {
  const table = copyTable(match.base)
  redealCards(table, match.base, hidden, random)
  if (table.setup.powers.length > 0) redealPowers(table, match, viewer, random)
  return table
}

function redealCards(table: Table, base: Table, hidden: readonly CardId[], random: Random): void {
  const dealt = hidden.slice()
  shuffle(random, dealt)
  const isHidden = new Uint8Array(table.setup.cards.length)
  for (const card of hidden) isHidden[card] = 1
  let next = 0
  const deal = (cards: CardId[]): CardId[] => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i]
      if (isHidden[card] === 0) continue
      const other = dealt[next++]
      setKnowers(table, other, knowersOf(base, card))
      cards[i] = other
    }
    return cards
  }
  for (let seat = 0; seat < table.hands.length; seat++) deal(ownHand(table, seat))
  if (table.aside.some((cards) => cards.length > 0))
    table.aside = table.aside.map((cards) => deal([...cards]))
  deal(ownDrawPile(table))
}

/**
 * Deals the power cards that `viewer` does not know anew, to players and pile. Cards revealed in the running effect
 * stay where they are.
 */
function redealPowers(table: Table, { base, state }: CardMatch, viewer: Knower, random: Random): void {
  const isHidden = (power: PowerId) =>
    power !== state.powerUsed && !isKnownTo(base.powersKnownTo[power] | state.powersKnownTo[power], viewer)
  const dealt = table.setup.powerNumbers.filter(isHidden)
  shuffle(random, dealt)
  const knownTo = table.powersKnownTo.slice()
  let next = 0
  const deal = (power: PowerId): PowerId => {
    if (!isHidden(power)) return power
    const other = dealt[next++]
    knownTo[other] = base.powersKnownTo[power]
    return other
  }
  table.powers = table.powers.map((held) => held.map(({ power, open }) => ({ power: deal(power), open })))
  table.powerPile = table.powerPile.map(deal)
  table.powersKnownTo = knownTo
}

/** The answer with random other hidden cards; null if there are not enough. */
function substituteHiddenCards(
  { choice }: Prompt<Question>,
  answer: Answer,
  unknown: ReadonlySet<CardId>,
  random: Random,
): Answer | null {
  if (choice.of !== 'card') return answer
  const left = choice.options.filter((option) => unknown.has(decodeCard(option)))
  shuffle(random, left)
  const replace = (option: number) => (unknown.has(decodeCard(option)) ? left.pop() : option)
  if (typeof answer === 'number') return replace(answer) ?? null
  const others = answer.map(replace)
  return others.includes(undefined) ? null : (others as number[])
}
