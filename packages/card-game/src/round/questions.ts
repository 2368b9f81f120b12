import { createPromptFactory, type Prompt, type Seat } from '@slapwise/kernel'
import type { CardId } from '../model/face.ts'
import type { GameScript, OptionType, Question } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { NO, PASS, YES } from './answer-codes.ts'

export const { oneOf, acknowledge } = createPromptFactory<Question, OptionType>()

export function* chooseOne(
  seat: Seat,
  question: Question,
  of: OptionType,
  options: readonly number[],
): GameScript<number> {
  return (yield oneOf(seat, question, of, options)) as number
}

/** A prompt for several of the options; the fallback takes the first ones. */
const someOfPrompt = (
  seat: Seat,
  question: Question,
  of: OptionType,
  options: readonly number[],
  count: number,
): Prompt<Question> => ({
  seat,
  mode: 'decide',
  question,
  choice: { kind: 'some', of, options, count },
  fallback: options.slice(0, count),
})

export function* chooseSome(
  seat: Seat,
  question: Question,
  of: OptionType,
  options: readonly number[],
  count: number,
): GameScript<readonly number[]> {
  return (yield someOfPrompt(seat, question, of, options, count)) as readonly number[]
}

/** Asks which of `seats` gets each of `total` equal pieces. The answer keeps the order in which they were named. */
export function* chooseAllotment(
  seat: Seat,
  question: Question,
  seats: readonly Seat[],
  total: number,
): GameScript<readonly Seat[]> {
  return (yield {
    seat,
    mode: 'decide',
    question,
    choice: { kind: 'allot', of: 'seat', options: seats, total },
    fallback: new Array<Seat>(total).fill(seats[0]),
  }) as readonly Seat[]
}

/** Asks which of `seats` gets each of the cards. */
export function* chooseAssignment(
  seat: Seat,
  question: Question,
  seats: readonly Seat[],
  cards: readonly CardId[],
): GameScript<readonly Seat[]> {
  return (yield {
    seat,
    mode: 'decide',
    question,
    choice: { kind: 'assign', of: 'seat', options: seats, items: cards },
    fallback: cards.map((_, i) => seats[i % seats.length]),
  }) as readonly Seat[]
}

/** The fallback is no. */
export function* askYesNo(seat: Seat, question: Question): GameScript<boolean> {
  return (yield { ...oneOf(seat, question, 'word', [YES, NO]), fallback: NO }) === YES
}

/**
 * Asks for one of the candidates; null if there are none. A single candidate is not asked for, since it follows from
 * open information.
 */
export function* choosePlayer(
  seat: Seat,
  question: Question,
  candidates: readonly Seat[],
): GameScript<Seat | null> {
  if (candidates.length < 2) return candidates[0] ?? null
  return (yield oneOf(seat, question, 'seat', candidates)) as Seat
}

/** Asks for one of the candidates, or nobody. */
export function* choosePlayerOrNobody(
  seat: Seat,
  question: Question,
  candidates: readonly Seat[],
): GameScript<Seat | null> {
  if (candidates.length === 0) return null
  const chosen = (yield oneOf(seat, question, 'seat', [PASS, ...candidates])) as Seat
  return chosen === PASS ? null : chosen
}

/**
 * Asks for `count` cards of the player’s hand, or as many as there are. Whether it asks depends only on the hand size,
 * so that nobody learns from a missing question which cards cannot be given.
 */
export function* chooseFromHand(
  table: Table,
  seat: Seat,
  count: number,
  question: Question,
  allowed: (card: CardId) => boolean = () => true,
): GameScript<readonly CardId[]> {
  const hand = table.hands[seat]
  const options = hand.filter(allowed)
  if (hand.length <= count) return options
  const wanted = Math.min(count, options.length)
  return (yield someOfPrompt(seat, question, 'card', options, wanted)) as readonly CardId[]
}

/** Asks for `count` of the cards, which `seat` can see; takes all without asking if there are no more. */
export function* chooseOpenCards(
  seat: Seat,
  cards: readonly CardId[],
  count: number,
  question: Question,
): GameScript<readonly CardId[]> {
  const options = cards.slice()
  return options.length <= count ? options : yield* chooseSome(seat, question, 'card', options, count)
}

/** Asks each seat for one card of their hand; the answers are secret until all have chosen. */
export function* chooseOneCardEach(
  table: Table,
  seats: readonly Seat[],
  question: Question,
): GameScript<readonly CardId[]> {
  if (seats.length === 0) return []
  return (yield seats.map((seat) =>
    oneOf(seat, question, 'card', table.hands[seat].slice()),
  )) as readonly CardId[]
}
