import {
  ATTACK_DURATION,
  type FactMark,
  LONG_DURATION,
  MOMENT_DURATION,
  movementDuration,
  NORMAL_DURATION,
  readingDuration,
  type Seat,
  SHORT_DURATION,
  type StepDuration,
  ZERO_DURATION,
} from '@slapwise/kernel'
import { NUMBERED_TELEPORT_ID } from '../model/board.ts'
import type { Fact, MoveKind, PublicFact } from '../model/facts.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { EVENTS } from '../setup/events.ts'

/** The properties of all facts of a kind, the same for all viewers. Their sentences are in `i18n/`, by language. */
interface FactKind<N> {
  /**
   * Whether it discloses something that cannot be taken back: dice, hidden cards, and decisions of others. Playing
   * one’s own card does not.
   */
  readonly reveals: boolean
  /** The time for which a client shows the fact. */
  readonly duration: StepDuration | ((fact: N) => StepDuration)
  /** The seats to which it happens by chance or by another player; missing if it happens to nobody. */
  readonly affects?: (fact: N) => readonly Seat[]
  /** Its mark on the timeline of a match; missing if it has none. */
  readonly mark?: FactMark
}

type PublicFactOfKind<K extends PublicFact['kind']> = Extract<PublicFact, { readonly kind: K }>

/** The duration of a die roll in milliseconds. */
export const DIE_ROLL_MS = 620

/** The duration of one step of a token in milliseconds. */
export const TOKEN_STEP_MS: Readonly<Record<MoveKind, number>> = {
  walk: 130,
  push: 240,
  jump: 320,
  hop: 220,
  /** Into a teleport; the way out of the other one takes as long again. */
  teleport: 200,
  swap: 320,
  shift: 360,
}

const READING_TIMES: ReadonlyMap<string, StepDuration> = new Map(
  EVENTS.map(({ id, text }) => [id, readingDuration(Object.values(text))]),
)

const readingDurationOf = ({ event }: PublicFactOfKind<'event'>): StepDuration =>
  READING_TIMES.get(event) ?? LONG_DURATION

function movementDurationOf({ how, path }: PublicFactOfKind<'moved'>): StepDuration {
  const steps = how === 'teleport' ? path.length : path.length - 1
  return movementDuration(steps * TOKEN_STEP_MS[how])
}

/** The sources of a walk that follows from the player’s own roll: nothing happens to the token. */
const OWN_WALKS: readonly (string | null)[] = [null, 'reverse', 'second-chance']

const movedSeats = ({ seat, how, source }: PublicFactOfKind<'moved'>): readonly Seat[] =>
  how === 'walk' && OWN_WALKS.includes(source) ? [] : [seat]

/** Stepping over an X costs nothing. */
const hinderedSeats = ({ seat, source }: PublicFactOfKind<'hindered'>): readonly Seat[] =>
  source === 'x' ? [] : [seat]

/** A ghost is the player’s own choice. */
const unaffectedSeats = ({ seat, because }: PublicFactOfKind<'no-effect'>): readonly Seat[] =>
  because === 'ghost' ? [] : [seat]

/** The cards and teleports that make the player roll again at once, without asking. The others move or ask next. */
const ROLLED_ON: readonly string[] = ['second-chance', 'teleport', NUMBERED_TELEPORT_ID, 'troublemaker']

export const isRolledOn = (source: string): boolean => ROLLED_ON.includes(source)

const triggeredSeats = ({ seat, source }: PublicFactOfKind<'triggered'>): readonly Seat[] =>
  isRolledOn(source) ? [seat] : []

const FACT_KINDS: { readonly [K in PublicFact['kind']]: FactKind<PublicFactOfKind<K>> } = {
  'round-began': { reveals: true, duration: ZERO_DURATION, mark: 'round' },
  dealt: { reveals: true, duration: ZERO_DURATION },
  'rolled-for-start': { reveals: true, duration: NORMAL_DURATION },
  placed: { reveals: false, duration: NORMAL_DURATION },
  'turn-began': { reveals: false, duration: ZERO_DURATION },
  stayed: { reveals: false, duration: SHORT_DURATION, affects: ({ seat }) => [seat] },
  rolled: { reveals: true, duration: movementDuration(DIE_ROLL_MS) },
  'threw-in': {
    reveals: true,
    duration: ({ card }) => (CARD_KINDS[card].id === 'nice-try' ? MOMENT_DURATION : LONG_DURATION),
  },
  attacked: {
    reveals: false,
    duration: ATTACK_DURATION,
    affects: ({ victim }) => [victim],
    mark: 'attack',
  },
  blocked: { reveals: true, duration: NORMAL_DURATION },
  named: { reveals: false, duration: NORMAL_DURATION },
  moved: { reveals: false, duration: movementDurationOf, affects: movedSeats },
  hindered: { reveals: false, duration: NORMAL_DURATION, affects: hinderedSeats },
  triggered: { reveals: false, duration: SHORT_DURATION, affects: triggeredSeats },
  'no-effect': { reveals: false, duration: NORMAL_DURATION, affects: unaffectedSeats },
  event: { reveals: true, duration: readingDurationOf, mark: 'event' },
  took: { reveals: false, duration: NORMAL_DURATION },
  drew: { reveals: true, duration: ZERO_DURATION },
  'turned-over': { reveals: true, duration: NORMAL_DURATION },
  picked: { reveals: false, duration: SHORT_DURATION },
  discarded: { reveals: true, duration: NORMAL_DURATION },
  'gave-hand': { reveals: true, duration: NORMAL_DURATION, affects: ({ seat, to }) => [seat, to] },
  relocated: { reveals: false, duration: NORMAL_DURATION },
  'round-over': { reveals: true, duration: NORMAL_DURATION, mark: 'finish' },
  'match-over': { reveals: true, duration: ZERO_DURATION },
  undid: { reveals: false, duration: SHORT_DURATION },
  'took-over': { reveals: false, duration: ZERO_DURATION },
}

/** Whether this fact makes the decision that led to it final. */
export const isRevealing = ({ publicPart }: Fact, _decider: Seat): boolean =>
  FACT_KINDS[publicPart.kind].reveals

export function stepDurationOf(fact: PublicFact): StepDuration {
  const { duration } = FACT_KINDS[fact.kind] as FactKind<PublicFact>
  return typeof duration === 'function' ? duration(fact) : duration
}

export const affectedSeatsOf = (fact: PublicFact): readonly Seat[] =>
  (FACT_KINDS[fact.kind] as FactKind<PublicFact>).affects?.(fact) ?? []

export const factMarkOf = (fact: PublicFact): FactMark | null =>
  (FACT_KINDS[fact.kind] as FactKind<PublicFact>).mark ?? null
