import {
  ATTACK_DURATION,
  type FactMark,
  LONG_DURATION,
  MOMENT_DURATION,
  NORMAL_DURATION,
  ROUTINE_DURATION,
  readingDuration,
  type Seat,
  SHORT_DURATION,
  type StepDuration,
  ZERO_DURATION,
} from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { Fact, PublicFact } from '../model/facts.ts'
import { CARD_SETS } from '../sets/index.ts'

/** The properties of all facts of a kind, the same for all viewers. Their sentences are in `i18n/`, by language. */
interface FactKind<N> {
  /**
   * Whether it discloses something that cannot be taken back: hidden cards that are turned over, drawn, shown or passed
   * on. `by-others`: playing one’s own card discloses nothing to oneself, but to the others.
   */
  readonly reveals: boolean | 'by-others'
  /** The time for which a client shows the fact. */
  readonly duration: StepDuration | ((fact: N) => StepDuration)
  /**
   * The seats to which it happens by chance or by another player; missing if it happens to nobody. `actor` is the seat
   * whose answer led to the fact, if it is known.
   */
  readonly affects?: (fact: N, actor: Seat | null) => readonly Seat[]
  /** Its mark on the timeline of a match; missing if it has none. */
  readonly mark?: FactMark
}

type EventFact = Extract<PublicFact, { readonly kind: 'event' }>

const READING_TIMES: ReadonlyMap<string, StepDuration> = new Map(
  Object.values(CARD_SETS)
    .flatMap(({ events }): readonly EventKind[] => events)
    .map(({ id, text }) => [id, readingDuration(Object.values(text))]),
)

const readingDurationOf = ({ event }: EventFact): StepDuration => READING_TIMES.get(event) ?? LONG_DURATION

const FACT_KINDS: {
  readonly [K in PublicFact['kind']]: FactKind<Extract<PublicFact, { readonly kind: K }>>
} = {
  'round-began': { reveals: true, duration: ZERO_DURATION, mark: 'round' },
  dealt: { reveals: true, duration: ZERO_DURATION },
  opened: { reveals: true, duration: NORMAL_DURATION },
  played: { reveals: 'by-others', duration: NORMAL_DURATION },
  'threw-in': {
    reveals: true,
    duration: ({ as }) => (as === 'nice-try' ? MOMENT_DURATION : LONG_DURATION),
  },
  imitated: { reveals: false, duration: NORMAL_DURATION },
  showed: { reveals: false, duration: ZERO_DURATION },
  drew: {
    reveals: true,
    duration: ROUTINE_DURATION,
    affects: ({ seat }, actor) => (seat === actor ? [] : [seat]),
  },
  passed: { reveals: false, duration: { ...SHORT_DURATION, isRoutine: true } },
  wished: { reveals: false, duration: NORMAL_DURATION },
  attacked: {
    reveals: false,
    duration: ATTACK_DURATION,
    affects: ({ victims }) => victims,
    mark: 'attack',
  },
  gave: { reveals: true, duration: NORMAL_DURATION, affects: ({ to }) => [to] },
  took: { reveals: true, duration: NORMAL_DURATION, affects: ({ from }) => [from] },
  'drew-powers': { reveals: true, duration: NORMAL_DURATION },
  'returned-powers': { reveals: true, duration: NORMAL_DURATION },
  activated: { reveals: 'by-others', duration: NORMAL_DURATION },
  recharged: { reveals: false, duration: NORMAL_DURATION },
  'swapped-powers': { reveals: true, duration: NORMAL_DURATION, affects: ({ seats }) => seats },
  'turned-round': { reveals: false, duration: NORMAL_DURATION },
  blocked: { reveals: false, duration: NORMAL_DURATION },
  'called-black': { reveals: false, duration: NORMAL_DURATION },
  recycled: { reveals: false, duration: NORMAL_DURATION },
  'turned-up': { reveals: true, duration: NORMAL_DURATION },
  found: { reveals: true, duration: NORMAL_DURATION, affects: ({ seat }) => [seat] },
  looked: { reveals: true, duration: NORMAL_DURATION },
  'took-openly': { reveals: true, duration: LONG_DURATION, affects: ({ from }) => [from] },
  scored: { reveals: true, duration: NORMAL_DURATION, affects: ({ seat }) => [seat] },
  'swapped-scores': { reveals: false, duration: NORMAL_DURATION, affects: ({ seats }) => seats },
  'shuffled-onto-pile': { reveals: true, duration: NORMAL_DURATION, affects: ({ seats }) => seats },
  'events-shown': { reveals: true, duration: NORMAL_DURATION },
  'set-aside': { reveals: true, duration: SHORT_DURATION },
  'took-up': { reveals: true, duration: ZERO_DURATION, affects: ({ seat }) => [seat] },
  discarded: { reveals: 'by-others', duration: NORMAL_DURATION },
  'turned-over': { reveals: true, duration: NORMAL_DURATION },
  laid: { reveals: 'by-others', duration: SHORT_DURATION },
  picked: { reveals: false, duration: SHORT_DURATION },
  'swapped-hands': { reveals: true, duration: NORMAL_DURATION, affects: ({ seats }) => seats },
  'passed-hands': { reveals: true, duration: NORMAL_DURATION, affects: ({ to }) => to },
  'mixed-hands': { reveals: true, duration: NORMAL_DURATION, affects: ({ seats }) => seats },
  'opened-hands': { reveals: true, duration: NORMAL_DURATION },
  'will-skip': { reveals: false, duration: NORMAL_DURATION, affects: ({ seat }) => [seat] },
  skipped: { reveals: false, duration: SHORT_DURATION, affects: ({ seat }) => [seat] },
  event: { reveals: true, duration: readingDurationOf, mark: 'event' },
  'time-bomb': {
    reveals: true,
    duration: { ...LONG_DURATION, isExclusive: true },
    affects: ({ seats }) => seats,
    mark: 'event',
  },
  'drew-rules': { reveals: true, duration: NORMAL_DURATION },
  'no-effect': { reveals: true, duration: SHORT_DURATION },
  'round-over': {
    reveals: true,
    duration: ({ finishers }) => (finishers.length > 1 ? MOMENT_DURATION : NORMAL_DURATION),
    mark: 'finish',
  },
  'match-over': { reveals: true, duration: ZERO_DURATION },
  undid: { reveals: false, duration: SHORT_DURATION },
  'took-over': { reveals: false, duration: ZERO_DURATION },
}

/**
 * Whether this fact makes the decision of `seat` that led to it final. It reads the public part, so that all players
 * can tell.
 */
export function isRevealing({ publicPart }: Fact, seat: Seat): boolean {
  const how = FACT_KINDS[publicPart.kind].reveals
  return how === 'by-others' ? !('seat' in publicPart) || publicPart.seat !== seat : how
}

export function stepDurationOf(fact: PublicFact): StepDuration {
  const { duration } = FACT_KINDS[fact.kind] as FactKind<PublicFact>
  return typeof duration === 'function' ? duration(fact) : duration
}

export const affectedSeatsOf = (fact: PublicFact, actor: Seat | null): readonly Seat[] =>
  (FACT_KINDS[fact.kind] as FactKind<PublicFact>).affects?.(fact, actor) ?? []

export const factMarkOf = (fact: PublicFact): FactMark | null =>
  (FACT_KINDS[fact.kind] as FactKind<PublicFact>).mark ?? null
