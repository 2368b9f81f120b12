import type { EventSeries, FaceIndex, Setup, VisibleFact } from '@slapwise/card-game'
import type { Seat } from '@slapwise/kernel'
import type { FranticState } from './state.ts'

/** A card that was turned over or laid for an event. */
export interface EventCard {
  readonly face: FaceIndex
  /** The player who laid it; null if it came from a pile. */
  readonly layer: Seat | null
  /** The player who has taken it. */
  readonly taker: Seat | null
}

/** The event that is being carried out, as far as it is on stage. */
export interface EventInProgress {
  readonly id: string
  readonly series: EventSeries | null
  readonly cards: readonly EventCard[]
  /** The points of the cards that lie there, or of all if they are being taken; null if they do not matter. */
  readonly sum: number | null
  /** The sum that must not be exceeded. */
  readonly limit: number | null
}

/** Events in which the points of the cards matter. */
const SUM_LIMITS: ReadonlyMap<string, number | null> = new Map([
  ['black-jack', 21],
  ['gambling-man', null],
  ['market', null],
  ['tsunami', null],
])

/** The facts before which no event can have begun that is still carried out. */
const TURN_STARTS: ReadonlySet<VisibleFact['kind']> = new Set([
  'played',
  'passed',
  'skipped',
  'opened',
  'round-began',
  'round-over',
])

const CARD_MOVES: ReadonlySet<VisibleFact['kind']> = new Set([
  'turned-over',
  'turned-up',
  'laid',
  'picked',
  'recycled',
])

/** Null if no event is being carried out. */
export function findEventInProgress(state: FranticState): EventInProgress | null {
  const { match, stageStep, newFacts } = state
  const isOnStage = stageStep?.isLast === false || newFacts.some(({ kind }) => CARD_MOVES.has(kind))
  if (match.table.phase !== 'resolving' && !isOnStage) return null
  return readEvent(state.log, state.setup)
}

/** The last event of the turn at the end of a log. */
export function readEvent(log: readonly VisibleFact[], setup: Setup): EventInProgress | null {
  const start = log.findLastIndex(({ kind }) => kind === 'event' || TURN_STARTS.has(kind))
  const event = log[start]
  if (event?.kind !== 'event') return null
  const cards = log
    .slice(start + 1)
    .filter(({ kind }) => kind !== 'recycled' || event.event === 'rewind')
    .reduce<readonly EventCard[]>(moveCards, [])
  const limit = SUM_LIMITS.get(event.event)
  return {
    id: event.event,
    series: event.series ?? null,
    cards,
    sum: limit === undefined || cards.length === 0 ? null : sumPoints(cards, setup),
    limit: limit ?? null,
  }
}

const sumPoints = (cards: readonly EventCard[], { prints }: Setup): number => {
  const lying = cards.filter(({ taker }) => taker === null)
  return (lying.length > 0 ? lying : cards).reduce((sum, { face }) => sum + prints[face].points, 0)
}

function moveCards(cards: readonly EventCard[], fact: VisibleFact): readonly EventCard[] {
  switch (fact.kind) {
    case 'turned-over':
      return [...cards, ...fact.faces.map((face) => ({ face, layer: null, taker: null }))]
    case 'turned-up':
      return [...cards, { face: fact.face, layer: null, taker: null }]
    case 'laid':
      return [...cards, { face: fact.face, layer: fact.seat, taker: null }]
    case 'recycled':
      return [...cards, { face: fact.face, layer: null, taker: fact.seat }]
    case 'picked':
      return fact.faces.reduce((lying, face) => takeCard(lying, face, fact.seat), cards)
    default:
      return cards
  }
}

function takeCard(cards: readonly EventCard[], face: FaceIndex, taker: Seat): readonly EventCard[] {
  const place = cards.findIndex((card) => card.face === face && card.taker === null)
  return place < 0 ? cards : cards.with(place, { ...cards[place], taker })
}
