import type { Seat } from '@slapwise/kernel'
import type { Fact, News } from '../model/facts.ts'

/** Cards that somebody lays open by their own choice reveal nothing to themself; those of others do. */
type Reveals = boolean | 'by-others'

/** What nobody can unsee: hidden cards, turned over, drawn, shown or passed on, and what was told about them. */
const REVEALS: Readonly<Record<News['kind'], Reveals>> = {
  'round-began': true,
  dealt: true,
  opened: true,
  played: 'by-others',
  'threw-in': true,
  imitated: false,
  showed: false,
  drew: true,
  passed: false,
  wished: false,
  attacked: false,
  gave: true,
  took: true,
  'drew-powers': true,
  'returned-powers': true,
  activated: 'by-others',
  recharged: false,
  'swapped-powers': true,
  'turned-round': false,
  blocked: false,
  'called-black': false,
  recycled: false,
  'turned-up': true,
  found: true,
  looked: true,
  'took-openly': true,
  scored: true,
  'swapped-scores': false,
  'shuffled-onto-pile': true,
  'events-shown': true,
  'set-aside': true,
  'took-up': true,
  discarded: 'by-others',
  'turned-over': true,
  laid: 'by-others',
  picked: false,
  'swapped-hands': true,
  'passed-hands': true,
  'mixed-hands': true,
  'opened-hands': true,
  'will-skip': false,
  skipped: false,
  event: true,
  'drew-rules': true,
  'no-effect': true,
  'round-over': true,
  'match-over': true,
  undid: false,
  'took-over': false,
}

/** Whether a fact that a decision of `seat` led to makes it final. Everybody hears the news, so everybody can tell. */
export function reveals({ news }: Fact, seat: Seat): boolean {
  const how = REVEALS[news.kind]
  return how === 'by-others' ? !('seat' in news) || news.seat !== seat : how
}
