import { germanCardCount as cards, type Seat } from '@slapwise/kernel'
import type { Call, VisibleFact } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import type { CardColour } from '../names.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { colours } from './colours.ts'
import { formatPoints } from './grammar.ts'
import { createGermanPhrases, type GermanPhrases } from './phrases.ts'
import { score } from './score.ts'

const colourPiece = (name: CardColour): SentencePart => ({ colour: name, text: colours[name] })

function formatFact(told: VisibleFact, listener: SentenceContext): Sentence | null {
  const t = createGermanPhrases(listener)
  const { subjectWithVerb: by, accusative: whom, dative: toWhom } = t
  switch (told.kind) {
    case 'round-began':
      return sentence`${by(told.dealer, 'teilt', 'teilst')} aus.`
    case 'opened':
      return sentence`${by(told.dealer, 'deckt', 'deckst')} ${{ card: told.face }} auf.`
    case 'played':
      return sentence`${by(told.seat, 'spielt', 'spielst')} ${{ card: told.face }}.`
    case 'threw-in':
      return sentence`${by(told.seat, 'wirft', 'wirfst')} ${{ card: told.face }}${formatDisguise(t, told)} rein.`
    case 'imitated':
      return sentence`${by(told.seat, 'gibt', 'gibst')} sie als ${{ title: told.card }} aus.`
    case 'showed':
      return sentence`weiter geht’s mit ${colourPiece(told.colour)}.`
    case 'drew':
      return told.count === 0
        ? sentence`${by(told.seat, 'findet', 'findest')} nichts mehr zum Ziehen.`
        : sentence`${by(told.seat, 'zieht', 'ziehst')} ${t.cardsOrCount(told, told.count)}.`
    case 'passed':
      return sentence`${by(told.seat, 'passt', 'passt')}.`
    case 'wished':
      return sentence`${by(told.seat, 'wünscht sich', 'wünschst dir')} ${formatWish(told.call)}.`
    case 'attacked':
      return sentence`${by(told.seat, 'greift', 'greifst')} ${t.joinList(told.victims.map(whom))} mit ${{ title: told.card }} an.`
    case 'gave':
      return sentence`${by(told.from, 'gibt', 'gibst')} ${toWhom(told.to)} ${formatCount(told.count)}${t.cardsAfterColon(told)}.`
    case 'took':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${toWhom(told.from)} ${formatCount(told.count)} weg${t.cardsAfterColon(told)}.`
    case 'took-openly':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${toWhom(told.from)} ${t.facesOrNothing(told.faces)} weg.`
    case 'recycled':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${{ card: told.face }} vom Stapel.`
    case 'drew-powers':
      return sentence`${by(told.seat, 'bekommt', 'bekommst')} ${formatPowers(t, told, told.count, listener)}.`
    case 'returned-powers':
      return sentence`${by(told.seat, 'gibt', 'gibst')} ${cards(told.count, 'Powerkarte')} zurück.`
    case 'activated':
      return sentence`${by(told.seat, 'setzt', 'setzt')} ${{ title: told.power }} ein.`
    case 'recharged':
      return sentence`${by(told.seat, 'lädt', 'lädst')} ${{ title: told.power }} wieder auf.`
    case 'swapped-powers':
      return sentence`${t.subjectsWithVerb(told.seats, 'tauschen', 'tauscht')} die Powerkarten.`
    case 'swapped-scores':
      return sentence`${t.subjectsWithVerb(told.seats, 'tauschen', 'tauscht')} die Punkte.`
    case 'swapped-hands':
      return sentence`${t.subjectsWithVerb(told.seats, 'tauschen', 'tauscht')} die Handkarten.`
    case 'turned-round':
      return sentence`ab jetzt geht’s andersrum.`
    case 'blocked':
      return sentence`${colourPiece(told.colour)} ist tabu.`
    case 'called-black':
      return sentence`${by(told.seat, 'verlangt', 'verlangst')} ${colourPiece('black')}.`
    case 'turned-up':
      return sentence`aufgedeckt wird ${{ card: told.face }}.`
    case 'turned-over':
      return sentence`aufgedeckt ${told.faces.length > 1 ? 'werden' : 'wird'} ${t.facesOrNothing(told.faces)}.`
    case 'found':
      return sentence`${by(told.seat, 'findet', 'findest')} ${{ card: told.face }} im Ziehstapel.`
    case 'looked':
      return sentence`${by(told.seat, 'schaut sich', 'schaust dir')} ${formatHand(t, told.at)} an${t.cardsAfterColon(told)}.`
    case 'scored':
      return formatScored(t, told.seat, told.points)
    case 'shuffled-onto-pile':
      return formatOntoPile(t, told.seats)
    case 'events-shown':
      return sentence`zur Auswahl stehen ${t.titles(told.events)}.`
    case 'set-aside':
      return sentence`${by(told.from, 'legt', 'legst')} ${toWhom(told.to)} ${t.cardsOrCount(told, told.count)} hin.`
    case 'took-up':
      return sentence`${by(told.seat, 'packt', 'packst')} ${t.cardsOrCount(told, told.count)} aus.`
    case 'discarded':
      return sentence`${by(told.seat, 'wirft', 'wirfst')} ${t.facesOrNothing(told.faces)} ab.`
    case 'laid':
      return sentence`${by(told.seat, 'legt', 'legst')} ${{ card: told.face }} hin.`
    case 'picked':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} ${t.facesOrNothing(told.faces)}.`
    case 'passed-hands':
      return formatPassedHands(t, told.from, told.to, listener.viewer)
    case 'mixed-hands':
      return sentence`die Handkarten werden gemischt und neu verteilt${formatAmong(t, told.seats, listener)}.`
    case 'opened-hands':
      return sentence`karten auf den Tisch.${formatOpenHands(t, told.hands)}`
    case 'will-skip':
      return sentence`${by(told.seat, 'muss', 'musst')} einmal aussetzen.`
    case 'skipped':
      return sentence`${by(told.seat, 'setzt', 'setzt')} aus.`
    case 'event':
      return sentence`${{ title: told.event }}! ${eventText(told.event, listener)}`
    case 'drew-rules':
      return sentence`diese Runde gilt ${t.titles(told.rules)}.`
    case 'no-effect':
      return sentence`aus ${{ title: told.of }} wird nichts.`
    case 'round-over':
      return sentence`${score.formatRoundEnd(told, listener)} Die Runde ist vorbei.`
    case 'match-over':
      return sentence`${score.formatWinners(told.winners, listener)}.`
    case 'undid':
      return sentence`${by(told.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${told.toPlayer ?? 'Ein Bot'} übernimmt von ${told.fromPlayer ?? 'einem Bot'}.`
    case 'dealt':
      return null
  }
}

