import { germanCardCount as cards, type Seat } from '@slapwise/kernel'
import type { Call, VisibleFact } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import type { CardColour } from '../names.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { colourNames } from './colours.ts'
import { formatPoints } from './grammar.ts'
import { createGermanPhrases, type GermanPhrases } from './phrases.ts'
import { scoreMessages } from './score.ts'

const colourPiece = (name: CardColour): SentencePart => ({ colour: name, text: colourNames[name] })

function formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null {
  const phrases = createGermanPhrases(context)
  const { subjectWithVerb: by, accusative: whom, dative: toWhom } = phrases
  switch (fact.kind) {
    case 'round-began':
      return sentence`${by(fact.dealer, 'teilt', 'teilst')} aus.`
    case 'opened':
      return sentence`${by(fact.dealer, 'deckt', 'deckst')} ${{ card: fact.face }} auf.`
    case 'played':
      return sentence`${by(fact.seat, 'spielt', 'spielst')} ${{ card: fact.face }}.`
    case 'threw-in':
      return sentence`${by(fact.seat, 'wirft', 'wirfst')} ${{ card: fact.face }}${formatDisguise(phrases, fact)} rein.`
    case 'imitated':
      return sentence`${by(fact.seat, 'gibt', 'gibst')} sie als ${{ title: fact.card }} aus.`
    case 'showed':
      return sentence`weiter geht’s mit ${colourPiece(fact.colour)}.`
    case 'drew':
      return fact.count === 0
        ? sentence`${by(fact.seat, 'findet', 'findest')} nichts mehr zum Ziehen.`
        : sentence`${by(fact.seat, 'zieht', 'ziehst')} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'passed':
      return sentence`${by(fact.seat, 'passt', 'passt')}.`
    case 'wished':
      return sentence`${by(fact.seat, 'wünscht sich', 'wünschst dir')} ${formatWish(fact.call)}.`
    case 'attacked':
      return sentence`${by(fact.seat, 'greift', 'greifst')} ${phrases.joinList(fact.victims.map(whom))} mit ${{ title: fact.card }} an.`
    case 'gave':
      return sentence`${by(fact.from, 'gibt', 'gibst')} ${toWhom(fact.to)} ${formatCount(fact.count)}${phrases.cardsAfterColon(fact)}.`
    case 'took':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${toWhom(fact.from)} ${formatCount(fact.count)} weg${phrases.cardsAfterColon(fact)}.`
    case 'took-openly':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${toWhom(fact.from)} ${phrases.facesOrNothing(fact.faces)} weg.`
    case 'recycled':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${{ card: fact.face }} vom Stapel.`
    case 'drew-powers':
      return sentence`${by(fact.seat, 'bekommt', 'bekommst')} ${formatPowers(phrases, fact, fact.count, context)}.`
    case 'returned-powers':
      return sentence`${by(fact.seat, 'gibt', 'gibst')} ${cards(fact.count, 'Powerkarte')} zurück.`
    case 'activated':
      return sentence`${by(fact.seat, 'setzt', 'setzt')} ${{ title: fact.power }} ein.`
    case 'recharged':
      return sentence`${by(fact.seat, 'lädt', 'lädst')} ${{ title: fact.power }} wieder auf.`
    case 'swapped-powers':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'tauschen', 'tauscht')} die Powerkarten.`
    case 'swapped-scores':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'tauschen', 'tauscht')} die Punkte.`
    case 'swapped-hands':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'tauschen', 'tauscht')} die Handkarten.`
    case 'turned-round':
      return sentence`ab jetzt geht’s andersrum.`
    case 'blocked':
      return sentence`${colourPiece(fact.colour)} ist tabu.`
    case 'called-black':
      return sentence`${by(fact.seat, 'verlangt', 'verlangst')} ${colourPiece('black')}.`
    case 'turned-up':
      return sentence`aufgedeckt wird ${{ card: fact.face }}.`
    case 'turned-over':
      return sentence`aufgedeckt ${fact.faces.length > 1 ? 'werden' : 'wird'} ${phrases.facesOrNothing(fact.faces)}.`
    case 'found':
      return sentence`${by(fact.seat, 'findet', 'findest')} ${{ card: fact.face }} im Ziehstapel.`
    case 'looked':
      return sentence`${by(fact.seat, 'schaut sich', 'schaust dir')} ${formatHand(phrases, fact.at)} an${phrases.cardsAfterColon(fact)}.`
    case 'scored':
      return formatScored(phrases, fact.seat, fact.points)
    case 'shuffled-onto-pile':
      return formatOntoPile(phrases, fact.seats)
    case 'events-shown':
      return sentence`zur Auswahl stehen ${phrases.titles(fact.events)}.`
    case 'set-aside':
      return sentence`${by(fact.from, 'legt', 'legst')} ${toWhom(fact.to)} ${phrases.cardsOrCount(fact, fact.count)} hin.`
    case 'took-up':
      return sentence`${by(fact.seat, 'packt', 'packst')} ${phrases.cardsOrCount(fact, fact.count)} aus.`
    case 'discarded':
      return sentence`${by(fact.seat, 'wirft', 'wirfst')} ${phrases.facesOrNothing(fact.faces)} ab.`
    case 'laid':
      return sentence`${by(fact.seat, 'legt', 'legst')} ${{ card: fact.face }} hin.`
    case 'picked':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} ${phrases.facesOrNothing(fact.faces)}.`
    case 'passed-hands':
      return formatPassedHands(phrases, fact.from, fact.to, context.viewer)
    case 'mixed-hands':
      return sentence`die Handkarten werden gemischt und neu verteilt${formatAmong(phrases, fact.seats, context)}.`
    case 'opened-hands':
      return sentence`karten auf den Tisch.${formatOpenHands(phrases, fact.hands)}`
    case 'will-skip':
      return sentence`${by(fact.seat, 'muss', 'musst')} einmal aussetzen.`
    case 'skipped':
      return sentence`${by(fact.seat, 'setzt', 'setzt')} aus.`
    case 'event':
      return sentence`${formatSeries(fact)}${{ title: fact.event }}! ${eventText(fact.event, context)}`
    case 'time-bomb':
      return fact.defusedBy.length === 0
        ? sentence`${{ title: 'time-bomb' }} geht hoch: Die Punkte zählen doppelt.`
        : formatDefusal(phrases, fact.defusedBy)
    case 'drew-rules':
      return sentence`diese Runde gilt ${phrases.titles(fact.rules)}.`
    case 'no-effect':
      return sentence`aus ${{ title: fact.of }} wird nichts.`
    case 'round-over':
      return sentence`${scoreMessages.formatRoundEnd(fact, context)} Die Runde ist vorbei.`
    case 'match-over':
      return sentence`${scoreMessages.formatWinners(fact.winners, context)}.`
    case 'undid':
      return sentence`${by(fact.seat, 'nimmt', 'nimmst')} das zurück.`
    case 'took-over':
      return phrase`${fact.toPlayer ?? 'Ein Bot'} übernimmt von ${fact.fromPlayer ?? 'einem Bot'}.`
    case 'dealt':
      return null
  }
}

