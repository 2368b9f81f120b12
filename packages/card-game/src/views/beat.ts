import { type Beat, BLOW, BRIEF, moment, PLAIN, UNSEEN } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { News } from '../model/facts.ts'
import { SETS } from '../sets/index.ts'

/** All but events, which are read. */
const BEATS: Readonly<Record<Exclude<News['kind'], 'event'>, Beat>> = {
  'round-began': UNSEEN,
  dealt: UNSEEN,
  opened: PLAIN,
  played: PLAIN,
  'threw-in': BLOW,
  imitated: PLAIN,
  showed: UNSEEN,
  drew: PLAIN,
  passed: BRIEF,
  wished: PLAIN,
  attacked: BLOW,
  gave: PLAIN,
  took: PLAIN,
  'drew-powers': PLAIN,
  'returned-powers': PLAIN,
  activated: PLAIN,
  recharged: PLAIN,
  'swapped-powers': PLAIN,
  'turned-round': PLAIN,
  blocked: PLAIN,
  'called-black': PLAIN,
  recycled: PLAIN,
  'turned-up': PLAIN,
  found: PLAIN,
  looked: PLAIN,
  'took-openly': BLOW,
  scored: PLAIN,
  'swapped-scores': PLAIN,
  'shuffled-onto-pile': PLAIN,
  'events-shown': PLAIN,
  'set-aside': BRIEF,
  'took-up': UNSEEN,
  discarded: PLAIN,
  'turned-over': PLAIN,
  laid: BRIEF,
  picked: BRIEF,
  'swapped-hands': PLAIN,
  'passed-hands': PLAIN,
  'mixed-hands': PLAIN,
  'opened-hands': PLAIN,
  'will-skip': PLAIN,
  skipped: BRIEF,
  'drew-rules': PLAIN,
  'no-effect': BRIEF,
  'round-over': PLAIN,
  'match-over': UNSEEN,
  undid: BRIEF,
  'took-over': UNSEEN,
}

const READ: ReadonlyMap<string, Beat> = new Map(
  Object.values(SETS)
    .flatMap(({ events }): readonly EventKind[] => events)
    .map(({ id, text }) => [id, moment(Object.values(text))]),
)

/** How long news takes to be seen. */
export const beatOf = (news: News): Beat =>
  news.kind === 'event' ? (READ.get(news.event) ?? BLOW) : BEATS[news.kind]
