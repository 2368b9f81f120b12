import type { Seat } from '@slapwise/kernel'
import type { Space } from '../model/board.ts'
import type { CardId, KindIndex } from '../model/card-kind.ts'
import type { PublicFact } from '../model/facts.ts'
import type { Setup } from '../model/setup.ts'
import type { Table } from '../model/table.ts'
import { D6 } from '../round/dice.ts'
import { carryOutMovement, walkDirectionOf } from '../round/movement.ts'
import { copyTable } from '../table/copy-table.ts'
import { createEmptyTable } from '../table/empty-table.ts'
import { decodeCard, decodeDirection, encodePlacedCard } from '../table/placed-card.ts'
import type { Placement } from '../table/placement.ts'
import { ownSpaces, setHand } from '../table/shared-lists.ts'
import { place } from '../table/verbs.ts'
import type { PublicView } from './view.ts'

/** The path that follows from a roll, up to the next die, question or end of the turn. */
export interface RollForecast {
  readonly roll: number
  /** Starts with the space of the token; only that space if it stays there. */
  readonly path: readonly Space[]
  /** The card or numbered teleport at which the rest becomes unpredictable. */
  readonly openEndedBy: string | null
}

type VisibleBoard = Pick<
  PublicView,
  'spaces' | 'teleports' | 'tokens' | 'turn' | 'isBackward' | 'isGhost' | 'event'
>

/**
 * Computes the path for each roll from 1 to 6, if `seat` first plays `placement`, or in the current state of the turn.
 * Null if no roll of `seat` follows. It runs the engine itself, on a table without any other cards in hands.
 */
export function forecastRolls(
  setup: Setup,
  view: VisibleBoard,
  seat: Seat,
  placement: Placement | null,
): readonly RollForecast[] | null {
  const table = createForecastTable(setup, view, seat, placement?.kind ?? null)
  if (!placement && seat === view.turn) {
    // Events that move a token say *forward*, also after Reverse.
    table.isBackward = view.isBackward && view.event === null
    table.isGhost = view.isGhost
  }
  if (placement) {
    const card = place(table, seat, placement)
    const then = setup.kinds[placement.kind].onPlayed?.(table, seat, card) ?? 'move'
    if (then !== 'move') return null
  }
  return Array.from({ length: D6 }, (_, i) => forecastRoll(copyTable(table), view.tokens[seat], seat, i + 1))
}

function forecastRoll(table: Table, from: Space, seat: Seat, rolled: number): RollForecast {
  table.facts = []
  const flown = table.tokens[seat] === from ? [] : [table.tokens[seat]]
  carryOutMovement(table, seat, rolled, walkDirectionOf(table, seat), null).next()
  const facts = table.facts.map((fact) => fact.publicPart)
  const chance = facts.findIndex(({ kind }) => kind === 'rolled' || kind === 'attacked')
  const certain = chance < 0 ? facts : facts.slice(0, chance)
  const path = [from, ...flown, ...certain.flatMap((one) => pathOf(one, seat))]
  return { roll: rolled, path, openEndedBy: findOpenEnd(certain, path[path.length - 1]) }
}

const pathOf = (fact: PublicFact, seat: Seat): readonly Space[] =>
  fact.kind === 'moved' && fact.seat === seat ? fact.path.slice(1) : []

/** The card that has taken effect at the end of the path, after which the outcome is open. */
function findOpenEnd(facts: readonly PublicFact[], end: Space): string | null {
  const last = facts.at(-1)
  return last?.kind === 'triggered' && last.space === end ? last.source : null
}

/** The visible board, with no cards in hands except the one that is played. */
function createForecastTable(setup: Setup, view: VisibleBoard, seat: Seat, held: KindIndex | null): Table {
  const { table: empty, cardsByKind } = emptyBoardFor(setup)
  const table = copyTable(empty)
  const left = cardsByKind.map(({ length }) => length)
  const takeOut = (kind: KindIndex): CardId => cardsByKind[kind][--left[kind]]
  view.spaces.forEach((cards, space) => {
    if (cards.length > 0)
      ownSpaces(table)[space] = cards.map((card) =>
        encodePlacedCard(takeOut(decodeCard(card)), decodeDirection(card)),
      )
  })
  table.teleports = view.teleports
  table.tokens = view.tokens.slice()
  table.turn = seat
  if (held !== null) setHand(table, seat, [takeOut(held)])
  return table
}

/** The table before the first deal, and the cards of each kind. */
interface EmptyBoard {
  readonly table: Table
  readonly cardsByKind: readonly (readonly CardId[])[]
}

/** Cached by setup: bots request many forecasts within a match. */
const emptyBoards = new WeakMap<Setup, EmptyBoard>()

function emptyBoardFor(setup: Setup): EmptyBoard {
  const cached = emptyBoards.get(setup)
  if (cached) return cached
  const cardsByKind = setup.kinds.map((_, kind) =>
    setup.cards.filter((card) => setup.kindOfCard[card] === kind),
  )
  const empty = { table: createEmptyTable(setup, ''), cardsByKind }
  emptyBoards.set(setup, empty)
  return empty
}
