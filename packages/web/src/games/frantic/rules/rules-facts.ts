import {
  CARD_SET_NAMES,
  CARD_SETS,
  completeSettings,
  DEFAULT_HOUSE_RULES,
  franticCardGame,
  HOUSE_RULE_CARDS,
  POWERS_DEALT,
} from '@slapwise/card-game'
import { eventTimings } from '../reference/play-timings.ts'

const KINDS = CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].prints.map(({ kind }) => kind))
const EVENTS = CARD_SET_NAMES.flatMap((set) => [...CARD_SETS[set].events])

/** The smallest and the largest number that the settings accept. */
function rangeOf(setting: 'handSize' | 'ruleCards'): readonly [number, number] {
  const accepted = Array.from({ length: 20 }, (_, i) => i).filter(
    (value) => franticCardGame.settingsSchema.safeParse({ players: 2, [setting]: value }).success,
  )
  return [accepted[0], accepted.at(-1)!]
}

/** The hand size with which the card can be played that needs an exact one. */
function exactHandSize(): number {
  const { unplayable } = KINDS.find((kind) => kind.unplayable?.(0) === 'needs-ten-cards')!
  return Array.from({ length: 20 }, (_, i) => i).find((size) => unplayable!(size) === null)!
}

const eventsWith = (timing: 'lasts' | 'ends-round'): readonly string[] =>
  EVENTS.filter((event) => eventTimings(event).includes(timing)).map(({ id }) => id)

const { giftCards, fantasticFourDraws, niceTryDraws } = DEFAULT_HOUSE_RULES

/** The numbers and names that the rules page states, read from the engine. */
export const RULES_FACTS = {
  players: [franticCardGame.minPlayers, franticCardGame.maxPlayers],
  handSize: completeSettings({ players: 2 }).handSize,
  handSizes: rangeOf('handSize'),
  ruleCardsPerRound: rangeOf('ruleCards'),
  ruleCardsWithPandora: completeSettings({ players: 2, sets: [...CARD_SET_NAMES] }).ruleCards,
  houseCards: HOUSE_RULE_CARDS.length,
  powersDealt: POWERS_DEALT,
  events: EVENTS.length,
  lastingEvents: eventsWith('lasts'),
  endingEvents: eventsWith('ends-round'),
  numberWishers: [...new Set(KINDS.filter(({ wish }) => wish === 'colour-or-number').map(({ id }) => id))],
  exactHandSize: exactHandSize(),
  giftCards,
  fantasticFourDraws,
  niceTryDraws,
} as const

export type RulesFacts = typeof RULES_FACTS
