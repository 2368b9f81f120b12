import type { VisibleFact } from '@slapwise/board-game'
import type { SoundName } from '../../../feedback/sounds.ts'
import type { FactPresentation } from '../../../table/facts/fact-presentation.ts'
import { type CardFlight, faceDownFlights, type HandAnchorResolver } from '../motion/flight.ts'
import { type MotionStep, moveMotion, rollMotion } from '../motion/motion-steps.ts'

interface BoardPresentation<F> extends FactPresentation<F> {
  /** The flying cards; `at` returns the anchor of a player's cards. */
  readonly flights: ((fact: F, anchorOf: HandAnchorResolver) => readonly CardFlight[]) | null
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
    flights: ({ seat, count }, anchorOf) => faceDownFlights(count, 'draw', anchorOf(seat)),
  },
  'rolled-for-start': withoutMotion(null),
  placed: {
    ...withoutMotion('card-laid'),
    flights: ({ seat, card, space }, anchorOf) => [
      { kind: card, from: anchorOf(seat), to: `space-${space}` },
    ],
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
  hindered: withoutMotion('stamp'),
  triggered: withoutMotion(null),
  'no-effect': withoutMotion('rejected'),
  event: withoutMotion('stamp'),
  took: {
    ...withoutMotion('draw'),
    flights: ({ seat, card, space }, anchorOf) => [
      { kind: card, from: `space-${space}`, to: anchorOf(seat) },
    ],
  },
  drew: {
    sound: ({ seat }, own) => (seat === own ? 'draw' : null),
    flights: ({ seat, count }, anchorOf) => faceDownFlights(count, 'draw', anchorOf(seat)),
    motions: null,
  },
  'turned-over': withoutMotion('card-laid'),
  picked: {
    ...withoutMotion('draw'),
    flights: ({ seat, card }, anchorOf) => [{ kind: card, from: 'draw', to: anchorOf(seat) }],
  },
  discarded: {
    ...withoutMotion('card-laid'),
    flights: ({ seat, cards }, anchorOf) => faceDownFlights(cards.length, anchorOf(seat), 'draw'),
  },
  'gave-hand': {
    ...withoutMotion('shuffle'),
    flights: ({ seat, to, count }, anchorOf) => faceDownFlights(count, anchorOf(seat), anchorOf(to)),
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

export const listFlights = (fact: VisibleFact, anchorOf: HandAnchorResolver): readonly CardFlight[] =>
  getPresentation(fact).flights?.(fact, anchorOf) ?? []

export const listMotions = (fact: VisibleFact): readonly MotionStep[] =>
  getPresentation(fact).motions?.(fact) ?? []
