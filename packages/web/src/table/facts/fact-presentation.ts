import type { Seat } from '@slapwise/kernel'
import type { SoundName } from '../../feedback/sounds.ts'

/** One attack: attacker, victim, and the id of the card. */
export interface Hit {
  readonly attacker: Seat
  readonly victim: Seat
  readonly cardId: string
}

/**
 * The presentation of the facts of one kind at the table. A game has one for each of its kinds, possibly with further fields.
 * Durations and log sentences are in the game's package, because the server and the terminal need them, too.
 */
export interface FactPresentation<F> {
  /** The sound for the player in the seat `own`, which is null for spectators; null for silence. */
  readonly sound: SoundName | null | ((fact: F, own: Seat | null) => SoundName | null)
  /** Only attacks have hits: they make faces wince, the screen glow, and are counted in the match summary. */
  readonly hits?: (fact: F) => readonly Hit[]
}

/** The presentations of a game by kind of fact. `never`, because only the game knows the types of its facts. */
export type FactPresentations = Readonly<Record<string, FactPresentation<never>>>

/** Fields with the same name in the facts of all games. */
export interface CommonFactFields {
  readonly kind: string
  readonly seat?: Seat
  readonly round?: number
  /** The id of the event, in facts of the kind `event`. */
  readonly event?: string
}

const presentationOf = (presentations: FactPresentations, fact: object): FactPresentation<object> =>
  presentations[(fact as CommonFactFields).kind] as FactPresentation<object>

export const hitsOfFact = (fact: object, presentations: FactPresentations): readonly Hit[] =>
  presentationOf(presentations, fact).hits?.(fact) ?? []

export const hitsOfFacts = (facts: readonly object[], presentations: FactPresentations): readonly Hit[] =>
  facts.flatMap((fact) => hitsOfFact(fact, presentations))

export function soundOfFact(
  fact: object,
  presentations: FactPresentations,
  own: Seat | null,
): SoundName | null {
  const { sound } = presentationOf(presentations, fact)
  return typeof sound === 'function' ? sound(fact, own) : sound
}

/** The maximum number of sounds in a step, and whether a sound may be repeated. */
export interface SoundLimits {
  readonly maxSounds: number
  readonly allowsRepeats: boolean
}

/** The sounds of a step in order. If there are too many, repeated ones are dropped first. */
export function soundsOfFacts(
  facts: readonly object[],
  presentations: FactPresentations,
  { maxSounds, allowsRepeats }: SoundLimits,
  own: Seat | null,
): readonly SoundName[] {
  const all = facts.flatMap((fact) => soundOfFact(fact, presentations, own) ?? [])
  // The fanfare at the end of the match is played alone.
  if (all.includes('match-won')) return ['match-won']
  return allowsRepeats && all.length <= maxSounds ? all : [...new Set(all)].slice(0, maxSounds)
}
