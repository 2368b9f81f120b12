import { type Answer, hasSeat, isLegalAnswer, type Seat, singleSeat, toVisibleFact } from '@slapwise/kernel'
import type { IndistinguishablePair, PairedStep } from '@slapwise/kernel/testing'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { Fact } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { knowersOf } from '../table/knowledge.ts'
import { decodeCard } from '../table/powers.ts'

/** One step in a match and in one that a viewer imagines. */
export function stepPair({
  viewer,
  origin,
  actual,
  alternative,
}: IndistinguishablePair<CardMatch>): PairedStep {
  copyRandomness(actual.state, alternative.state)
  const map = cardMappingBetween(actual, alternative)
  const either = (has: (match: CardMatch) => boolean) => has(actual) || has(alternative)
  return {
    translateAnswer: (seat, answer) => translateAnswer(alternative, seat, answer, map),
    hasRevealedDifference: () =>
      either((match) => hasLearntCard(viewer, map, match)) ||
      either((match) => seesNewPower(viewer, origin, match)) ||
      powersShownTo(viewer, actual) !== powersShownTo(viewer, alternative) ||
      hasMixedShownCards(actual) ||
      hasDisclosingEffect(actual.state.facts!, origin.state.facts!),
  }
}

const cardsByPlace = ({ hands, aside, drawPile }: Table): number[] => [
  ...hands.flat(),
  ...aside.flat(),
  ...drawPile,
]

/** The same luck in both: which events and rule cards come, and which cards are drawn blindly, is learnt as it happens. */
function copyRandomness(from: Table, to: Table): void {
  to.random = { ...from.random }
  to.eventPile = from.eventPile.slice()
  to.rulePile = from.rulePile
}

/** The answer as it would be given there; null if the cards do not allow it. */
function translateAnswer(
  alternative: CardMatch,
  seat: Seat,
  answer: Answer,
  map: readonly CardId[],
): Answer | null {
  const { choice } = alternative.promptFor(seat)!
  const relabelled = (c: number) => (c < 0 ? c : c - decodeCard(c) + map[decodeCard(c)])
  const card = (c: number) => (choice.of === 'card' ? relabelled(c) : c)
  const mapped = typeof answer === 'number' ? card(answer) : answer.map(card)
  return isLegalAnswer(choice, mapped) ? mapped : null
}

/** Which card lies in the other match where each card lies in this one. */
export function cardMappingBetween(match: CardMatch, other: CardMatch): CardId[] {
  const map = match.state.setup.faces.map((_, card) => card)
  const theirs = cardsByPlace(other.state)
  cardsByPlace(match.state).forEach((card, i) => {
    map[card] = theirs[i]
  })
  return map
}

/**
 * Whether the viewer knows a card that lies elsewhere in the other match: one that came to light, or one that they have
 * seen before and that somebody has set aside face down here, but not there.
 */
const hasLearntCard = (viewer: Seat, map: readonly CardId[], match: CardMatch): boolean =>
  map.some((other, card) => other !== card && hasSeat(knowersOf(match.state, card), viewer))

/** Whether a power card has come to light for the viewer: opened, drawn or swapped. */
const seesNewPower = (viewer: Seat, before: CardMatch, now: CardMatch): boolean =>
  powersKnownToViewer(viewer, now).some((power) => !powersKnownToViewer(viewer, before).includes(power))

const powersKnownToViewer = (viewer: Seat, { state }: CardMatch): number[] =>
  state.powersKnownTo.flatMap((seats, power) => ((seats & singleSeat(viewer)) === 0 ? [] : [power]))

/** Power cards that the viewer was shown, and that may have gone back into the pile since. */
const powersShownTo = (viewer: Seat, { state }: CardMatch): string =>
  state
    .facts!.map((fact) => toVisibleFact(fact, viewer))
    .flatMap((fact) => [...(fact.powers ?? []), ...(fact.kind === 'activated' ? [fact.power] : [])])
    .join()

/** Whether cards were shown and then mixed with others in the same step: then nothing is left by which to tell. */
const hasMixedShownCards = ({ state }: CardMatch): boolean =>
  state.facts!.some(({ secretPart }) => secretPart?.cards) &&
  state.facts!.some(
    ({ publicPart }) => publicPart.kind === 'mixed-hands' || publicPart.kind === 'shuffled-onto-pile',
  )

/** Some effects tell everybody something about hidden cards: their points, or how many of them are special. */
function hasDisclosingEffect(facts: readonly Fact[], before: readonly Fact[]): boolean {
  const last = before.findLast((fact) => effectIdsOf(fact).length > 0)
  return [...(last ? [last] : []), ...facts]
    .flatMap(effectIdsOf)
    .some((play) => DISCLOSING_EFFECTS.includes(play))
}

const DISCLOSING_EFFECTS = ['double-taxation', 'riot', 'special-favours', 'special-charge']

/** The attack, power or event that a fact is about. */
function effectIdsOf({ publicPart }: Fact): string[] {
  if (publicPart.kind === 'attacked') return [publicPart.card]
  if (publicPart.kind === 'activated') return [publicPart.power]
  return publicPart.kind === 'event' ? [publicPart.event] : []
}
