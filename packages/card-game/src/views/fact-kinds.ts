import { type Beat, BLOW, BRIEF, moment, PLAIN, type Seat, UNSEEN } from '@slapwise/kernel'
import type { EventKind } from '../model/event-kind.ts'
import type { Fact, News } from '../model/facts.ts'
import { SETS } from '../sets/index.ts'

/** How the facts of one kind are treated, whoever is told them. Their sentences stand in `words/`, for each language. */
interface FactKind<N> {
  /**
   * True where nobody can unsee it: hidden cards, turned over, drawn, shown or passed on, and news about them. Cards that
   * somebody lays open by their own choice reveal nothing to themself; those of others do.
   */
  readonly reveals: boolean | 'by-others'
  /** How long it takes to be seen. */
  readonly shown: Beat | ((news: N) => Beat)
}

type EventNews = Extract<News, { readonly kind: 'event' }>

const READ: ReadonlyMap<string, Beat> = new Map(
  Object.values(SETS)
    .flatMap(({ events }): readonly EventKind[] => events)
    .map(({ id, text }) => [id, moment(Object.values(text))]),
)

const readingTime = ({ event }: EventNews): Beat => READ.get(event) ?? BLOW

const FACT_KINDS: { readonly [K in News['kind']]: FactKind<Extract<News, { readonly kind: K }>> } = {
  'round-began': { reveals: true, shown: UNSEEN },
  dealt: { reveals: true, shown: UNSEEN },
  opened: { reveals: true, shown: PLAIN },
  played: { reveals: 'by-others', shown: PLAIN },
  'threw-in': { reveals: true, shown: BLOW },
  imitated: { reveals: false, shown: PLAIN },
  showed: { reveals: false, shown: UNSEEN },
  drew: { reveals: true, shown: PLAIN },
  passed: { reveals: false, shown: BRIEF },
  wished: { reveals: false, shown: PLAIN },
  attacked: { reveals: false, shown: BLOW },
  gave: { reveals: true, shown: PLAIN },
  took: { reveals: true, shown: PLAIN },
  'drew-powers': { reveals: true, shown: PLAIN },
  'returned-powers': { reveals: true, shown: PLAIN },
  activated: { reveals: 'by-others', shown: PLAIN },
  recharged: { reveals: false, shown: PLAIN },
  'swapped-powers': { reveals: true, shown: PLAIN },
  'turned-round': { reveals: false, shown: PLAIN },
  blocked: { reveals: false, shown: PLAIN },
  'called-black': { reveals: false, shown: PLAIN },
  recycled: { reveals: false, shown: PLAIN },
  'turned-up': { reveals: true, shown: PLAIN },
  found: { reveals: true, shown: PLAIN },
  looked: { reveals: true, shown: PLAIN },
  'took-openly': { reveals: true, shown: BLOW },
  scored: { reveals: true, shown: PLAIN },
  'swapped-scores': { reveals: false, shown: PLAIN },
  'shuffled-onto-pile': { reveals: true, shown: PLAIN },
  'events-shown': { reveals: true, shown: PLAIN },
  'set-aside': { reveals: true, shown: BRIEF },
  'took-up': { reveals: true, shown: UNSEEN },
  discarded: { reveals: 'by-others', shown: PLAIN },
  'turned-over': { reveals: true, shown: PLAIN },
  laid: { reveals: 'by-others', shown: BRIEF },
  picked: { reveals: false, shown: BRIEF },
  'swapped-hands': { reveals: true, shown: PLAIN },
  'passed-hands': { reveals: true, shown: PLAIN },
  'mixed-hands': { reveals: true, shown: PLAIN },
  'opened-hands': { reveals: true, shown: PLAIN },
  'will-skip': { reveals: false, shown: PLAIN },
  skipped: { reveals: false, shown: BRIEF },
  event: { reveals: true, shown: readingTime },
  'drew-rules': { reveals: true, shown: PLAIN },
  'no-effect': { reveals: true, shown: BRIEF },
  'round-over': { reveals: true, shown: PLAIN },
  'match-over': { reveals: true, shown: UNSEEN },
  undid: { reveals: false, shown: BRIEF },
  'took-over': { reveals: false, shown: UNSEEN },
}

/** Whether a fact that a decision of `seat` led to makes it final. Everybody hears the news, so everybody can tell. */
export function reveals({ news }: Fact, seat: Seat): boolean {
  const how = FACT_KINDS[news.kind].reveals
  return how === 'by-others' ? !('seat' in news) || news.seat !== seat : how
}

export function beatOf(news: News): Beat {
  const { shown } = FACT_KINDS[news.kind] as FactKind<News>
  return typeof shown === 'function' ? shown(news) : shown
}
