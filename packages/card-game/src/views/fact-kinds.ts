import { type Beat, BLOW, BRIEF, moment, PLAIN, type Seat, UNSEEN } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { Fact, PublicFact } from '../model/facts.ts'
import { CARD_SETS } from '../sets/index.ts'

/** How the facts of one kind are treated, whoever is told them. Their sentences stand in `words/`, for each language. */
interface FactKind<N> {
  /**
   * True where nobody can unsee it: hidden cards, turned over, drawn, shown or passed on, and news about them. Cards that
   * somebody lays open by their own choice reveal nothing to themself; those of others do.
   */
  readonly reveals: boolean | 'by-others'
  /** How long it takes to be seen. */
  readonly duration: Beat | ((news: N) => Beat)
}

type EventFact = Extract<PublicFact, { readonly kind: 'event' }>

const READING_TIMES: ReadonlyMap<string, Beat> = new Map(
  Object.values(CARD_SETS)
    .flatMap(({ events }): readonly EventKind[] => events)
    .map(({ id, text }) => [id, moment(Object.values(text))]),
)

const readingDurationOf = ({ event }: EventFact): Beat => READING_TIMES.get(event) ?? BLOW

const FACT_KINDS: {
  readonly [K in PublicFact['kind']]: FactKind<Extract<PublicFact, { readonly kind: K }>>
} = {
  'round-began': { reveals: true, duration: UNSEEN },
  dealt: { reveals: true, duration: UNSEEN },
  opened: { reveals: true, duration: PLAIN },
  played: { reveals: 'by-others', duration: PLAIN },
  'threw-in': { reveals: true, duration: BLOW },
  imitated: { reveals: false, duration: PLAIN },
  showed: { reveals: false, duration: UNSEEN },
  drew: { reveals: true, duration: PLAIN },
  passed: { reveals: false, duration: BRIEF },
  wished: { reveals: false, duration: PLAIN },
  attacked: { reveals: false, duration: BLOW },
  gave: { reveals: true, duration: PLAIN },
  took: { reveals: true, duration: PLAIN },
  'drew-powers': { reveals: true, duration: PLAIN },
  'returned-powers': { reveals: true, duration: PLAIN },
  activated: { reveals: 'by-others', duration: PLAIN },
  recharged: { reveals: false, duration: PLAIN },
  'swapped-powers': { reveals: true, duration: PLAIN },
  'turned-round': { reveals: false, duration: PLAIN },
  blocked: { reveals: false, duration: PLAIN },
  'called-black': { reveals: false, duration: PLAIN },
  recycled: { reveals: false, duration: PLAIN },
  'turned-up': { reveals: true, duration: PLAIN },
  found: { reveals: true, duration: PLAIN },
  looked: { reveals: true, duration: PLAIN },
  'took-openly': { reveals: true, duration: BLOW },
  scored: { reveals: true, duration: PLAIN },
  'swapped-scores': { reveals: false, duration: PLAIN },
  'shuffled-onto-pile': { reveals: true, duration: PLAIN },
  'events-shown': { reveals: true, duration: PLAIN },
  'set-aside': { reveals: true, duration: BRIEF },
  'took-up': { reveals: true, duration: UNSEEN },
  discarded: { reveals: 'by-others', duration: PLAIN },
  'turned-over': { reveals: true, duration: PLAIN },
  laid: { reveals: 'by-others', duration: BRIEF },
  picked: { reveals: false, duration: BRIEF },
  'swapped-hands': { reveals: true, duration: PLAIN },
  'passed-hands': { reveals: true, duration: PLAIN },
  'mixed-hands': { reveals: true, duration: PLAIN },
  'opened-hands': { reveals: true, duration: PLAIN },
  'will-skip': { reveals: false, duration: PLAIN },
  skipped: { reveals: false, duration: BRIEF },
  event: { reveals: true, duration: readingDurationOf },
  'drew-rules': { reveals: true, duration: PLAIN },
  'no-effect': { reveals: true, duration: BRIEF },
  'round-over': { reveals: true, duration: PLAIN },
  'match-over': { reveals: true, duration: UNSEEN },
  undid: { reveals: false, duration: BRIEF },
  'took-over': { reveals: false, duration: UNSEEN },
}

/** Whether a fact that a decision of `seat` led to makes it final. Everybody hears the news, so everybody can tell. */
export function isRevealing({ publicPart: news }: Fact, seat: Seat): boolean {
  const how = FACT_KINDS[news.kind].reveals
  return how === 'by-others' ? !('seat' in news) || news.seat !== seat : how
}

export function stepDurationOf(news: PublicFact): Beat {
  const { duration: shown } = FACT_KINDS[news.kind] as FactKind<PublicFact>
  return typeof shown === 'function' ? shown(news) : shown
}
