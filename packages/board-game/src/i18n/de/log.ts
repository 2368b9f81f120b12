import type { Seat } from '@slapwise/kernel'
import { NUMBERED_TELEPORT_ID, type VisibleFact } from '../../index.ts'
import { isReactionCard, type SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { formatHindered, formatMoved, formatNoEffect, formatTriggered } from './movement.ts'
import { createGermanPhrases, type GermanPhrases } from './phrases.ts'
import { scoreMessages } from './score.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

/** Eine Feldnummer. Nur für Felder, die weder Start noch Totenkopf sind. */
const spacePiece = (space: number): SentencePart => ({ space, text: String(space) })

function formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null {
  const phrases = createGermanPhrases(context)
  const { subjectWithVerb: by, accusative: whom, dative: toWhom } = phrases
  switch (fact.kind) {
    case 'round-began':
      return sentence`runde ${fact.round}. Alle Figuren auf den Start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return formatStartRolls(phrases, fact)
    case 'placed':
      return sentence`${by(fact.seat, 'legt', 'legst')} ${phrases.placedCard(fact.card, fact.space, fact.direction)} auf ${spacePiece(fact.space)}.`
    case 'turn-began':
      return sentence`${by(fact.seat, 'ist', 'bist')} dran.`
    case 'stayed':
      return sentence`${{ title: 'skip' }}: ${sentence`${by(fact.seat, 'rührt sich', 'rührst dich')} nicht vom Fleck.`}`
    case 'rolled':
      return sentence`${by(fact.seat, 'würfelt', 'würfelst')}${fact.sides > 6 ? ' mit dem grossen Würfel' : ''} eine ${fact.value}.`
    case 'threw-in':
      return sentence`${by(fact.seat, 'wirft', 'wirfst')} ${{ card: fact.card }} rein.`
    case 'attacked':
      return sentence`${by(fact.seat, 'zielt', 'zielst')} mit ${{ title: fact.card }} auf ${whom(fact.victim)}${fact.steps === null ? '' : formatSteps(fact.steps)}.`
    case 'blocked':
      return sentence`${by(fact.by, 'blockt', 'blockst')} ab. Aus ${{ title: fact.card }} wird nichts.`
    case 'named':
      return isReactionCard(fact.source, context)
        ? null
        : sentence`${by(fact.seat, 'nennt', 'nennst')} ${formatToken(phrases, fact.token, fact.seat)}.`
    case 'moved':
      return formatMoved(phrases, fact)
    case 'hindered':
      return formatHindered(phrases, fact, context)
    case 'triggered':
      return formatTriggered(phrases, fact)
    case 'no-effect':
      return formatNoEffect(phrases, fact)
    case 'event':
      return sentence`${{ title: fact.event }}! ${eventText(fact.event, context)}`
    case 'took':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${{ card: fact.card }} von ${spacePiece(fact.space)} auf die Hand.`
    case 'drew':
      return sentence`${by(fact.seat, 'zieht', 'ziehst')} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'turned-over':
      return sentence`aufgedeckt ${fact.cards.length > 1 ? 'werden' : 'wird'} ${phrases.cards(fact.cards)}.`
    case 'picked':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${{ card: fact.card }}.`
    case 'discarded':
      return sentence`${by(fact.seat, 'wirft', 'wirfst')} ${phrases.cards(fact.cards)} weg.`
    case 'gave-hand':
      return sentence`${by(fact.seat, 'gibt', 'gibst')} ${toWhom(fact.to)} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'relocated':
      return sentence`${by(fact.seat, 'schleppt', 'schleppst')} ${{ title: NUMBERED_TELEPORT_ID }} ${fact.number} von ${spacePiece(fact.from)} auf ${spacePiece(fact.to)}.`
    case 'round-over':
      return sentence`${scoreMessages.formatRoundEnd(fact, context)} Die Runde ist vorbei.`
    case 'match-over':
      return sentence`${scoreMessages.formatWinners(fact.winners, context)}.`
    case 'undid':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${fact.toPlayer ?? 'Ein Bot'} übernimmt von ${fact.fromPlayer ?? 'einem Bot'}.`
  }
}

function formatStartRolls(
  phrases: GermanPhrases,
  { rolls, starter }: VisibleFactOfKind<'rolled-for-start'>,
): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = phrases.joinList(
      rolled.flatMap((value, seat) =>
        value === null ? [] : [phrase`${phrases.player(seat, 'du')} ${value}`],
      ),
    )
    return i === 0 ? all : phrase`; nochmal: ${all}`
  })
  return sentence`um den ersten Zug: ${tries.flat()}. ${sentence`${phrases.subjectWithVerb(starter, 'beginnt', 'beginnst')}.`}`
}

function formatToken(phrases: GermanPhrases, token: Seat, namer: Seat): Sentence {
  if (phrases.isReader(token)) return ['deine Figur']
  return token === namer ? ['die eigene Figur'] : phrase`die Figur von ${phrases.dative(token)}`
}

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const logMessages: LogMessages = {
  formatFact,
  nothingYet: 'Noch nichts. Die Strasse ist noch sauber.',
}

const formatSteps = (steps: number): string => (steps === 1 ? ', ein Feld vor' : `, ${steps} Felder vor`)
