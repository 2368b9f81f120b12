import type { Told } from '@slapwise/board-game'
import type { SoundName } from '../../../sense/sounds.ts'
import type { Presentation } from '../../../table/facts/presentation.ts'
import { type Act, moveActs, rollActs } from '../motion/acts.ts'
import { backs, type Flight, type PlaceOf } from '../motion/flight.ts'

interface BoardPresentation<F> extends Presentation<F> {
  /** The cards that fly, from where to where; `at` is the place of somebody's cards. */
  readonly flights: ((fact: F, at: PlaceOf) => readonly Flight[]) | null
  /** Movements of the die and the tokens, in order. They are heard when they are seen: see `motion/`. */
  readonly acts: ((fact: F) => readonly Act[]) | null
}

/** Nothing moves. */
const still = (sound: SoundName | null) => ({ sound, flights: null, acts: null })

/** How each kind of fact is presented at the table of the board game. */
export const FACTS: {
  readonly [K in Told['kind']]: BoardPresentation<Extract<Told, { readonly kind: K }>>
} = {
  'round-began': still('shuffle'),
  dealt: { ...still(null), flights: ({ seat, count }, at) => backs(count, 'draw', at(seat)) },
  'rolled-for-start': still(null),
  placed: {
    ...still('lay'),
    flights: ({ seat, card, space }, at) => [{ kind: card, from: at(seat), to: `space-${space}` }],
  },
  'turn-began': still(null),
  stayed: still(null),
  rolled: { ...still(null), acts: rollActs },
  'threw-in': still('slap'),
  attacked: { ...still('slap'), hits: ({ seat, victim, card }) => [{ by: seat, on: victim, card }] },
  blocked: still('stamp'),
  named: still(null),
  moved: { ...still(null), acts: moveActs },
  triggered: still(null),
  'no-effect': still('nope'),
  event: still('stamp'),
  took: {
    ...still('draw'),
    flights: ({ seat, card, space }, at) => [{ kind: card, from: `space-${space}`, to: at(seat) }],
  },
  drew: {
    sound: ({ seat }, own) => (seat === own ? 'draw' : null),
    flights: ({ seat, count }, at) => backs(count, 'draw', at(seat)),
    acts: null,
  },
  'turned-over': still('lay'),
  picked: {
    ...still('draw'),
    flights: ({ seat, card }, at) => [{ kind: card, from: 'draw', to: at(seat) }],
  },
  discarded: { ...still('lay'), flights: ({ seat, cards }, at) => backs(cards.length, at(seat), 'draw') },
  'gave-hand': { ...still('shuffle'), flights: ({ seat, to, count }, at) => backs(count, at(seat), at(to)) },
  relocated: still('zap'),
  'round-over': still('round-over'),
  'match-over': {
    ...still(null),
    sound: ({ winners }, own) => (own === null || winners.includes(own) ? 'match-won' : null),
  },
  undid: still('draw'),
  'took-over': still(null),
}

const presentationOf = (told: Told) => FACTS[told.kind] as BoardPresentation<Told>

export const flightsOf = (told: Told, at: PlaceOf): readonly Flight[] =>
  presentationOf(told).flights?.(told, at) ?? []

export const actsOf = (told: Told): readonly Act[] => presentationOf(told).acts?.(told) ?? []
