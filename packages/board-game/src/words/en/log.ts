import type { Seat } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import type { LogWords } from '../log-words.ts'
import { phrase, type Sentence, say } from '../sentence.ts'
import { isThrownIn, type Listener } from '../telling.ts'
import { rolled } from './grammar.ts'
import { score } from './score.ts'
import { type English, english } from './telling.ts'

type Of<K extends Told['kind']> = Told & { readonly kind: K }

function sentence(told: Told, listener: Listener): Sentence | null {
  const t = english(listener)
  const { by, who, space } = t
  switch (told.kind) {
    case 'round-began':
      return say`round ${told.round}. All tokens go to the start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return rolledForStart(t, told)
    case 'placed':
      return say`${by(told.seat, 'places', 'place')} ${t.lying(told.card, told.space, told.direction)} on ${space(told.space)}.`
    case 'turn-began':
      return say`${by(told.seat, 'is', 'are')} up.`
    case 'stayed':
      return say`${by(told.seat, 'stays', 'stay')} put.`
    case 'rolled':
      return say`${by(told.seat, 'rolls', 'roll')} ${rolled(told.value)}${told.sides > 6 ? ' with the big die' : ''}.`
    case 'threw-in':
      return say`${by(told.seat, 'throws in', 'throw in')} ${{ card: told.card }}.`
    case 'attacked':
      return say`${by(told.seat, 'aims', 'aim')} ${{ title: told.card }} at ${who(told.victim)}${told.steps === null ? '' : ahead(told.steps)}.`
    case 'blocked':
      return say`${by(told.by, 'blocks', 'block')} it. Nothing comes of ${{ title: told.card }}.`
    case 'named':
      return isThrownIn(told.source, listener)
        ? null
        : say`${by(told.seat, 'picks', 'pick')} ${tokenOf(t, told.token, told.seat)}.`
    case 'moved':
      return moved(t, told)
    case 'triggered':
      return say`${by(told.seat, 'lands', 'land')} on ${space(told.space)}: ${{ title: told.source }}.`
    case 'no-effect':
      return say`nothing comes of ${{ title: told.of }}.`
    case 'event':
      return say`${{ title: told.event }}! ${textOf(told.event, listener)}`
    case 'took':
      return say`${by(told.seat, 'picks up', 'pick up')} ${{ card: told.card }} from ${space(told.space)}.`
    case 'drew':
      return say`${by(told.seat, 'draws', 'draw')} ${t.seenOr(told, told.count)}.`
    case 'turned-over':
      return say`up ${told.cards.length > 1 ? 'come' : 'comes'} ${t.cards(told.cards)}.`
    case 'picked':
      return say`${by(told.seat, 'takes', 'take')} ${{ card: told.card }}.`
    case 'discarded':
      return say`${by(told.seat, 'throws away', 'throw away')} ${t.cards(told.cards)}.`
    case 'gave-hand':
      return say`${by(told.seat, 'hands', 'hand')} ${who(told.to)} ${t.seenOr(told, told.count)}.`
    case 'relocated':
      return say`${by(told.seat, 'drags', 'drag')} ${{ title: 'numbered-teleport' }} ${told.number} from ${space(told.from)} to ${space(told.to)}.`
    case 'round-over':
      return say`${score.ended(told, listener)} The round is over.`
    case 'match-over':
      return say`${score.wins(told.winners, listener)}.`
    case 'undid':
      return say`${by(told.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${told.to ?? 'A bot'} takes over from ${told.from ?? 'a bot'}.`
  }
}

function rolledForStart(t: English, { rolls, starter }: Of<'rolled-for-start'>): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = t.list(
      rolled.flatMap((value, seat) => (value === null ? [] : [phrase`${t.who(seat)} ${value}`])),
    )
    return i === 0 ? all : phrase`; again: ${all}`
  })
  return say`for the first turn: ${tries.flat()}. ${say`${t.by(starter, 'begins', 'begin')}.`}`
}

function tokenOf(t: English, token: Seat, namer: Seat): Sentence {
  if (token !== namer) return phrase`${t.whose(token)} token`
  return [t.isYou(namer) ? 'your own token' : 'their own token']
}

function moved({ by, space }: English, { seat, how, path }: Of<'moved'>): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' back' : ''
  switch (how) {
    case 'walk':
      return say`${by(seat, 'walks', 'walk')}${back} to ${space(to)}.`
    case 'push':
      return say`${by(seat, 'is', 'are')} shoved${back} to ${space(to)}.`
    case 'jump':
      return say`${by(seat, 'leaps', 'leap')}${back} to ${space(to)}.`
    case 'hop':
      return say`nobody may stand there: ${by(seat, 'goes', 'go')} on to ${space(to)}.`
    case 'teleport':
      return say`${by(seat, 'climbs', 'climb')} out on ${space(to)}.`
    case 'swap':
      return say`${by(seat, 'ends up', 'end up')} on ${space(to)}.`
    case 'shift':
      return say`${by(seat, 'slides', 'slide')}${back || ' ahead'} to ${space(to)}.`
  }
}

const textOf = (event: string, { setup }: Listener): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const log: LogWords = { sentence, nothingYet: 'Nothing yet. The street is still clean.' }

const ahead = (steps: number): string => (steps === 1 ? ', one space ahead' : `, ${steps} spaces ahead`)
