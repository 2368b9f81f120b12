import { type Answer, hasSeat, isLegalAnswer, type Seat, singleSeat, toVisibleFact } from '@slapwise/kernel'
import type { IndistinguishablePair, PairedStep } from '@slapwise/kernel/testing'
import type { CardMatch } from '../card-rules.ts'
import type { CardId } from '../model/face.ts'
import type { Fact } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { knowersOf } from '../table/knowledge.ts'
import { decodeCard } from '../table/powers.ts'

/** One step in a match and in a determinized copy that the viewer cannot tell from it. */
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

/** Gives both matches the same random state, event pile and rule pile: what they bring is learnt only as it happens. */
function copyRandomness(from: Table, to: Table): void {
  to.random = { ...from.random }
  to.eventPile = from.eventPile.slice()
  to.rulePile = from.rulePile
}

/** The answer with the cards of the other match; null if it is not legal there. */
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

/** Maps each card to the card in the same place of the other match. */
export function cardMappingBetween(match: CardMatch, other: CardMatch): CardId[] {
  const map = match.state.setup.faces.map((_, card) => card)
  const otherCards = cardsByPlace(other.state)
  cardsByPlace(match.state).forEach((card, i) => {
    map[card] = otherCards[i]
  })
  return map
}

/**
 * Whether the viewer knows a card that has another place in the other match: one just revealed, or one they had seen
 * before and that was set aside face down in only one of the matches.
 */
const hasLearntCard = (viewer: Seat, map: readonly CardId[], match: CardMatch): boolean =>
  map.some((other, card) => other !== card && hasSeat(knowersOf(match.state, card), viewer))

/** Whether the viewer has seen a power card that they did not know: opened, drawn or swapped. */
const seesNewPower = (viewer: Seat, before: CardMatch, now: CardMatch): boolean =>
  powersKnownToViewer(viewer, now).some((power) => !powersKnownToViewer(viewer, before).includes(power))

const powersKnownToViewer = (viewer: Seat, { state }: CardMatch): number[] =>
  state.powersKnownTo.flatMap((seats, power) => ((seats & singleSeat(viewer)) === 0 ? [] : [power]))

/** Power cards that the viewer was shown, even if they have returned to the pile since. */
const powersShownTo = (viewer: Seat, { state }: CardMatch): string =>
  state
    .facts!.map((fact) => toVisibleFact(fact, viewer))
    .flatMap((fact) => [...(fact.powers ?? []), ...(fact.kind === 'activated' ? [fact.power] : [])])
    .join()

/** Whether cards were shown and shuffled among others within the same step: `knownTo` no longer tells. */
const hasMixedShownCards = ({ state }: CardMatch): boolean =>
  state.facts!.some(({ secretPart }) => secretPart?.cards) &&
  state.facts!.some(
    ({ publicPart }) => publicPart.kind === 'mixed-hands' || publicPart.kind === 'shuffled-onto-pile',
  )

/** Whether an effect has disclosed something about hidden cards: their points, or the number of special cards. */
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