const formatCount = (count: number): string => (count === 0 ? 'nichts' : cards(count))

/** Mimicry kann als etwas anderes reingeworfen werden. */
const formatDisguise = (
  { faceAt: print }: GermanPhrases,
  { face, as }: VisibleFact & { readonly kind: 'threw-in' },
): Sentence => (print(face).kind.id === as ? [] : phrase` als ${{ title: as }}`)

function formatWish({ colour, number }: Call): SentencePart {
  return colour ? colourPiece(colour) : `eine ${number}`
}

const formatPowers = (
  { titles }: GermanPhrases,
  told: VisibleFact,
  count: number,
  { setup }: SentenceContext,
): Sentence =>
  told.powers?.length ? titles(told.powers.map((id) => setup.powers[id].id)) : [cards(count, 'Powerkarte')]

const formatScored = ({ subjectWithVerb: by }: GermanPhrases, seat: Seat, count: number): Sentence =>
  count < 0
    ? sentence`${by(seat, 'verliert', 'verlierst')} ${formatPoints(-count)}.`
    : sentence`${by(seat, 'bekommt', 'bekommst')} ${formatPoints(count)}.`

function formatOntoPile(
  { subjectWithVerb: by, subjectsWithVerb: all }: GermanPhrases,
  seats: readonly Seat[],
): Sentence {
  if (seats.length === 0) return sentence`niemand hat eine Karte übrig.`
  const lay = seats.length === 1 ? by(seats[0], 'legt', 'legst') : all(seats, 'legen je', 'legt je')
  return sentence`${lay} eine Karte auf den Ziehstapel.`
}

const formatHand = (t: GermanPhrases, seat: Seat): Sentence =>
  t.isReader(seat) ? [t.player(seat, 'deine'), ' Karten'] : phrase`die Karten von ${t.dative(seat)}`

function formatPassedHands(
  t: GermanPhrases,
  from: readonly Seat[],
  to: readonly Seat[],
  viewer: Seat | null,
): Sentence {
  const moved = t.movedHands(from, to)
  if (moved.length === 0) return sentence`alle behalten ihre Karten.`
  if (!t.isPassToNeighbour(from, to))
    return sentence`${t.joinList(moved.map((way, i) => formatHandMove(t, way, i === 0)))}.`
  if (viewer === null) return sentence`alle Handkarten wandern einen Platz nach rechts.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return sentence`${formatHand(t, viewer)} gehen an ${t.accusative(next)}, und du bekommst die von ${t.dative(last)}.`
}

function formatHandMove(t: GermanPhrases, [seat, to]: readonly [Seat, Seat], isFirst: boolean): Sentence {
  const rest = t.isReader(seat) ? ['deine'] : phrase`die von ${t.dative(seat)}`
  return phrase`${isFirst ? formatHand(t, seat) : rest} gehen an ${t.accusative(to)}`
}

const formatAmong = (
  { joinList: list, dative: toWhom }: GermanPhrases,
  seats: readonly Seat[],
  { setup }: SentenceContext,
): Sentence => (seats.length === setup.settings.players ? [] : phrase`, unter ${list(seats.map(toWhom))}`)

const formatOpenHands = (t: GermanPhrases, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || t.isReader(seat) ? [] : phrase` ${t.dative(seat)}: ${t.faces(hand)}.`,
  )

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const log: LogMessages = { formatFact, nothingYet: 'Noch nichts. Geniess die Ruhe.' }
