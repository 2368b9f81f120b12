import type { Seat } from '@slapwise/kernel'
import type { SoundName } from '../../feedback/sounds.ts'

/** One attack: attacker, victim, and the id of the card that it is done with. */
export interface Hit {
  readonly attacker: Seat
  readonly victim: Seat
  readonly cardId: string
}

/**
 * How the table presents the facts of one kind. A game has one for each kind of fact that it tells, with fields of its
 * own besides; how long a fact is shown and what the log says stand in the game's package, since the server and the
 * terminal need them too.
 */
export interface FactPresentation<F> {
  /** The sound that is heard in a seat, `own`, which is null for a spectator; null for silence. */
  readonly sound: SoundName | null | ((fact: F, own: Seat | null) => SoundName | null)
  /** Attacks alone have hits: they make faces wince, screens glow and grudges grow. */
  readonly hits?: (fact: F) => readonly Hit[]
}

/** The presentations of a game, by kind of fact. Facts come from outside, so only the game knows their types. */
export type FactPresentations = Readonly<Record<string, FactPresentation<never>>>

/** Fields that facts of every game have by the same names. */
export interface CommonFactFields {
  readonly kind: string
  readonly seat?: Seat
  readonly round?: number
  /** The id of an event, in facts of the kind `event`. */
  readonly event?: string
}

const presentationOf = (known: FactPresentations, fact: object): FactPresentation<object> =>
  known[(fact as CommonFactFields).kind] as FactPresentation<object>

export const hitsOfFact = (fact: object, known: FactPresentations): readonly Hit[] =>
  presentationOf(known, fact).hits?.(fact) ?? []

export const hitsOfFacts = (facts: readonly object[], known: FactPresentations): readonly Hit[] =>
  facts.flatMap((fact) => hitsOfFact(fact, known))

export function soundOfFact(fact: object, known: FactPresentations, own: Seat | null): SoundName | null {
  const { sound } = presentationOf(known, fact)
  return typeof sound === 'function' ? sound(fact, own) : sound
}

/** How many sounds one step makes at the most, and whether the same one may be heard twice among them. */
export interface SoundLimits {
  readonly maxSounds: number
  readonly allowsRepeats: boolean
}

/** The sounds of a whole step, in order. If there are too many, none is heard twice. */
export function soundsOfFacts(
  facts: readonly object[],
  known: FactPresentations,
  { maxSounds, allowsRepeats }: SoundLimits,
  own: Seat | null,
): readonly SoundName[] {
  const all = facts.flatMap((fact) => soundOfFact(fact, known, own) ?? [])
  // A fanfare has no rival.
  if (all.includes('match-won')) return ['match-won']
  return allowsRepeats && all.length <= maxSounds ? all : [...new Set(all)].slice(0, maxSounds)
}
