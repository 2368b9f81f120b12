import { askReactions, type ReactionWindow, type Seat } from '@slapwise/kernel'
import type { CardId } from '../model/card-kind.ts'
import type { GameScript, Question, Reaction } from '../model/question.ts'
import type { Table } from '../model/table.ts'
import { allSeats } from '../table/seats.ts'
import { kindOf, place, throwIn } from '../table/verbs.ts'
import { choosePlacement, legalPlacementsOfKind } from './questions.ts'

interface WindowOptions {
  readonly reaction: Reaction
  readonly manner: 'react' | 'glance'
  readonly seats: readonly Seat[]
  /** The card that gives the occasion, and whose deed it is. */
  readonly source: string
  readonly about: Seat
}

/** The first of `seats` who throws the card in and places it on the board. */
export function* askFirstReaction(table: Table, occasion: WindowOptions): GameScript<Seat | null> {
  const [first] = yield* askReactions(createWindow(table, occasion))
  if (!first) return null
  throwIn(table, first.seat, first.card)
  const question: Question = { ask: 'lay', source: table.setup.kinds[first.card].id }
  const where = yield* choosePlacement(first.seat, question, () => legalPlacementsOfKind(table, first.card))
  place(table, first.seat, where!)
  return first.seat
}

/** It does not open where open information rules the card out. */
function createWindow(
  table: Table,
  { reaction, manner, seats, source, about }: WindowOptions,
): ReactionWindow<Question> {
  const { kind, copies } = table.setup.reactionCards[reaction]
  return {
    mode: manner,
    question: { ask: reaction, source, about },
    seats: seats.filter((seat) => couldHold(table, seat, copies)),
    heldCards: (seat) => (table.hands[seat].some((card) => kindOf(table, card) === kind) ? [kind] : []),
  }
}

const isKnownToAll = (table: Table, card: CardId): boolean => table.knownTo[card] === allSeats(table)

/** For all that everybody knows: of a card that all have seen they know where it is. */
function couldHold(table: Table, seat: Seat, copies: readonly CardId[]): boolean {
  const someAreHidden = copies.some((copy) => !isKnownToAll(table, copy))
  return table.hands[seat].some((card) => (isKnownToAll(table, card) ? copies.includes(card) : someAreHidden))
}