/** The players who have emptied their hands before the bomb went off. */
function formatDefusal(
  { subjectWithVerb: by, subjectsWithVerb: all }: GermanPhrases,
  seats: readonly Seat[],
): Sentence {
  const defuse =
    seats.length === 1 ? by(seats[0], 'entschärft', 'entschärfst') : all(seats, 'entschärfen', 'entschärft')
  return sentence`${defuse} ${{ title: 'time-bomb' }}: 10 Punkte weniger, und 10 mehr für alle anderen.`
}

const formatSeries = ({ series }: VisibleFact & { readonly kind: 'event' }): Sentence =>
  series ? phrase`${{ title: series.cause }}, ${String(series.number)} von ${String(series.count)}: ` : []

const formatCount = (count: number): string => (count === 0 ? 'nichts' : cards(count))

/** Mimicry kann als andere Karte reingeworfen werden. */
const formatDisguise = (
  { faceAt }: GermanPhrases,
  { face, as }: VisibleFact & { readonly kind: 'threw-in' },
): Sentence => (faceAt(face).kind.id === as ? [] : phrase` als ${{ title: as }}`)

function formatWish({ colour, number }: Call): SentencePart {
  return colour ? colourPiece(colour) : `eine ${number}`
}

const formatPowers = (
  { titles }: GermanPhrases,
  fact: VisibleFact,
  count: number,
  { setup }: SentenceContext,
): Sentence =>
  fact.powers?.length ? titles(fact.powers.map((id) => setup.powers[id].id)) : [cards(count, 'Powerkarte')]

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

const formatHand = (phrases: GermanPhrases, seat: Seat): Sentence =>
  phrases.isReader(seat)
    ? [phrases.player(seat, 'deine'), ' Karten']
    : phrase`die Karten von ${phrases.dative(seat)}`

function formatPassedHands(
  phrases: GermanPhrases,
  from: readonly Seat[],
  to: readonly Seat[],
  viewer: Seat | null,
): Sentence {
  const moved = phrases.movedHands(from, to)
  if (moved.length === 0) return sentence`alle behalten ihre Karten.`
  if (!phrases.isPassToNeighbour(from, to))
    return sentence`${phrases.joinList(moved.map((move, i) => formatHandMove(phrases, move, i === 0)))}.`
  if (viewer === null) return sentence`alle Handkarten wandern einen Platz nach rechts.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return sentence`${formatHand(phrases, viewer)} gehen an ${phrases.accusative(next)}, und du bekommst die von ${phrases.dative(last)}.`
}

function formatHandMove(
  phrases: GermanPhrases,
  [seat, to]: readonly [Seat, Seat],
  isFirst: boolean,
): Sentence {
  const rest = phrases.isReader(seat) ? ['deine'] : phrase`die von ${phrases.dative(seat)}`
  return phrase`${isFirst ? formatHand(phrases, seat) : rest} gehen an ${phrases.accusative(to)}`
}

const formatAmong = (
  { joinList: list, dative: toWhom }: GermanPhrases,
  seats: readonly Seat[],
  { setup }: SentenceContext,
): Sentence => (seats.length === setup.settings.players ? [] : phrase`, unter ${list(seats.map(toWhom))}`)

const formatOpenHands = (phrases: GermanPhrases, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || phrases.isReader(seat)
      ? []
      : phrase` ${phrases.dative(seat)}: ${phrases.faces(hand)}.`,
  )

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.de

export const logMessages: LogMessages = { formatFact, nothingYet: 'Noch nichts. Geniess die Ruhe.' }
