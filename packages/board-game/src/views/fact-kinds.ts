import { type Beat, BLOW, BRIEF, moment, moving, PLAIN, type Seat, UNSEEN } from '@slapwise/kernel'
import type { Fact, MoveKind, PublicFact } from '../model/facts.ts'
import { EVENTS } from '../setup/events.ts'

/** How the facts of one kind are treated, whoever is told them. Their sentences stand in `words/`, for each language. */
interface FactKind<N> {
  /** True where nobody can unsee it: dice, hidden cards, and decisions of others. One’s own cards are shown on purpose. */
  readonly reveals: boolean
  /** How long it takes to be seen. */
  readonly duration: Beat | ((news: N) => Beat)
}

type PublicFactOfKind<K extends PublicFact['kind']> = Extract<PublicFact, { readonly kind: K }>

/** How long a die rolls, in milliseconds. */
export const DIE_ROLL_MS = 620

/** How long a token is on its way from one space to the next. */
export const TOKEN_STEP_MS: Readonly<Record<MoveKind, number>> = {
  walk: 130,
  push: 240,
  jump: 320,
  hop: 220,
  /** Down a manhole; as long again, and it is out of another. */
  teleport: 200,
  swap: 320,
  shift: 360,
}

const READING_TIMES: ReadonlyMap<string, Beat> = new Map(
  EVENTS.map(({ id, text }) => [id, moment(Object.values(text))]),
)

const readingDurationOf = ({ event }: PublicFactOfKind<'event'>): Beat => READING_TIMES.get(event) ?? BLOW

function movementDurationOf({ how, path }: PublicFactOfKind<'moved'>): Beat {
  const steps = how === 'teleport' ? path.length : path.length - 1
  return moving(steps * TOKEN_STEP_MS[how])
}

const FACT_KINDS: { readonly [K in PublicFact['kind']]: FactKind<PublicFactOfKind<K>> } = {
  'round-began': { reveals: true, duration: UNSEEN },
  dealt: { reveals: true, duration: UNSEEN },
  'rolled-for-start': { reveals: true, duration: PLAIN },
  placed: { reveals: false, duration: PLAIN },
  'turn-began': { reveals: false, duration: UNSEEN },
  stayed: { reveals: false, duration: BRIEF },
  rolled: { reveals: true, duration: moving(DIE_ROLL_MS) },
  'threw-in': { reveals: true, duration: BLOW },
  attacked: { reveals: false, duration: BLOW },
  blocked: { reveals: true, duration: PLAIN },
  named: { reveals: false, duration: PLAIN },
  moved: { reveals: false, duration: movementDurationOf },
  triggered: { reveals: false, duration: BRIEF },
  'no-effect': { reveals: false, duration: BRIEF },
  event: { reveals: true, duration: readingDurationOf },
  took: { reveals: false, duration: PLAIN },
  drew: { reveals: true, duration: UNSEEN },
  'turned-over': { reveals: true, duration: PLAIN },
  picked: { reveals: false, duration: BRIEF },
  discarded: { reveals: true, duration: PLAIN },
  'gave-hand': { reveals: true, duration: PLAIN },
  relocated: { reveals: false, duration: PLAIN },
  'round-over': { reveals: true, duration: PLAIN },
  'match-over': { reveals: true, duration: UNSEEN },
  undid: { reveals: false, duration: BRIEF },
  'took-over': { reveals: false, duration: UNSEEN },
}

/** Whether a fact that a decision of anybody led to makes it final. */
export const isRevealing = ({ publicPart: news }: Fact, _decider: Seat): boolean =>
  FACT_KINDS[news.kind].reveals

export function stepDurationOf(news: PublicFact): Beat {
  const { duration: shown } = FACT_KINDS[news.kind] as FactKind<PublicFact>
  return typeof shown === 'function' ? shown(news) : shown
}
