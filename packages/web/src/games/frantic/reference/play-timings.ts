import { CARD_SETS, type CardKind, type EventKind, type PowerKind } from '@slapwise/card-game'

/** A condition for playing a card, see `timings` in the messages of the cards page. */
export type PlayTiming =
  | Exclude<CardKind['family'], 'unique'>
  | NonNullable<ReturnType<NonNullable<CardKind['unplayable']>>>
  | 'any-special'
  | `throw-in-${NonNullable<CardKind['thrownInAs']>}`
  | 'event'
  | 'lasts'
  | 'ends-round'
  | 'power-before'
  | 'power-after'
  | 'not-with-specials'
  | 'rule-card'

/** When a card can be played, read from the properties by which the engine decides it. */
export const cardTimings = (kind: CardKind): PlayTiming[] => [
  // No hand size meets a condition less than an empty hand.
  kind.unplayable?.(0) ?? (kind.family === 'unique' ? 'any-special' : kind.family),
  ...(kind.thrownInAs ? [`throw-in-${kind.thrownInAs}` as const] : []),
]

export const eventTimings = ({ lastingHooks, endingScope }: EventKind): PlayTiming[] => [
  'event',
  // An event with both ends the round only later.
  ...(lastingHooks ? ['lasts' as const] : endingScope ? ['ends-round' as const] : []),
]

const SPECIAL_PRINT = CARD_SETS.base.prints.find(({ kind }) => kind.family === 'single')!

export const powerTimings = ({ timing, canGoWith }: PowerKind): PlayTiming[] => [
  `power-${timing}`,
  ...(canGoWith && !canGoWith(SPECIAL_PRINT) ? ['not-with-specials' as const] : []),
]
