import type { Seat } from '@slapwise/kernel'
import type { VisibleFact } from '../../index.ts'
import { isReactionCard, type SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import { phrase, type Sentence, sentence } from '../sentence.ts'
import { formatRoll } from './grammar.ts'
import { createEnglishPhrases, type EnglishPhrases } from './phrases.ts'
import { score } from './score.ts'

type VisibleFactOfKind<K extends VisibleFact['kind']> = VisibleFact & { readonly kind: K }

function formatFact(told: VisibleFact, listener: SentenceContext): Sentence | null {
  const t = createEnglishPhrases(listener)
  const { subjectWithVerb: by, player: who, space } = t
  switch (told.kind) {
    case 'round-began':
      return sentence`round ${told.round}. All tokens go to the start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return formatStartRolls(t, told)
    case 'placed':
      return sentence`${by(told.seat, 'places', 'place')} ${t.placedCard(told.card, told.space, told.direction)} on ${space(told.space)}.`
    case 'turn-began':
      return sentence`${by(told.seat, 'is', 'are')} up.`
    case 'stayed':
      return sentence`${by(told.seat, 'stays', 'stay')} put.`
    case 'rolled':
      return sentence`${by(told.seat, 'rolls', 'roll')} ${formatRoll(told.value)}${told.sides > 6 ? ' with the big die' : ''}.`
    case 'threw-in':
      return sentence`${by(told.seat, 'throws in', 'throw in')} ${{ card: told.card }}.`
    case 'attacked':
      return sentence`${by(told.seat, 'aims', 'aim')} ${{ title: told.card }} at ${who(told.victim)}${told.steps === null ? '' : formatSteps(told.steps)}.`
    case 'blocked':
      return sentence`${by(told.by, 'blocks', 'block')} it. Nothing comes of ${{ title: told.card }}.`
    case 'named':
      return isReactionCard(told.source, listener)
        ? null
        : sentence`${by(told.seat, 'picks', 'pick')} ${formatToken(t, told.token, told.seat)}.`
    case 'moved':
      return formatMoved(t, told)
    case 'triggered':
      return sentence`${by(told.seat, 'lands', 'land')} on ${space(told.space)}: ${{ title: told.source }}.`
    case 'no-effect':
      return sentence`nothing comes of ${{ title: told.of }}.`
    case 'event':
      return sentence`${{ title: told.event }}! ${eventText(told.event, listener)}`
    case 'took':
      return sentence`${by(told.seat, 'picks up', 'pick up')} ${{ card: told.card }} from ${space(told.space)}.`
    case 'drew':
      return sentence`${by(told.seat, 'draws', 'draw')} ${t.cardsOrCount(told, told.count)}.`
    case 'turned-over':
      return sentence`up ${told.cards.length > 1 ? 'come' : 'comes'} ${t.cards(told.cards)}.`
    case 'picked':
      return sentence`${by(told.seat, 'takes', 'take')} ${{ card: told.card }}.`
    case 'discarded':
      return sentence`${by(told.seat, 'throws away', 'throw away')} ${t.cards(told.cards)}.`
    case 'gave-hand':
      return sentence`${by(told.seat, 'hands', 'hand')} ${who(told.to)} ${t.cardsOrCount(told, told.count)}.`
    case 'relocated':
      return sentence`${by(told.seat, 'drags', 'drag')} ${{ title: 'numbered-teleport' }} ${told.number} from ${space(told.from)} to ${space(told.to)}.`
    case 'round-over':
      return sentence`${score.formatRoundEnd(told, listener)} The round is over.`
    case 'match-over':
      return sentence`${score.formatWinners(told.winners, listener)}.`
    case 'undid':
      return sentence`${by(told.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${told.toPlayer ?? 'A bot'} takes over from ${told.fromPlayer ?? 'a bot'}.`
  }
}

function formatStartRolls(
  t: EnglishPhrases,
  { rolls, starter }: VisibleFactOfKind<'rolled-for-start'>,
): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = t.joinList(
      rolled.flatMap((value, seat) => (value === null ? [] : [phrase`${t.player(seat)} ${value}`])),
    )
    return i === 0 ? all : phrase`; again: ${all}`
  })
  return sentence`for the first turn: ${tries.flat()}. ${sentence`${t.subjectWithVerb(starter, 'begins', 'begin')}.`}`
}

function formatToken(t: EnglishPhrases, token: Seat, namer: Seat): Sentence {
  if (token !== namer) return phrase`${t.possessive(token)} token`
  return [t.isReader(namer) ? 'your own token' : 'their own token']
}

function formatMoved(
  { subjectWithVerb: by, space }: EnglishPhrases,
  { seat, how, path }: VisibleFactOfKind<'moved'>,
): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' back' : ''
  switch (how) {
    case 'walk':
      return sentence`${by(seat, 'walks', 'walk')}${back} to ${space(to)}.`
    case 'push':
      return sentence`${by(seat, 'is', 'are')} shoved${back} to ${space(to)}.`
    case 'jump':
      return sentence`${by(seat, 'leaps', 'leap')}${back} to ${space(to)}.`
    case 'hop':
      return sentence`nobody may stand there: ${by(seat, 'goes', 'go')} on to ${space(to)}.`
    case 'teleport':
      return sentence`${by(seat, 'climbs', 'climb')} out on ${space(to)}.`
    case 'swap':
      return sentence`${by(seat, 'ends up', 'end up')} on ${space(to)}.`
    case 'shift':
      return sentence`${by(seat, 'slides', 'slide')}${back || ' ahead'} to ${space(to)}.`
  }
}

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const log: LogMessages = { formatFact, nothingYet: 'Nothing yet. The street is still clean.' }

const formatSteps = (steps: number): string => (steps === 1 ? ', one space ahead' : `, ${steps} spaces ahead`)
