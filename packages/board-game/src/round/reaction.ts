import { createReactionPrompts, listThrownCards, type ReactionWindow, type Seat } from '@slapwise/kernel'
import type { CardId } from '../model/card-kind.ts'
import type { DieToRoll, GameScript, Question, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { allSeats } from '../table/seats.ts'
import { kindOf, place, throwIn } from '../table/verbs.ts'
import { choosePlacement, legalPlacementsOfKind } from './questions.ts'

interface WindowOptions {
  readonly reaction: Reaction
  readonly mode: 'react' | 'glance'
  readonly seats: readonly Seat[]
  /** The card or event that can be answered, and the player who caused it. */
  readonly source: string
  readonly about: Seat
  /** The die that can be answered. */
  readonly die?: DieToRoll
}

/** Asks `seats` for a reaction; the first one in order who throws the card in places it on the board. */
export function* askFirstReaction(table: Table, options: WindowOptions): GameScript<Seat | null> {
  const window = createWindow(table, options)
  if (window.seats.length === 0) return null
  const thrown = listThrownCards(window, yield createReactionPrompts(window))
  if (thrown.length === 0) return null
  const first = thrown[0]
  throwIn(table, first.seat, first.card)
  const question: Question = { ask: 'lay', source: table.setup.kinds[first.card].id }
  const where = yield* choosePlacement(table, first.seat, question, () =>
    legalPlacementsOfKind(table, first.card),
  )
  place(table, first.seat, where!)
  return first.seat
}

/** Creates a prompt only for seats that could hold the card, judged by public information. */
function createWindow(
  table: Table,
  { reaction, mode, seats, source, about, die }: WindowOptions,
): ReactionWindow<Question> {
  const { kind, copies } = table.setup.reactionCards[reaction]
  const someAreHidden = copies.some((copy) => !isKnownToAll(table, copy))
  return {
    mode,
    question: { ask: reaction, source, about, ...(die && { die }) },
    seats: seats.filter((seat) => couldHold(table, seat, copies, someAreHidden)),
    heldCards: (seat) => (table.hands[seat].some((card) => kindOf(table, card) === kind) ? [kind] : []),
  }
}

const isKnownToAll = (table: Table, card: CardId): boolean => table.knownTo[card] === allSeats(table)

/** Whether a seat could hold one of these cards, as far as everybody knows. */
function couldHold(table: Table, seat: Seat, copies: readonly CardId[], someAreHidden: boolean): boolean {
  return table.hands[seat].some((card) => (isKnownToAll(table, card) ? copies.includes(card) : someAreHidden))
}
