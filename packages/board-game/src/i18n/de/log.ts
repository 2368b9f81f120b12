import type { Seat } from '@slapwise/kernel'
import type { VisibleFact } from '../../index.ts'
import { isReactionCard, type SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { createGermanPhrases, type GermanPhrases } from './phrases.ts'
import { score } from './score.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

/** Eine Nummer auf der Strasse: Start und Totenkopf können es hier nicht sein. */
const spacePiece = (space: number): SentencePart => ({ space, text: String(space) })

function formatFact(told: VisibleFact, listener: SentenceContext): Sentence | null {
  const t = createGermanPhrases(listener)
  const { subjectWithVerb: by, accusative: whom, dative: toWhom } = t
  switch (told.kind) {
    case 'round-began':
      return sentence`runde ${told.round}. Alle Figuren auf den Start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return formatStartRolls(t, told)
    case 'placed':
      return sentence`${by(told.seat, 'legt', 'legst')} ${t.placedCard(told.card, told.space, told.direction)} auf ${spacePiece(told.space)}.`
    case 'turn-began':
      return sentence`${by(told.seat, 'ist', 'bist')} dran.`
    case 'stayed':
      return sentence`${by(told.seat, 'rührt sich', 'rührst dich')} nicht vom Fleck.`
    case 'rolled':
      return sentence`${by(told.seat, 'würfelt', 'würfelst')}${told.sides > 6 ? ' mit dem grossen Würfel' : ''} eine ${told.value}.`
    case 'threw-in':
      return sentence`${by(told.seat, 'wirft', 'wirfst')} ${{ card: told.card }} rein.`
    case 'attacked':
      return sentence`${by(told.seat, 'zielt', 'zielst')} mit ${{ title: told.card }} auf ${whom(told.victim)}${told.steps === null ? '' : formatSteps(told.steps)}.`
    case 'blocked':
      return sentence`${by(told.by, 'blockt', 'blockst')} ab. Aus ${{ title: told.card }} wird nichts.`
    case 'named':
      return isReactionCard(told.source, listener)
        ? null
        : sentence`${by(told.seat, 'nennt', 'nennst')} ${formatToken(t, told.token, told.seat)}.`
    case 'moved':
      return formatMoved(t, told)
    case 'triggered':
      return sentence`${by(told.seat, 'landet', 'landest')} auf ${spacePiece(told.space)}: ${{ title: told.source }}.`
    case 'no-effect':
      return sentence`aus ${{ title: told.of }} wird nichts.`
    case 'event':
      return sentence`${{ title: told.event }}! ${eventText(told.event, listener)}`
    case 'took':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.card }} von ${spacePiece(told.space)} auf die Hand.`
    case 'drew':
      return sentence`${by(told.seat, 'zieht', 'ziehst')} ${t.cardsOrCount(told, told.count)}.`
    case 'turned-over':
      return sentence`aufgedeckt ${told.cards.length > 1 ? 'werden' : 'wird'} ${t.cards(told.cards)}.`
    case 'picked':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.card }}.`
    case 'discarded':
      return sentence`${by(told.seat, 'wirft', 'wirfst')} ${t.cards(told.cards)} weg.`
    case 'gave-hand':
      return sentence`${by(told.seat, 'gibt', 'gibst')} ${toWhom(told.to)} ${t.cardsOrCount(told, told.count)}.`
    case 'relocated':
      return sentence`${by(told.seat, 'schleppt', 'schleppst')} ${{ title: 'numbered-teleport' }} ${told.number} von ${spacePiece(told.from)} auf ${spacePiece(told.to)}.`
    case 'round-over':
      return sentence`${score.formatRoundEnd(told, listener)} Die Runde ist vorbei.`
    case 'match-over':
      return sentence`${score.formatWinners(told.winners, listener)}.`
    case 'undid':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${told.toPlayer ?? 'Ein Bot'} übernimmt von ${told.fromPlayer ?? 'einem Bot'}.`
  }
}

function formatStartRolls(
  t: GermanPhrases,
  { rolls, starter }: VisibleFactOfKind<'rolled-for-start'>,
): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = t.joinList(
      rolled.flatMap((value, seat) => (value === null ? [] : [phrase`${t.player(seat, 'du')} ${value}`])),
    )
    return i === 0 ? all : phrase`; nochmal: ${all}`
  })
  return sentence`um den ersten Zug: ${tries.flat()}. ${sentence`${t.subjectWithVerb(starter, 'beginnt', 'beginnst')}.`}`
}

function formatToken(t: GermanPhrases, token: Seat, namer: Seat): Sentence {
  if (t.isReader(token)) return ['deine Figur']
  return token === namer ? ['die eigene Figur'] : phrase`die Figur von ${t.dative(token)}`
}

function formatMoved(
  { subjectWithVerb: by, onSpace: on, ontoSpace: onto }: GermanPhrases,
  { seat, how, path }: VisibleFactOfKind<'moved'>,
): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' zurück' : ''
  switch (how) {
    case 'walk':
      return sentence`${by(seat, 'läuft', 'läufst')}${back} ${onto(to)}.`
    case 'push':
      return sentence`${by(seat, 'wird', 'wirst')}${back} ${onto(to)} geschubst.`
    case 'jump':
      return sentence`${by(seat, 'springt', 'springst')}${back} ${onto(to)}.`
    case 'hop':
      return sentence`dort darf niemand stehen: ${by(seat, 'geht', 'gehst')} weiter ${onto(to)}.`
    case 'teleport':
      return sentence`${by(seat, 'klettert', 'kletterst')} ${on(to)} heraus.`
    case 'swap':
      return sentence`${by(seat, 'landet', 'landest')} ${on(to)}.`
    case 'shift':
      return sentence`${by(seat, 'rutscht', 'rutschst')}${back || ' vor'} ${onto(to)}.`
  }
}

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const log: LogMessages = { formatFact, nothingYet: 'Noch nichts. Die Strasse ist noch sauber.' }

const formatSteps = (steps: number): string => (steps === 1 ? ', ein Feld vor' : `, ${steps} Felder vor`)
