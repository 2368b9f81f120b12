import { counted, type Seat } from '@slapwise/kernel'
import type { Call, Told } from '../../index.ts'
import type { LogWords } from '../log-words.ts'
import type { Ink } from '../names.ts'
import { type Part, phrase, type Sentence, say } from '../sentence.ts'
import type { Listener } from '../telling.ts'
import { colours } from './colours.ts'
import { score } from './score.ts'
import { type English, english } from './telling.ts'

const ink = (name: Ink): Part => ({ ink: name, said: colours[name] })

function sentence(told: Told, listener: Listener): Sentence | null {
  const t = english(listener)
  const { by, who } = t
  switch (told.kind) {
    case 'round-began':
      return say`${by(told.dealer, 'deals', 'deal')}.`
    case 'opened':
      return say`${by(told.dealer, 'turns over', 'turn over')} ${{ card: told.face }}.`
    case 'played':
      return say`${by(told.seat, 'plays', 'play')} ${{ card: told.face }}.`
    case 'threw-in':
      return say`${by(told.seat, 'throws in', 'throw in')} ${{ card: told.face }}${disguise(t, told)}.`
    case 'imitated':
      return say`${by(told.seat, 'passes it off as', 'pass it off as')} ${{ title: told.card }}.`
    case 'showed':
      return say`play goes on with ${ink(told.colour)}.`
    case 'drew':
      return told.count === 0
        ? say`${by(told.seat, 'finds', 'find')} nothing left to draw.`
        : say`${by(told.seat, 'draws', 'draw')} ${t.seenOr(told, told.count)}.`
    case 'passed':
      return say`${by(told.seat, 'passes', 'pass')}.`
    case 'wished':
      return say`${by(told.seat, 'wishes for', 'wish for')} ${wish(told.call)}.`
    case 'attacked':
      return say`${by(told.seat, 'attacks', 'attack')} ${t.list(told.victims.map(who))} with ${{ title: told.card }}.`
    case 'gave':
      return say`${by(told.from, 'gives', 'give')} ${who(told.to)} ${some(told.count)}${t.namely(told)}.`
    case 'took':
      return say`${by(told.seat, 'takes', 'take')} ${some(told.count)} from ${who(told.from)}${t.namely(told)}.`
    case 'took-openly':
      return say`${by(told.seat, 'takes', 'take')} ${t.openly(told.faces)} from ${who(told.from)}.`
    case 'recycled':
      return say`${by(told.seat, 'takes', 'take')} ${{ card: told.face }} off the pile.`
    case 'drew-powers':
      return say`${by(told.seat, 'gets', 'get')} ${powers(t, told, told.count, listener)}.`
    case 'returned-powers':
      return say`${by(told.seat, 'sends', 'send')} ${counted(told.count, 'power card')} back.`
    case 'activated':
      return say`${by(told.seat, 'uses', 'use')} ${{ title: told.power }}.`
    case 'recharged':
      return say`${by(told.seat, 'recharges', 'recharge')} ${{ title: told.power }}.`
    case 'swapped-powers':
      return say`${t.all(told.seats, 'swap')} power cards.`
    case 'swapped-scores':
      return say`${t.all(told.seats, 'swap')} scores.`
    case 'swapped-hands':
      return say`${t.all(told.seats, 'swap')} hands.`
    case 'turned-round':
      return say`play turns round.`
    case 'blocked':
      return say`${ink(told.colour)} is off limits.`
    case 'called-black':
      return say`${by(told.seat, 'calls for', 'call for')} ${ink('black')}.`
    case 'turned-up':
      return say`up comes ${{ card: told.face }}.`
    case 'turned-over':
      return say`up ${told.faces.length > 1 ? 'come' : 'comes'} ${t.openly(told.faces)}.`
    case 'found':
      return say`${by(told.seat, 'finds', 'find')} ${{ card: told.face }} in the draw pile.`
    case 'looked':
      return say`${by(told.seat, 'looks', 'look')} through ${t.whose(told.at)} hand${t.namely(told)}.`
    case 'scored':
      return scored(t, told.seat, told.points)
    case 'shuffled-onto-pile':
      return ontoPile(t, told.seats)
    case 'events-shown':
      return say`take your pick: ${t.titles(told.events)}.`
    case 'set-aside':
      return say`${by(told.from, 'puts', 'put')} ${t.seenOr(told, told.count)} in front of ${who(told.to)}.`
    case 'took-up':
      return say`${by(told.seat, 'unwraps', 'unwrap')} ${t.seenOr(told, told.count)}.`
    case 'discarded':
      return say`${by(told.seat, 'discards', 'discard')} ${t.openly(told.faces)}.`
    case 'laid':
      return say`${by(told.seat, 'lays down', 'lay down')} ${{ card: told.face }}.`
    case 'picked':
      return say`${by(told.seat, 'takes', 'take')} ${t.openly(told.faces)}.`
    case 'passed-hands':
      return passedHands(t, told.from, told.to, listener.viewer)
    case 'mixed-hands':
      return say`the hands are shuffled and dealt again${among(t, told.seats, listener)}.`
    case 'opened-hands':
      return say`cards on the table.${holdings(t, told.hands)}`
    case 'will-skip':
      return say`${who(told.seat)} will sit out a turn.`
    case 'skipped':
      return say`${by(told.seat, 'sits', 'sit')} this one out.`
    case 'event':
      return say`${{ title: told.event }}! ${textOf(told.event, listener)}`
    case 'drew-rules':
      return say`the law of this round: ${t.titles(told.rules)}.`
    case 'no-effect':
      return say`nothing comes of ${{ title: told.of }}.`
    case 'round-over':
      return say`${score.ended(told, listener)} The round is over.`
    case 'match-over':
      return say`${score.wins(told.winners, listener)}.`
    case 'undid':
      return say`${by(told.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${told.to ?? 'A bot'} takes over from ${told.from ?? 'a bot'}.`
    case 'dealt':
      return null
  }
}

