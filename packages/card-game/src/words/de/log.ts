import { germanCards as cards, type Seat } from '@slapwise/kernel'
import type { Call, Told } from '../../index.ts'
import type { LogWords } from '../log-words.ts'
import type { Ink } from '../names.ts'
import { type Part, phrase, type Sentence, say } from '../sentence.ts'
import type { Listener } from '../telling.ts'
import { colours } from './colours.ts'
import { points } from './grammar.ts'
import { score } from './score.ts'
import { type German, german } from './telling.ts'

const ink = (name: Ink): Part => ({ ink: name, said: colours[name] })

function sentence(told: Told, listener: Listener): Sentence | null {
  const t = german(listener)
  const { by, whom, toWhom } = t
  switch (told.kind) {
    case 'round-began':
      return say`${by(told.dealer, 'teilt', 'teilst')} aus.`
    case 'opened':
      return say`${by(told.dealer, 'deckt', 'deckst')} ${{ card: told.face }} auf.`
    case 'played':
      return say`${by(told.seat, 'spielt', 'spielst')} ${{ card: told.face }}.`
    case 'threw-in':
      return say`${by(told.seat, 'wirft', 'wirfst')} ${{ card: told.face }}${disguise(t, told)} rein.`
    case 'imitated':
      return say`${by(told.seat, 'gibt', 'gibst')} sie als ${{ title: told.card }} aus.`
    case 'showed':
      return say`weiter geht’s mit ${ink(told.colour)}.`
    case 'drew':
      return told.count === 0
        ? say`${by(told.seat, 'findet', 'findest')} nichts mehr zum Ziehen.`
        : say`${by(told.seat, 'zieht', 'ziehst')} ${t.seenOr(told, told.count)}.`
    case 'passed':
      return say`${by(told.seat, 'passt', 'passt')}.`
    case 'wished':
      return say`${by(told.seat, 'wünscht sich', 'wünschst dir')} ${wish(told.call)}.`
    case 'attacked':
      return say`${by(told.seat, 'greift', 'greifst')} ${t.list(told.victims.map(whom))} mit ${{ title: told.card }} an.`
    case 'gave':
      return say`${by(told.from, 'gibt', 'gibst')} ${toWhom(told.to)} ${some(told.count)}${t.namely(told)}.`
    case 'took':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${toWhom(told.from)} ${some(told.count)} weg${t.namely(told)}.`
    case 'took-openly':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${toWhom(told.from)} ${t.openly(told.faces)} weg.`
    case 'recycled':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.face }} vom Stapel.`
    case 'drew-powers':
      return say`${by(told.seat, 'bekommt', 'bekommst')} ${powers(t, told, told.count, listener)}.`
    case 'returned-powers':
      return say`${by(told.seat, 'gibt', 'gibst')} ${cards(told.count, 'Powerkarte')} zurück.`
    case 'activated':
      return say`${by(told.seat, 'setzt', 'setzt')} ${{ title: told.power }} ein.`
    case 'recharged':
      return say`${by(told.seat, 'lädt', 'lädst')} ${{ title: told.power }} wieder auf.`
    case 'swapped-powers':
      return say`${t.all(told.seats, 'tauschen', 'tauscht')} die Powerkarten.`
    case 'swapped-scores':
      return say`${t.all(told.seats, 'tauschen', 'tauscht')} die Punkte.`
    case 'swapped-hands':
      return say`${t.all(told.seats, 'tauschen', 'tauscht')} die Handkarten.`
    case 'turned-round':
      return say`ab jetzt geht’s andersrum.`
    case 'blocked':
      return say`${ink(told.colour)} ist tabu.`
    case 'called-black':
      return say`${by(told.seat, 'verlangt', 'verlangst')} ${ink('black')}.`
    case 'turned-up':
      return say`aufgedeckt wird ${{ card: told.face }}.`
    case 'turned-over':
      return say`aufgedeckt ${told.faces.length > 1 ? 'werden' : 'wird'} ${t.openly(told.faces)}.`
    case 'found':
      return say`${by(told.seat, 'findet', 'findest')} ${{ card: told.face }} im Ziehstapel.`
    case 'looked':
      return say`${by(told.seat, 'schaut sich', 'schaust dir')} ${handOf(t, told.at)} an${t.namely(told)}.`
    case 'scored':
      return scored(t, told.seat, told.points)
    case 'shuffled-onto-pile':
      return ontoPile(t, told.seats)
    case 'events-shown':
      return say`zur Auswahl stehen ${t.titles(told.events)}.`
    case 'set-aside':
      return say`${by(told.from, 'legt', 'legst')} ${toWhom(told.to)} ${t.seenOr(told, told.count)} hin.`
    case 'took-up':
      return say`${by(told.seat, 'packt', 'packst')} ${t.seenOr(told, told.count)} aus.`
    case 'discarded':
      return say`${by(told.seat, 'wirft', 'wirfst')} ${t.openly(told.faces)} ab.`
    case 'laid':
      return say`${by(told.seat, 'legt', 'legst')} ${{ card: told.face }} hin.`
    case 'picked':
      return say`${by(told.seat, 'nimmt', 'nimmst')} ${t.openly(told.faces)}.`
    case 'passed-hands':
      return passedHands(t, told.from, told.to, listener.viewer)
    case 'mixed-hands':
      return say`die Handkarten werden gemischt und neu verteilt${among(t, told.seats, listener)}.`
    case 'opened-hands':
      return say`karten auf den Tisch.${holdings(t, told.hands)}`
    case 'will-skip':
      return say`${by(told.seat, 'muss', 'musst')} einmal aussetzen.`
    case 'skipped':
      return say`${by(told.seat, 'setzt', 'setzt')} aus.`
    case 'event':
      return say`${{ title: told.event }}! ${textOf(told.event, listener)}`
    case 'drew-rules':
      return say`diese Runde gilt ${t.titles(told.rules)}.`
    case 'no-effect':
      return say`aus ${{ title: told.of }} wird nichts.`
    case 'round-over':
      return say`${score.ended(told, listener)} Die Runde ist vorbei.`
    case 'match-over':
      return say`${score.wins(told.winners, listener)}.`
    case 'undid':
      return say`${by(told.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${told.to ?? 'Ein Bot'} übernimmt von ${told.from ?? 'einem Bot'}.`
    case 'dealt':
      return null
  }
}

const some = (count: number): string => (count === 0 ? 'nichts' : cards(count))

/** Mimicry kann als etwas anderes reingeworfen werden. */
const disguise = ({ print }: German, { face, as }: Told & { readonly kind: 'threw-in' }): Sentence =>
  print(face).kind.id === as ? [] : phrase` als ${{ title: as }}`

function wish({ colour, number }: Call): Part {
  return colour ? ink(colour) : `eine ${number}`
}

const powers = ({ titles }: German, told: Told, count: number, { setup }: Listener): Sentence =>
  told.powers?.length ? titles(told.powers.map((id) => setup.powers[id].id)) : [cards(count, 'Powerkarte')]

const scored = ({ by }: German, seat: Seat, count: number): Sentence =>
  count < 0
    ? say`${by(seat, 'verliert', 'verlierst')} ${points(-count)}.`
    : say`${by(seat, 'bekommt', 'bekommst')} ${points(count)}.`

function ontoPile({ by, all }: German, seats: readonly Seat[]): Sentence {
  if (seats.length === 0) return say`niemand hat eine Karte übrig.`
  const lay = seats.length === 1 ? by(seats[0], 'legt', 'legst') : all(seats, 'legen je', 'legt je')
  return say`${lay} eine Karte auf den Ziehstapel.`
}

const handOf = (t: German, seat: Seat): Sentence =>
  t.isYou(seat) ? [t.who(seat, 'deine'), ' Karten'] : phrase`die Karten von ${t.toWhom(seat)}`

function passedHands(t: German, from: readonly Seat[], to: readonly Seat[], viewer: Seat | null): Sentence {
  const moved = t.moved(from, to)
  if (moved.length === 0) return say`alle behalten ihre Karten.`
  if (!t.isSlide(from, to)) return say`${t.list(moved.map((way, i) => handTo(t, way, i === 0)))}.`
  if (viewer === null) return say`alle Handkarten wandern einen Platz nach rechts.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return say`${handOf(t, viewer)} gehen an ${t.whom(next)}, und du bekommst die von ${t.toWhom(last)}.`
}

function handTo(t: German, [seat, to]: readonly [Seat, Seat], isFirst: boolean): Sentence {
  const rest = t.isYou(seat) ? ['deine'] : phrase`die von ${t.toWhom(seat)}`
  return phrase`${isFirst ? handOf(t, seat) : rest} gehen an ${t.whom(to)}`
}

const among = ({ list, toWhom }: German, seats: readonly Seat[], { setup }: Listener): Sentence =>
  seats.length === setup.settings.players ? [] : phrase`, unter ${list(seats.map(toWhom))}`

const holdings = (t: German, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || t.isYou(seat) ? [] : phrase` ${t.toWhom(seat)}: ${t.faces(hand)}.`,
  )

const textOf = (event: string, { setup }: Listener): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const log: LogWords = { sentence, nothingYet: 'Noch nichts. Geniess die Ruhe.' }
