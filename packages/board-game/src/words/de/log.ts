import type { Seat } from '@slapwise/kernel'
import type { Told } from '../../index.ts'
import type { LogWords } from '../log-words.ts'
import { type Part, phrase, type Sentence, say } from '../sentence.ts'
import { isThrownIn, type Listener } from '../telling.ts'
import { score } from './score.ts'
import { type German, german } from './telling.ts'

type Of<K extends Told['kind']> = Told & { readonly kind: K }

/** Eine Nummer auf der Strasse: Start und Totenkopf können es hier nicht sein. */
const number = (space: number): Part => ({ space, said: String(space) })

function sentence(told: Told, listener: Listener): Sentence | null {
  const t = german(listener)
  const { by, whom, toWhom } = t
  switch (told.kind) {
    case 'round-began':
      return say`runde ${told.round}. Alle Figuren auf den Start.`
    case 'dealt':
      return null
    case 'rolled-for-start':
      return rolledForStart(t, told)
    case 'placed':
      return say`${by(told.seat, 'legt', 'legst')} ${t.lying(told.card, told.space, told.direction)} auf ${number(told.space)}.`
    case 'turn-began':
      return say`${by(told.seat, 'ist', 'bist')} dran.`
    case 'stayed':
      return say`${by(told.seat, 'rührt sich', 'rührst dich')} nicht vom Fleck.`
    case 'rolled':
      return say`${by(told.seat, 'würfelt', 'würfelst')}${told.sides > 6 ? ' mit dem grossen Würfel' : ''} eine ${told.value}.`
    case 'threw-in':
      return say`${by(told.seat, 'wirft', 'wirfst')} ${{ card: told.card }} rein.`
    case 'attacked':
      return say`${by(told.seat, 'zielt', 'zielst')} mit ${{ title: told.card }} auf ${whom(told.victim)}${told.steps === null ? '' : ahead(told.steps)}.`
    case 'blocked':
      return say`${by(told.by, 'blockt', 'blockst')} ab. Aus ${{ title: told.card }} wird nichts.`
    case 'named':
      return isThrownIn(told.source, listener)
        ? null
        : say`${by(told.seat, 'nennt', 'nennst')} ${tokenOf(t, told.token, told.seat)}.`
    case 'moved':
      return moved(t, told)
    case 'triggered':
      return say`${by(told.seat, 'landet', 'landest')} auf ${number(told.space)}: ${{ title: told.source }}.`
    case 'no-effect':
      return say`aus ${{ title: told.of }} wird nichts.`
    case 'event':
      return say`${{ title: told.event }}! ${textOf(told.event, listener)}`
    case 'took':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.card }} von ${number(told.space)} auf die Hand.`
    case 'drew':
      return say`${by(told.seat, 'zieht', 'ziehst')} ${t.seenOr(told, told.count)}.`
    case 'turned-over':
      return say`aufgedeckt ${told.cards.length > 1 ? 'werden' : 'wird'} ${t.cards(told.cards)}.`
    case 'picked':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.card }}.`
    case 'discarded':
      return say`${by(told.seat, 'wirft', 'wirfst')} ${t.cards(told.cards)} weg.`
    case 'gave-hand':
      return say`${by(told.seat, 'gibt', 'gibst')} ${toWhom(told.to)} ${t.seenOr(told, told.count)}.`
    case 'relocated':
      return say`${by(told.seat, 'schleppt', 'schleppst')} ${{ title: 'numbered-teleport' }} ${told.number} von ${number(told.from)} auf ${number(told.to)}.`
    case 'round-over':
      return say`${score.ended(told, listener)} Die Runde ist vorbei.`
    case 'match-over':
      return say`${score.wins(told.winners, listener)}.`
    case 'undid':
      return say`${by(told.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${told.to ?? 'Ein Bot'} übernimmt von ${told.from ?? 'einem Bot'}.`
  }
}

function rolledForStart(t: German, { rolls, starter }: Of<'rolled-for-start'>): Sentence {
  const tries = rolls.map((rolled, i) => {
    const all = t.list(
      rolled.flatMap((value, seat) => (value === null ? [] : [phrase`${t.who(seat, 'du')} ${value}`])),
    )
    return i === 0 ? all : phrase`; nochmal: ${all}`
  })
  return say`um den ersten Zug: ${tries.flat()}. ${say`${t.by(starter, 'beginnt', 'beginnst')}.`}`
}

function tokenOf(t: German, token: Seat, namer: Seat): Sentence {
  if (t.isYou(token)) return ['deine Figur']
  return token === namer ? ['die eigene Figur'] : phrase`die Figur von ${t.toWhom(token)}`
}

function moved({ by, on, onto }: German, { seat, how, path }: Of<'moved'>): Sentence {
  const [from, to] = [path[0], path[path.length - 1]]
  const back = to < from ? ' zurück' : ''
  switch (how) {
    case 'walk':
      return say`${by(seat, 'läuft', 'läufst')}${back} ${onto(to)}.`
    case 'push':
      return say`${by(seat, 'wird', 'wirst')}${back} ${onto(to)} geschubst.`
    case 'jump':
      return say`${by(seat, 'springt', 'springst')}${back} ${onto(to)}.`
    case 'hop':
      return say`dort darf niemand stehen: ${by(seat, 'geht', 'gehst')} weiter ${onto(to)}.`
    case 'teleport':
      return say`${by(seat, 'klettert', 'kletterst')} ${on(to)} heraus.`
    case 'swap':
      return say`${by(seat, 'landet', 'landest')} ${on(to)}.`
    case 'shift':
      return say`${by(seat, 'rutscht', 'rutschst')}${back || ' vor'} ${onto(to)}.`
  }
}

const textOf = (event: string, { setup }: Listener): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const log: LogWords = { sentence, nothingYet: 'Noch nichts. Die Strasse ist noch sauber.' }

const ahead = (steps: number): string => (steps === 1 ? ', ein Feld vor' : `, ${steps} Felder vor`)
