import type { Seat } from '@slapwise/kernel'
import { NUMBERED_TELEPORT_ID, type VisibleFact } from '../../index.ts'
import { isReactionCard, type SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import { phrase, type Sentence, sentence } from '../sentence.ts'
import { formatRoll } from './grammar.ts'
import { formatHindered, formatMoved, formatNoEffect, formatTriggered } from './movement.ts'
import { createEnglishPhrases, type EnglishPhrases } from './phrases.ts'
import { scoreMessages } from './score.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

function formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null {
  const phrases = createEnglishPhrases(context)
  const { subjectWithVerb: by, player, space } = phrases
  switch (fact.kind) {
    case 'round-began':
      return sentence`round ${fact.round}. All tokens go to the start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return formatStartRolls(phrases, fact)
    case 'placed':
      return sentence`${by(fact.seat, 'places', 'place')} ${phrases.placedCard(fact.card, fact.space, fact.direction)} on ${space(fact.space)}.`
    case 'turn-began':
      return sentence`${by(fact.seat, 'is', 'are')} up.`
    case 'stayed':
      return sentence`${{ title: 'skip' }}: ${by(fact.seat, 'stays', 'stay')} put.`
    case 'rolled':
      return sentence`${by(fact.seat, 'rolls', 'roll')} ${formatRoll(fact.value)}${fact.sides > 6 ? ' with the big die' : ''}.`
    case 'threw-in':
      return sentence`${by(fact.seat, 'throws in', 'throw in')} ${{ card: fact.card }}.`
    case 'attacked':
      return sentence`${by(fact.seat, 'aims', 'aim')} ${{ title: fact.card }} at ${player(fact.victim)}${fact.steps === null ? '' : formatSteps(fact.steps)}.`
    case 'blocked':
      return sentence`${by(fact.by, 'blocks', 'block')} it. Nothing comes of ${{ title: fact.card }}.`
    case 'named':
      return isReactionCard(fact.source, context)
        ? null
        : sentence`${by(fact.seat, 'picks', 'pick')} ${formatToken(phrases, fact.token, fact.seat)}.`
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
      return sentence`${by(fact.seat, 'picks up', 'pick up')} ${{ card: fact.card }} from ${space(fact.space)}.`
    case 'drew':
      return sentence`${by(fact.seat, 'draws', 'draw')} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'turned-over':
      return sentence`up ${fact.cards.length > 1 ? 'come' : 'comes'} ${phrases.cards(fact.cards)}.`
    case 'picked':
      return sentence`${by(fact.seat, 'takes', 'take')} ${{ card: fact.card }}.`
    case 'discarded':
      return sentence`${by(fact.seat, 'throws away', 'throw away')} ${phrases.cards(fact.cards)}.`
    case 'gave-hand':
      return sentence`${by(fact.seat, 'hands', 'hand')} ${player(fact.to)} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'relocated':
      return sentence`${by(fact.seat, 'drags', 'drag')} ${{ title: NUMBERED_TELEPORT_ID }} ${fact.number} from ${space(fact.from)} to ${space(fact.to)}.`
    case 'round-over':
      return sentence`${scoreMessages.formatRoundEnd(fact, context)} The round is over.`
    case 'match-over':
      return sentence`${scoreMessages.formatWinners(fact.winners, context)}.`
    case 'undid':
      return sentence`${by(fact.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${fact.toPlayer ?? 'A bot'} takes over from ${fact.fromPlayer ?? 'a bot'}.`
  }
}

function formatStartRolls(
  phrases: EnglishPhrases,
  { rolls, starter }: VisibleFactOfKind<'rolled-for-start'>,
): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = phrases.joinList(
      rolled.flatMap((value, seat) => (value === null ? [] : [phrase`${phrases.player(seat)} ${value}`])),
    )
    return i === 0 ? all : phrase`; again: ${all}`
  })
  return sentence`for the first turn: ${tries.flat()}. ${sentence`${phrases.subjectWithVerb(starter, 'begins', 'begin')}.`}`
}

function formatToken(phrases: EnglishPhrases, token: Seat, namer: Seat): Sentence {
  if (token !== namer) return phrase`${phrases.possessive(token)} token`
  return [phrases.isReader(namer) ? 'your own token' : 'their own token']
}

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const logMessages: LogMessages = { formatFact, nothingYet: 'Nothing yet. The street is still clean.' }

const formatSteps = (steps: number): string => (steps === 1 ? ', one space ahead' : `, ${steps} spaces ahead`)
