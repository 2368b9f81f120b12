import type { VisibleFact } from '../../index.ts'
import { hasCauseOfItsOwn, passingEffectOf, type SentenceContext } from '../game-phrases.ts'
import { phrase, type Sentence, sentence } from '../sentence.ts'
import type { GermanPhrases } from './phrases.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

/** Was eine Karte mit der Figur macht, die auf ihr landet: das Verb für andere und für die lesende Person. */
const LANDING_EFFECTS: Readonly<Record<string, readonly [theirs: string, yours: string, rest: string]>> = {
  'second-chance': ['würfelt', 'würfelst', ' noch einmal'],
  swap: ['tauscht', 'tauschst', ' den Platz mit jemandem'],
  gift: ['schickt', 'schickst', ' jemanden vor'],
  magnet: ['holt sich', 'holst dir', ' eine Karte'],
  teleport: ['würfelt', 'würfelst', ' um einen Gully'],
  'numbered-teleport': ['würfelt', 'würfelst', ' um den Ausgang'],
  troublemaker: ['würfelt', 'würfelst', ' um ein Ereignis'],
}

/** Null, wenn die nächste Tatsache die Wirkung ist und ihr Satz die Karte nennt. */
export function formatTriggered(
  { subjectWithVerb: by, onSpace }: GermanPhrases,
  { seat, source, space }: VisibleFactOfKind<'triggered'>,
): Sentence | null {
  const effect = LANDING_EFFECTS[source]
  if (!effect) return null
  const [theirs, yours, rest] = effect
  return sentence`${{ title: source }} ${onSpace(space)}: ${sentence`${by(seat, theirs, yours)}${rest}.`}`
}

export function formatHindered(
  { subjectWithVerb: by, accusative: whom, onSpace }: GermanPhrases,
  { seat, source, space }: VisibleFactOfKind<'hindered'>,
  context: SentenceContext,
): Sentence {
  const card = phrase`${{ title: source }} ${onSpace(space)}`
  switch (passingEffectOf(source, context)) {
    case 'stops':
      return sentence`${card} hält ${whom(seat)} auf.`
    case 'slows':
      return sentence`${card} kostet ${whom(seat)} einen Schritt extra.`
    case 'refuses':
      return sentence`${card}: ${sentence`${by(seat, 'steigt', 'steigst')} darüber.`}`
  }
}

export function formatNoEffect(
  { subjectWithVerb: by, accusative: whom, onSpace }: GermanPhrases,
  { of, because, seat, space }: VisibleFactOfKind<'no-effect'>,
): Sentence {
  switch (because) {
    case 'nothing-to-take':
      return sentence`${{ title: of }} ${onSpace(space)} findet nichts zum Mitnehmen.`
    case 'ghost':
      return sentence`${{ title: of }}: Nichts auf der Strasse berührt ${whom(seat)}.`
    case 'own-number':
      return sentence`eigene Nummer: ${sentence`${by(seat, 'bleibt', 'bleibst')} ${onSpace(space)}.`}`
    case 'once-per-turn':
      return sentence`${{ title: of }} ${onSpace(space)} wirkt nur einmal pro Zug: ${sentence`${by(seat, 'bleibt', 'bleibst')} stehen.`}`
  }
}

export function formatMoved(
  { subjectWithVerb: by, accusative: whom, onSpace, ontoSpace }: GermanPhrases,
  { seat, how, path, source }: VisibleFactOfKind<'moved'>,
): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' zurück' : ''
  const withCause = (moves: Sentence): Sentence =>
    hasCauseOfItsOwn(source) ? phrase`${{ title: source }}: ${moves}` : moves
  switch (how) {
    case 'walk':
      return withCause(sentence`${by(seat, 'läuft', 'läufst')}${back} ${ontoSpace(to)}.`)
    case 'push':
      return sentence`${{ title: how }} ${onSpace(from)} befördert ${whom(seat)}${Math.abs(to - from) > 1 ? ' durch die Wand' : back} ${ontoSpace(to)}.`
    case 'jump':
      return sentence`${{ title: how }} ${onSpace(from)} wirft ${whom(seat)}${Math.abs(to - from) > 1 ? ` über ${(from + to) / 2}` : back} ${ontoSpace(to)}.`
    case 'hop':
      return withCause(
        sentence`dort darf niemand stehen. ${sentence`${by(seat, 'geht', 'gehst')} weiter ${ontoSpace(to)}.`}`,
      )
    case 'teleport':
      return withCause(sentence`${by(seat, 'klettert', 'kletterst')} ${onSpace(to)} heraus.`)
    case 'swap':
      return withCause(sentence`${by(seat, 'landet', 'landest')} ${onSpace(to)}.`)
    case 'shift':
      return withCause(sentence`${by(seat, 'rutscht', 'rutschst')}${back || ' vor'} ${ontoSpace(to)}.`)
  }
}
