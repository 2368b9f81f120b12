import type { VisibleFact } from '@slapwise/board-game'
import type { SoundName } from '../../../feedback/sounds.ts'
import type { FactPresentation } from '../../../table/facts/fact-presentation.ts'
import { type CardFlight, faceDownFlights, type HandAnchorOf } from '../motion/flight.ts'
import { type MotionStep, moveMotion, rollMotion } from '../motion/motion-steps.ts'

interface BoardPresentation<F> extends FactPresentation<F> {
  /** The flying cards; `at` returns the anchor of a player's cards. */
  readonly flights: ((fact: F, at: HandAnchorOf) => readonly CardFlight[]) | null
  /** Movements of the die and the tokens, in order; their sounds are played with them, see `motion/`. */
  readonly motions: ((fact: F) => readonly MotionStep[]) | null
}

const withoutMotion = (sound: SoundName | null) => ({ sound, flights: null, motions: null })

/** The presentation of each kind of fact at the table. */
export const BOARD_FACT_PRESENTATIONS: {
  readonly [K in VisibleFact['kind']]: BoardPresentation<Extract<VisibleFact, { readonly kind: K }>>
} = {
  'round-began': withoutMotion('shuffle'),
  dealt: {
    ...withoutMotion(null),
    flights: ({ seat, count }, at) => faceDownFlights(count, 'draw', at(seat)),
  },
  'rolled-for-start': withoutMotion(null),
  placed: {
    ...withoutMotion('card-laid'),
    flights: ({ seat, card, space }, at) => [{ kind: card, from: at(seat), to: `space-${space}` }],
  },
  'turn-began': withoutMotion(null),
  stayed: withoutMotion(null),
  rolled: { ...withoutMotion(null), motions: rollMotion },
  'threw-in': withoutMotion('slap'),
  attacked: {
    ...withoutMotion('slap'),
    hits: ({ seat, victim, card }) => [{ attacker: seat, victim, cardId: card }],
  },
  blocked: withoutMotion('stamp'),
  named: withoutMotion(null),
  moved: { ...withoutMotion(null), motions: moveMotion },
  triggered: withoutMotion(null),
  'no-effect': withoutMotion('rejected'),
  event: withoutMotion('stamp'),
  took: {
    ...withoutMotion('draw'),
    flights: ({ seat, card, space }, at) => [{ kind: card, from: `space-${space}`, to: at(seat) }],
  },
  drew: {
    sound: ({ seat }, own) => (seat === own ? 'draw' : null),
    flights: ({ seat, count }, at) => faceDownFlights(count, 'draw', at(seat)),
    motions: null,
  },
  'turned-over': withoutMotion('card-laid'),
  picked: {
    ...withoutMotion('draw'),
    flights: ({ seat, card }, at) => [{ kind: card, from: 'draw', to: at(seat) }],
  },
  discarded: {
    ...withoutMotion('card-laid'),
    flights: ({ seat, cards }, at) => faceDownFlights(cards.length, at(seat), 'draw'),
  },
  'gave-hand': {
    ...withoutMotion('shuffle'),
    flights: ({ seat, to, count }, at) => faceDownFlights(count, at(seat), at(to)),
  },
  relocated: withoutMotion('zap'),
  'round-over': withoutMotion('round-over'),
  'match-over': {
    ...withoutMotion(null),
    sound: ({ winners }, own) => (own === null || winners.includes(own) ? 'match-won' : null),
  },
  undid: withoutMotion('draw'),
  'took-over': withoutMotion(null),
}

const getPresentation = (fact: VisibleFact) =>
  BOARD_FACT_PRESENTATIONS[fact.kind] as BoardPresentation<VisibleFact>

export const listFlights = (fact: VisibleFact, at: HandAnchorOf): readonly CardFlight[] =>
  getPresentation(fact).flights?.(fact, at) ?? []

export const listMotions = (fact: VisibleFact): readonly MotionStep[] =>
  getPresentation(fact).motions?.(fact) ?? []
