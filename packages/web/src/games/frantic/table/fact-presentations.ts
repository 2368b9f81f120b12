import type { VisibleFact } from '@slapwise/card-game'
import type { SoundName } from '../../../feedback/sounds.ts'
import type { FactPresentation } from '../../../table/facts/fact-presentation.ts'
import {
  type CardFlight,
  type FaceResolver,
  faceDownFlights,
  faceUpFlights,
  passedCardFlights,
  seatAnchor,
} from '../flights/flight.ts'

interface FranticPresentation<F> extends FactPresentation<F> {
  /** The flying cards. */
  readonly flights: ((fact: F, faceOf: FaceResolver) => readonly CardFlight[]) | null
}

const withoutFlights = (sound: SoundName | null) => ({ sound, flights: null })

/** The presentation of each kind of fact at the table. */
export const FRANTIC_FACT_PRESENTATIONS: {
  readonly [K in VisibleFact['kind']]: FranticPresentation<Extract<VisibleFact, { readonly kind: K }>>
} = {
  'round-began': withoutFlights('shuffle'),
  dealt: { sound: null, flights: ({ seat, count }) => faceDownFlights(count, 'draw', seatAnchor(seat)) },
  opened: { sound: 'card-laid', flights: ({ face }) => faceUpFlights([face], 'draw', 'discard') },
  played: {
    sound: 'card-laid',
    flights: ({ seat, face }) => faceUpFlights([face], seatAnchor(seat), 'discard'),
  },
  'threw-in': {
    sound: 'slap',
    flights: ({ seat, face }) => faceUpFlights([face], seatAnchor(seat), 'discard'),
  },
  imitated: withoutFlights(null),
  showed: withoutFlights(null),
  drew: {
    sound: 'draw',
    flights: (fact, faceOf) => passedCardFlights(fact, 'draw', seatAnchor(fact.seat), faceOf),
  },
  passed: withoutFlights(null),
  wished: withoutFlights(null),
  attacked: {
    ...withoutFlights('slap'),
    hits: ({ seat, victims, card }) => victims.map((victim) => ({ attacker: seat, victim, cardId: card })),
  },
  gave: {
    sound: 'draw',
    flights: (fact, faceOf) => passedCardFlights(fact, seatAnchor(fact.from), seatAnchor(fact.to), faceOf),
  },
  took: {
    sound: 'draw',
    flights: (fact, faceOf) => passedCardFlights(fact, seatAnchor(fact.from), seatAnchor(fact.seat), faceOf),
  },
  'drew-powers': withoutFlights('draw'),
  'returned-powers': withoutFlights('draw'),
  activated: withoutFlights('zap'),
  recharged: withoutFlights('zap'),
  'swapped-powers': withoutFlights('shuffle'),
  'turned-round': withoutFlights('draw'),
  blocked: withoutFlights('stamp'),
  'called-black': withoutFlights(null),
  recycled: {
    sound: 'draw',
    flights: ({ seat, face }) => faceUpFlights([face], 'discard', seatAnchor(seat)),
  },
  'turned-up': { sound: 'card-laid', flights: ({ face }) => faceUpFlights([face], 'draw', 'discard') },
  found: { sound: 'card-laid', flights: ({ seat, face }) => faceUpFlights([face], 'draw', seatAnchor(seat)) },
  looked: withoutFlights(null),
  'took-openly': {
    sound: 'draw',
    flights: ({ seat, from, faces }) => faceUpFlights(faces, seatAnchor(from), seatAnchor(seat)),
  },
  scored: withoutFlights(null),
  'swapped-scores': withoutFlights(null),
  'shuffled-onto-pile': {
    sound: 'shuffle',
    flights: ({ seats }) => seats.flatMap((seat) => faceDownFlights(3, seatAnchor(seat), 'draw')),
  },
  'events-shown': withoutFlights('card-laid'),
  'set-aside': {
    sound: 'card-laid',
    flights: (fact, faceOf) => passedCardFlights(fact, seatAnchor(fact.from), seatAnchor(fact.to), faceOf),
  },
  'took-up': withoutFlights('draw'),
  discarded: {
    sound: 'card-laid',
    flights: ({ seat, faces }) => faceUpFlights(faces, seatAnchor(seat), 'discard'),
  },
  'turned-over': { sound: 'card-laid', flights: ({ faces }) => faceUpFlights(faces, 'draw', 'event-cards') },
  laid: {
    sound: 'card-laid',
    flights: ({ seat, face }) => faceUpFlights([face], seatAnchor(seat), 'event-cards'),
  },
  picked: {
    sound: 'draw',
    flights: ({ seat, faces }) => faceUpFlights(faces, 'event-cards', seatAnchor(seat)),
  },
  'swapped-hands': {
    sound: 'shuffle',
    flights: ({ seats: [one, other] }) => [
      ...faceDownFlights(3, seatAnchor(one), seatAnchor(other)),
      ...faceDownFlights(3, seatAnchor(other), seatAnchor(one)),
    ],
  },
  'passed-hands': {
    sound: 'shuffle',
    flights: ({ from, to }) =>
      from.flatMap((seat, i) => faceDownFlights(3, seatAnchor(seat), seatAnchor(to[i]))),
  },
  'mixed-hands': {
    sound: 'shuffle',
    flights: ({ seats }) => seats.flatMap((seat) => faceDownFlights(2, seatAnchor(seat), 'draw')),
  },
  'opened-hands': withoutFlights('card-laid'),
  'will-skip': withoutFlights(null),
  skipped: { sound: ({ seat }, own) => (seat === own ? 'rejected' : null), flights: null },
  event: withoutFlights('stamp'),
  'time-bomb': withoutFlights('slap'),
  'drew-rules': withoutFlights('stamp'),
  'no-effect': withoutFlights('rejected'),
  'round-over': withoutFlights('round-over'),
  'match-over': {
    sound: ({ winners }, own) => (own === null || winners.includes(own) ? 'match-won' : null),
    flights: null,
  },
  undid: withoutFlights('draw'),
  'took-over': withoutFlights(null),
}

export const listFlights = (fact: VisibleFact, faceOf: FaceResolver): readonly CardFlight[] =>
  (FRANTIC_FACT_PRESENTATIONS[fact.kind] as FranticPresentation<VisibleFact>).flights?.(fact, faceOf) ?? []
