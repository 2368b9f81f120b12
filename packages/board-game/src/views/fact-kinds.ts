import { type Beat, BLOW, BRIEF, moment, moving, PLAIN, type Seat, UNSEEN } from '@slapwise/kernel'
import type { Fact, Move, News } from '../model/facts.ts'
import { EVENTS } from '../setup/events.ts'

/** How the facts of one kind are treated, whoever is told them. Their sentences stand in `words/`, for each language. */
interface FactKind<N> {
  /** True where nobody can unsee it: dice, hidden cards, and decisions of others. One’s own cards are shown on purpose. */
  readonly reveals: boolean
  /** How long it takes to be seen. */
  readonly shown: Beat | ((news: N) => Beat)
}

type NewsOf<K extends News['kind']> = Extract<News, { readonly kind: K }>

/** How long a die rolls, in milliseconds. */
export const ROLLING = 620

/** How long a token is on its way from one space to the next. */
export const STEPPING: Readonly<Record<Move, number>> = {
  walk: 130,
  push: 240,
  jump: 320,
  hop: 220,
  /** Down a manhole; as long again, and it is out of another. */
  teleport: 200,
  swap: 320,
  shift: 360,
}

const READ: ReadonlyMap<string, Beat> = new Map(
  EVENTS.map(({ id, text }) => [id, moment(Object.values(text))]),
)

const readingTime = ({ event }: NewsOf<'event'>): Beat => READ.get(event) ?? BLOW

function movingTime({ how, path }: NewsOf<'moved'>): Beat {
  const steps = how === 'teleport' ? path.length : path.length - 1
  return moving(steps * STEPPING[how])
}

const FACT_KINDS: { readonly [K in News['kind']]: FactKind<NewsOf<K>> } = {
  'round-began': { reveals: true, shown: UNSEEN },
  dealt: { reveals: true, shown: UNSEEN },
  'rolled-for-start': { reveals: true, shown: PLAIN },
  placed: { reveals: false, shown: PLAIN },
  'turn-began': { reveals: false, shown: UNSEEN },
  stayed: { reveals: false, shown: BRIEF },
  rolled: { reveals: true, shown: moving(ROLLING) },
  'threw-in': { reveals: true, shown: BLOW },
  attacked: { reveals: false, shown: BLOW },
  blocked: { reveals: true, shown: PLAIN },
  named: { reveals: false, shown: PLAIN },
  moved: { reveals: false, shown: movingTime },
  triggered: { reveals: false, shown: BRIEF },
  'no-effect': { reveals: false, shown: BRIEF },
  event: { reveals: true, shown: readingTime },
  took: { reveals: false, shown: PLAIN },
  drew: { reveals: true, shown: UNSEEN },
  'turned-over': { reveals: true, shown: PLAIN },
  picked: { reveals: false, shown: BRIEF },
  discarded: { reveals: true, shown: PLAIN },
  'gave-hand': { reveals: true, shown: PLAIN },
  relocated: { reveals: false, shown: PLAIN },
  'round-over': { reveals: true, shown: PLAIN },
  'match-over': { reveals: true, shown: UNSEEN },
  undid: { reveals: false, shown: BRIEF },
  'took-over': { reveals: false, shown: UNSEEN },
}

/** Whether a fact that a decision of anybody led to makes it final. */
export const reveals = ({ news }: Fact, _decider: Seat): boolean => FACT_KINDS[news.kind].reveals

export function beatOf(news: News): Beat {
  const { shown } = FACT_KINDS[news.kind] as FactKind<News>
  return typeof shown === 'function' ? shown(news) : shown
}
