import { type Answer, accepts, has, only, type Seat, told } from '@slapwise/kernel'
import type { Pair, Stride } from '@slapwise/kernel/testing'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { Fact } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { knowersOf } from '../table/knowledge.ts'
import { cardIn } from '../table/powers.ts'

/** One step in a match and in one that a viewer imagines. */
export function stride({ viewer, before, here, there }: Pair<CardMatch>): Stride {
  shareChance(here.state, there.state)
  const map = relabellingOf(here, there)
  const either = (has: (match: CardMatch) => boolean) => has(here) || has(there)
  return {
    answerThere: (seat, answer) => sameAnswer(there, seat, answer, map),
    hasLearnt: () =>
      either((match) => hasLearnt(viewer, map, match)) ||
      either((match) => seesNewPower(viewer, before, match)) ||
      shownPowers(viewer, here) !== shownPowers(viewer, there) ||
      forgets(here) ||
      tellsByRule(here.state.facts!, before.state.facts!),
  }
}

const places = ({ hands, aside, drawPile }: Table): number[] => [
  ...hands.flat(),
  ...aside.flat(),
  ...drawPile,
]

/** The same luck in both: which events and rule cards come, and which cards are drawn blindly, is learnt as it happens. */
function shareChance(from: Table, to: Table): void {
  to.random = { ...from.random }
  to.eventPile = from.eventPile.slice()
  to.rulePile = from.rulePile
}

/** The answer as it would be given there; null if the cards do not allow it. */
function sameAnswer(there: CardMatch, seat: Seat, answer: Answer, map: readonly CardId[]): Answer | null {
  const { choice } = there.promptFor(seat)!
  const relabelled = (c: number) => (c < 0 ? c : c - cardIn(c) + map[cardIn(c)])
  const card = (c: number) => (choice.of === 'card' ? relabelled(c) : c)
  const mapped = typeof answer === 'number' ? card(answer) : answer.map(card)
  return accepts(choice, mapped) ? mapped : null
}

/** Which card lies in the other match where each card lies in this one. */
export function relabellingOf(match: CardMatch, other: CardMatch): CardId[] {
  const map = match.state.setup.faces.map((_, card) => card)
  const theirs = places(other.state)
  places(match.state).forEach((card, i) => {
    map[card] = theirs[i]
  })
  return map
}

/**
 * Whether the viewer knows a card that lies elsewhere in the other match: one that came to light, or one that they have
 * seen before and that somebody has set aside face down here, but not there.
 */
const hasLearnt = (viewer: Seat, map: readonly CardId[], match: CardMatch): boolean =>
  map.some((other, card) => other !== card && has(knowersOf(match.state, card), viewer))

/** Whether a power card has come to light for the viewer: opened, drawn or swapped. */
const seesNewPower = (viewer: Seat, before: CardMatch, now: CardMatch): boolean =>
  seenPowers(viewer, now).some((power) => !seenPowers(viewer, before).includes(power))

const seenPowers = (viewer: Seat, { state }: CardMatch): number[] =>
  state.powersKnownTo.flatMap((seats, power) => ((seats & only(viewer)) === 0 ? [] : [power]))

/** Power cards that the viewer was shown, and that may have gone back into the pile since. */
const shownPowers = (viewer: Seat, { state }: CardMatch): string =>
  state
    .facts!.map((fact) => told(fact, viewer))
    .flatMap((news) => [...(news.powers ?? []), ...(news.kind === 'activated' ? [news.power] : [])])
    .join()

/** Whether cards were shown and then mixed with others in the same step: then nothing is left by which to tell. */
const forgets = ({ state }: CardMatch): boolean =>
  state.facts!.some(({ secret }) => secret?.cards) &&
  state.facts!.some(({ news }) => news.kind === 'mixed-hands' || news.kind === 'shuffled-onto-pile')

/** Some effects tell everybody something about hidden cards: their points, or how many of them are special. */
function tellsByRule(facts: readonly Fact[], before: readonly Fact[]): boolean {
  const last = before.findLast((fact) => playOf(fact).length > 0)
  return [...(last ? [last] : []), ...facts].flatMap(playOf).some((play) => TELLING.includes(play))
}

const TELLING = ['double-taxation', 'riot', 'special-favours', 'special-charge']

/** The attack, power or event that a fact is about. */
function playOf({ news }: Fact): string[] {
  if (news.kind === 'attacked') return [news.card]
  if (news.kind === 'activated') return [news.power]
  return news.kind === 'event' ? [news.event] : []
}
