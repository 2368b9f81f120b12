import type { VisibleFact } from '../../index.ts'
import { hasCauseOfItsOwn, passingEffectOf, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, sentence } from '../sentence.ts'
import type { EnglishPhrases } from './phrases.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

/** The effect of a card on the token that has landed on it, by the id of the card: verbs for others and for the reader. */
const LANDING_EFFECTS: Readonly<Record<string, readonly [theirs: string, yours: string, rest: string]>> = {
  'second-chance': ['rolls', 'roll', ' again'],
  swap: ['changes', 'change', ' places with somebody'],
  gift: ['sends', 'send', ' somebody ahead'],
  magnet: ['picks', 'pick', ' up a card'],
  teleport: ['rolls', 'roll', ' for a manhole'],
  'numbered-teleport': ['rolls', 'roll', ' for the way out'],
  troublemaker: ['rolls', 'roll', ' for an event'],
}

/** Null for a card whose effect is the next fact, with a sentence that names the card. */
export function formatTriggered(
  { subjectWithVerb: by, space: on }: EnglishPhrases,
  { seat, source, space }: VisibleFactOfKind<'triggered'>,
): Sentence | null {
  const effect = LANDING_EFFECTS[source]
  if (!effect) return null
  const [theirs, yours, rest] = effect
  return sentence`${{ title: source }} on ${on(space)}: ${by(seat, theirs, yours)}${rest}.`
}

export function formatHindered(
  { subjectWithVerb: by, player, space: on }: EnglishPhrases,
  { seat, source, space }: VisibleFactOfKind<'hindered'>,
  context: SentenceContext,
): Sentence {
  const card = phrase`${{ title: source }} on ${on(space)}`
  switch (passingEffectOf(source, context)) {
    case 'stops':
      return sentence`${card} holds ${player(seat)}.`
    case 'slows':
      return sentence`${card} costs ${player(seat)} an extra step.`
    case 'refuses':
      return sentence`${card}: ${by(seat, 'steps', 'step')} over it.`
  }
}

export function formatNoEffect(
  { subjectWithVerb: by, player, space: on }: EnglishPhrases,
  { of, because, seat, space }: VisibleFactOfKind<'no-effect'>,
): Sentence {
  switch (because) {
    case 'nothing-to-take':
      return sentence`${{ title: of }} on ${on(space)} finds nothing to take.`
    case 'ghost':
      return sentence`${{ title: of }}: nothing on the street acts on ${player(seat)}.`
    case 'own-number':
      return sentence`own number: ${by(seat, 'stays', 'stay')} on ${on(space)}.`
    case 'once-per-turn':
      return sentence`${{ title: of }} on ${on(space)} acts only once per turn: ${by(seat, 'stays', 'stay')}.`
  }
}

export function formatMoved(
  { subjectWithVerb: by, player, space }: EnglishPhrases,
  { seat, how, path, source }: VisibleFactOfKind<'moved'>,
): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' back' : ''
  const cause = hasCauseOfItsOwn(source) ? phrase`${{ title: source }}: ` : []
  switch (how) {
    case 'walk':
      return sentence`${cause}${by(seat, 'walks', 'walk')}${back} to ${space(to)}.`
    case 'push':
      return sentence`${{ title: how }} on ${space(from)} shoves ${player(seat)}${Math.abs(to - from) > 1 ? ' through the wall' : back} to ${space(to)}.`
    case 'jump':
      return sentence`${{ title: how }} on ${space(from)} throws ${player(seat)}${Math.abs(to - from) > 1 ? phrase` over ${space((from + to) / 2)}` : back} to ${space(to)}.`
    case 'hop':
      return sentence`${cause}nobody may stand there. ${sentence`${by(seat, 'goes', 'go')} on to ${space(to)}.`}`
    case 'teleport':
      return sentence`${cause}${by(seat, 'climbs', 'climb')} out on ${space(to)}.`
    case 'swap':
      return sentence`${cause}${by(seat, 'ends up', 'end up')} on ${space(to)}.`
    case 'shift':
      return sentence`${cause}${by(seat, 'slides', 'slide')}${back || ' ahead'} to ${space(to)}.`
  }
}
