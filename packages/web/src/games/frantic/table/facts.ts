import type { Told } from '@slapwise/card-game'
import type { SoundName } from '../../../sense/sounds.ts'
import type { Presentation } from '../../../table/facts/presentation.ts'
import { backs, type FaceOf, type Flight, open, passed, seatAt } from '../flights/flight.ts'

interface FranticPresentation<F> extends Presentation<F> {
  /** The cards that fly, from where to where. */
  readonly flights: ((fact: F, faceOf: FaceOf) => readonly Flight[]) | null
}

/** Nothing flies. */
const still = (sound: SoundName | null) => ({ sound, flights: null })

/** How each kind of fact is presented at the table of Frantic. */
export const FACTS: {
  readonly [K in Told['kind']]: FranticPresentation<Extract<Told, { readonly kind: K }>>
} = {
  'round-began': still('shuffle'),
  dealt: { sound: null, flights: ({ seat, count }) => backs(count, 'draw', seatAt(seat)) },
  opened: { sound: 'lay', flights: ({ face }) => open([face], 'draw', 'discard') },
  played: { sound: 'lay', flights: ({ seat, face }) => open([face], seatAt(seat), 'discard') },
  'threw-in': { sound: 'slap', flights: ({ seat, face }) => open([face], seatAt(seat), 'discard') },
  imitated: still(null),
  showed: still(null),
  drew: { sound: 'draw', flights: (told, faceOf) => passed(told, 'draw', seatAt(told.seat), faceOf) },
  passed: still(null),
  wished: still(null),
  attacked: {
    ...still('slap'),
    hits: ({ seat, victims, card }) => victims.map((on) => ({ by: seat, on, card })),
  },
  gave: {
    sound: 'draw',
    flights: (told, faceOf) => passed(told, seatAt(told.from), seatAt(told.to), faceOf),
  },
  took: {
    sound: 'draw',
    flights: (told, faceOf) => passed(told, seatAt(told.from), seatAt(told.seat), faceOf),
  },
  'drew-powers': still('draw'),
  'returned-powers': still('draw'),
  activated: still('zap'),
  recharged: still('zap'),
  'swapped-powers': still('shuffle'),
  'turned-round': still('draw'),
  blocked: still('stamp'),
  'called-black': still(null),
  recycled: { sound: 'draw', flights: ({ seat, face }) => open([face], 'discard', seatAt(seat)) },
  'turned-up': { sound: 'lay', flights: ({ face }) => open([face], 'draw', 'discard') },
  found: { sound: 'lay', flights: ({ seat, face }) => open([face], 'draw', seatAt(seat)) },
  looked: still(null),
  'took-openly': {
    sound: 'draw',
    flights: ({ seat, from, faces }) => open(faces, seatAt(from), seatAt(seat)),
  },
  scored: still(null),
  'swapped-scores': still(null),
  'shuffled-onto-pile': {
    sound: 'shuffle',
    flights: ({ seats }) => seats.flatMap((seat) => backs(3, seatAt(seat), 'draw')),
  },
  'events-shown': still('lay'),
  'set-aside': {
    sound: 'lay',
    flights: (told, faceOf) => passed(told, seatAt(told.from), seatAt(told.to), faceOf),
  },
  'took-up': still('draw'),
  discarded: { sound: 'lay', flights: ({ seat, faces }) => open(faces, seatAt(seat), 'discard') },
  'turned-over': { sound: 'lay', flights: ({ faces }) => open(faces, 'draw', 'discard') },
  laid: { sound: 'lay', flights: ({ seat, face }) => open([face], seatAt(seat), 'discard') },
  picked: { sound: 'draw', flights: ({ seat, faces }) => open(faces, 'discard', seatAt(seat)) },
  'swapped-hands': {
    sound: 'shuffle',
    flights: ({ seats: [one, other] }) => [
      ...backs(3, seatAt(one), seatAt(other)),
      ...backs(3, seatAt(other), seatAt(one)),
    ],
  },
  'passed-hands': {
    sound: 'shuffle',
    flights: ({ from, to }) => from.flatMap((seat, i) => backs(3, seatAt(seat), seatAt(to[i]))),
  },
  'mixed-hands': {
    sound: 'shuffle',
    flights: ({ seats }) => seats.flatMap((seat) => backs(2, seatAt(seat), 'draw')),
  },
  'opened-hands': still('lay'),
  'will-skip': still(null),
  skipped: { sound: ({ seat }, own) => (seat === own ? 'nope' : null), flights: null },
  event: still('stamp'),
  'drew-rules': still('stamp'),
  'no-effect': still('nope'),
  'round-over': still('round-over'),
  'match-over': {
    sound: ({ winners }, own) => (own === null || winners.includes(own) ? 'match-won' : null),
    flights: null,
  },
  undid: still('draw'),
  'took-over': still(null),
}

export const flightsOf = (told: Told, faceOf: FaceOf): readonly Flight[] =>
  (FACTS[told.kind] as FranticPresentation<Told>).flights?.(told, faceOf) ?? []
