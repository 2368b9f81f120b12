import type { Seat } from '@slapwise/kernel'
import type { Fact, News } from '../model/facts.ts'

/** What nobody can unsee: dice, hidden cards, and what others have decided. One’s own cards are shown on purpose. */
const REVEALS: Readonly<Record<News['kind'], boolean>> = {
  'round-began': true,
  dealt: true,
  'rolled-for-start': true,
  placed: false,
  'turn-began': false,
  stayed: false,
  rolled: true,
  'threw-in': true,
  attacked: false,
  blocked: true,
  named: false,
  moved: false,
  triggered: false,
  'no-effect': false,
  event: true,
  took: false,
  drew: true,
  'turned-over': true,
  picked: false,
  discarded: true,
  'gave-hand': true,
  relocated: false,
  'round-over': true,
  'match-over': true,
  undid: false,
  'took-over': false,
}

/** Whether a fact that a decision of anybody led to makes it final. */
export const reveals = ({ news }: Fact, _decider: Seat): boolean => REVEALS[news.kind]