const some = (count: number): string => (count === 0 ? 'nothing' : counted(count, 'card'))

/** Mimicry can be thrown in as something else. */
const disguise = ({ print }: English, { face, as }: Told & { readonly kind: 'threw-in' }): Sentence =>
  print(face).kind.id === as ? [] : phrase` as ${{ title: as }}`

function wish({ colour, number }: Call): Part {
  return colour ? ink(colour) : number === 8 ? 'an 8' : `a ${number}`
}

const powers = ({ titles }: English, told: Told, count: number, { setup }: Listener): Sentence =>
  told.powers?.length ? titles(told.powers.map((id) => setup.powers[id].id)) : [counted(count, 'power card')]

const scored = ({ by }: English, seat: Seat, points: number): Sentence =>
  points < 0
    ? say`${by(seat, 'loses', 'lose')} ${counted(-points, 'point')}.`
    : say`${by(seat, 'gets', 'get')} ${counted(points, 'point')}.`

function ontoPile({ by, all }: English, seats: readonly Seat[]): Sentence {
  if (seats.length === 0) return say`nobody has a card to spare.`
  const leave = seats.length === 1 ? by(seats[0], 'leaves', 'leave') : all(seats, 'each leave')
  return say`${leave} a card on the draw pile.`
}

function passedHands(t: English, from: readonly Seat[], to: readonly Seat[], viewer: Seat | null): Sentence {
  const moved = t.moved(from, to)
  if (moved.length === 0) return say`every hand stays where it is.`
  if (!t.isSlide(from, to)) return say`${t.list(moved.map((way, i) => handOf(t, way, i === 0)))}.`
  if (viewer === null) return say`every hand slides one seat to the right.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return say`${t.whose(viewer)} hand goes to ${t.who(next)}, and you get ${t.whose(last)}.`
}

function handOf(t: English, [seat, to]: readonly [Seat, Seat], isFirst: boolean): Sentence {
  const whose = isFirst ? phrase`${t.whose(seat)} hand` : t.isYou(seat) ? ['yours'] : t.whose(seat)
  return phrase`${whose} goes to ${t.who(to)}`
}

const among = ({ list, who }: English, seats: readonly Seat[], { setup }: Listener): Sentence =>
  seats.length === setup.settings.players ? [] : phrase`, among ${list(seats.map(who))}`

const holdings = (t: English, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || t.isYou(seat) ? [] : phrase` ${t.who(seat)}: ${t.faces(hand)}.`,
  )

const textOf = (event: string, { setup }: Listener): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const log: LogWords = { sentence, nothingYet: 'Nothing yet. Enjoy the quiet.' }
