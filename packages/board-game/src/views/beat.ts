import { type Beat, BLOW, BRIEF, moment, moving, PLAIN, UNSEEN } from '@slapwise/kernel'
import type { Move, News } from '../model/facts.ts'
import { EVENTS } from '../setup/events.ts'

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

/** All but what is read or moves. */
const BEATS: Readonly<Record<Exclude<News['kind'], 'event' | 'moved'>, Beat>> = {
  'round-began': UNSEEN,
  dealt: UNSEEN,
  'rolled-for-start': PLAIN,
  placed: PLAIN,
  'turn-began': UNSEEN,
  stayed: BRIEF,
  rolled: moving(ROLLING),
  'threw-in': BLOW,
  attacked: BLOW,
  blocked: PLAIN,
  named: PLAIN,
  triggered: BRIEF,
  'no-effect': BRIEF,
  took: PLAIN,
  drew: UNSEEN,
  'turned-over': PLAIN,
  picked: BRIEF,
  discarded: PLAIN,
  'gave-hand': PLAIN,
  relocated: PLAIN,
  'round-over': PLAIN,
  'match-over': UNSEEN,
  undid: BRIEF,
  'took-over': UNSEEN,
}

const READ: ReadonlyMap<string, Beat> = new Map(
  EVENTS.map(({ id, text }) => [id, moment(Object.values(text))]),
)

/** How long news takes to be seen. */
export function beatOf(news: News): Beat {
  if (news.kind === 'event') return READ.get(news.event) ?? BLOW
  if (news.kind !== 'moved') return BEATS[news.kind]
  const steps = news.how === 'teleport' ? news.path.length : news.path.length - 1
  return moving(steps * STEPPING[news.how])
}
