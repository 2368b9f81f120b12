import { englishCount, type Seat } from '@slapwise/kernel'
import type { Call, VisibleFact } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import type { CardColour } from '../names.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { colourNames } from './colours.ts'
import { createEnglishPhrases, type EnglishPhrases } from './phrases.ts'
import { scoreMessages } from './score.ts'

const colourPiece = (name: CardColour): SentencePart => ({ colour: name, text: colourNames[name] })

function formatFact(fact: VisibleFact, context: SentenceContext): Sentence | null {
  const phrases = createEnglishPhrases(context)
  const { subjectWithVerb: by, player } = phrases
  switch (fact.kind) {
    case 'round-began':
      return sentence`${by(fact.dealer, 'deals', 'deal')}.`
    case 'opened':
      return sentence`${by(fact.dealer, 'turns over', 'turn over')} ${{ card: fact.face }}.`
    case 'played':
      return sentence`${by(fact.seat, 'plays', 'play')} ${{ card: fact.face }}.`
    case 'threw-in':
      return sentence`${by(fact.seat, 'throws in', 'throw in')} ${{ card: fact.face }}${formatDisguise(phrases, fact)}.`
    case 'imitated':
      return sentence`${by(fact.seat, 'passes it off as', 'pass it off as')} ${{ title: fact.card }}.`
    case 'showed':
      return sentence`play goes on with ${colourPiece(fact.colour)}.`
    case 'drew':
      return fact.count === 0
        ? sentence`${by(fact.seat, 'finds', 'find')} nothing left to draw.`
        : sentence`${by(fact.seat, 'draws', 'draw')} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'passed':
      return sentence`${by(fact.seat, 'passes', 'pass')}.`
    case 'wished':
      return sentence`${by(fact.seat, 'wishes for', 'wish for')} ${formatWish(fact.call)}.`
    case 'attacked':
      return sentence`${by(fact.seat, 'attacks', 'attack')} ${phrases.joinList(fact.victims.map(player))} with ${{ title: fact.card }}.`
    case 'gave':
      return sentence`${by(fact.from, 'gives', 'give')} ${player(fact.to)} ${formatCount(fact.count)}${phrases.cardsAfterColon(fact)}.`
    case 'took':
      return sentence`${by(fact.seat, 'takes', 'take')} ${formatCount(fact.count)} from ${player(fact.from)}${phrases.cardsAfterColon(fact)}.`
    case 'took-openly':
      return sentence`${by(fact.seat, 'takes', 'take')} ${phrases.facesOrNothing(fact.faces)} from ${player(fact.from)}.`
    case 'recycled':
      return sentence`${by(fact.seat, 'takes', 'take')} ${{ card: fact.face }} off the pile.`
    case 'drew-powers':
      return sentence`${by(fact.seat, 'gets', 'get')} ${formatPowers(phrases, fact, fact.count, context)}.`
    case 'returned-powers':
      return sentence`${by(fact.seat, 'sends', 'send')} ${englishCount(fact.count, 'power card')} back.`
    case 'activated':
      return sentence`${by(fact.seat, 'uses', 'use')} ${{ title: fact.power }}.`
    case 'recharged':
      return sentence`${by(fact.seat, 'recharges', 'recharge')} ${{ title: fact.power }}.`
    case 'swapped-powers':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'swap')} power cards.`
    case 'swapped-scores':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'swap')} scores.`
    case 'swapped-hands':
      return sentence`${phrases.subjectsWithVerb(fact.seats, 'swap')} hands.`
    case 'turned-round':
      return sentence`play turns round.`
    case 'blocked':
      return sentence`${colourPiece(fact.colour)} is off limits.`
    case 'called-black':
      return sentence`${by(fact.seat, 'calls for', 'call for')} ${colourPiece('black')}.`
    case 'turned-up':
      return sentence`up comes ${{ card: fact.face }}.`
    case 'turned-over':
      return sentence`up ${fact.faces.length > 1 ? 'come' : 'comes'} ${phrases.facesOrNothing(fact.faces)}.`
    case 'found':
      return sentence`${by(fact.seat, 'finds', 'find')} ${{ card: fact.face }} in the draw pile.`
    case 'looked':
      return sentence`${by(fact.seat, 'looks', 'look')} through ${phrases.possessive(fact.at)} hand${phrases.cardsAfterColon(fact)}.`
    case 'scored':
      return formatScored(phrases, fact.seat, fact.points)
    case 'shuffled-onto-pile':
      return formatOntoPile(phrases, fact.seats)
    case 'events-shown':
      return sentence`take your pick: ${phrases.titles(fact.events)}.`
    case 'set-aside':
      return sentence`${by(fact.from, 'puts', 'put')} ${phrases.cardsOrCount(fact, fact.count)} in front of ${player(fact.to)}.`
    case 'took-up':
      return sentence`${by(fact.seat, 'unwraps', 'unwrap')} ${phrases.cardsOrCount(fact, fact.count)}.`
    case 'discarded':
      return sentence`${by(fact.seat, 'discards', 'discard')} ${phrases.facesOrNothing(fact.faces)}.`
    case 'laid':
      return sentence`${by(fact.seat, 'lays down', 'lay down')} ${{ card: fact.face }}.`
    case 'picked':
      return sentence`${by(fact.seat, 'takes', 'take')} ${phrases.facesOrNothing(fact.faces)}.`
    case 'passed-hands':
      return formatPassedHands(phrases, fact.from, fact.to, context.viewer)
    case 'mixed-hands':
      return sentence`the hands are shuffled and dealt again${formatAmong(phrases, fact.seats, context)}.`
    case 'opened-hands':
      return sentence`cards on the table.${formatOpenHands(phrases, fact.hands)}`
    case 'will-skip':
      return sentence`${player(fact.seat)} will sit out a turn.`
    case 'skipped':
      return sentence`${by(fact.seat, 'sits', 'sit')} this one out.`
    case 'event':
      return sentence`${formatSeries(fact)}${{ title: fact.event }}! ${eventText(fact.event, context)}`
    case 'time-bomb':
      return fact.defusedBy.length === 0
        ? sentence`${{ title: 'time-bomb' }} goes off: the points count double.`
        : formatDefusal(phrases, fact.defusedBy)
    case 'drew-rules':
      return sentence`the law of this round: ${phrases.titles(fact.rules)}.`
    case 'no-effect':
      return sentence`nothing comes of ${{ title: fact.of }}.`
    case 'round-over':
      return sentence`${scoreMessages.formatRoundEnd(fact, context)} The round is over.`
    case 'match-over':
      return sentence`${scoreMessages.formatWinners(fact.winners, context)}.`
    case 'undid':
      return sentence`${by(fact.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${fact.toPlayer ?? 'A bot'} takes over from ${fact.fromPlayer ?? 'a bot'}.`
    case 'dealt':
      return null
  }
}

/** The players who have emptied their hands before the bomb went off. */
function formatDefusal(
  { subjectWithVerb: by, subjectsWithVerb: all }: EnglishPhrases,
  seats: readonly Seat[],
): Sentence {
  const defuse = seats.length === 1 ? by(seats[0], 'defuses', 'defuse') : all(seats, 'defuse')
  return sentence`${defuse} ${{ title: 'time-bomb' }}: 10 points off, and 10 more for all others.`
}

const formatSeries = ({ series }: VisibleFact & { readonly kind: 'event' }): Sentence =>
  series ? phrase`${{ title: series.cause }}, ${String(series.number)} of ${String(series.count)}: ` : []

const formatCount = (count: number): string => (count === 0 ? 'nothing' : englishCount(count, 'card'))

/** Mimicry can be thrown in as another card. */
const formatDisguise = (
  { faceAt }: EnglishPhrases,
  { face, as }: VisibleFact & { readonly kind: 'threw-in' },
): Sentence => (faceAt(face).kind.id === as ? [] : phrase` as ${{ title: as }}`)

function formatWish({ colour, number }: Call): SentencePart {
  return colour ? colourPiece(colour) : number === 8 ? 'an 8' : `a ${number}`
}

const formatPowers = (
  { titles }: EnglishPhrases,
  fact: VisibleFact,
  count: number,
  { setup }: SentenceContext,
): Sentence =>
  fact.powers?.length
    ? titles(fact.powers.map((id) => setup.powers[id].id))
    : [englishCount(count, 'power card')]

const formatScored = ({ subjectWithVerb: by }: EnglishPhrases, seat: Seat, points: number): Sentence =>
  points < 0
    ? sentence`${by(seat, 'loses', 'lose')} ${englishCount(-points, 'point')}.`
    : sentence`${by(seat, 'gets', 'get')} ${englishCount(points, 'point')}.`

function formatOntoPile(
  { subjectWithVerb: by, subjectsWithVerb: all }: EnglishPhrases,
  seats: readonly Seat[],
): Sentence {
  if (seats.length === 0) return sentence`nobody has a card to spare.`
  const leave = seats.length === 1 ? by(seats[0], 'leaves', 'leave') : all(seats, 'each leave')
  return sentence`${leave} a card on the draw pile.`
}

function formatPassedHands(
  phrases: EnglishPhrases,
  from: readonly Seat[],
  to: readonly Seat[],
  viewer: Seat | null,
): Sentence {
  const moved = phrases.movedHands(from, to)
  if (moved.length === 0) return sentence`every hand stays where it is.`
  if (!phrases.isPassToNeighbour(from, to))
    return sentence`${phrases.joinList(moved.map((move, i) => formatHandMove(phrases, move, i === 0)))}.`
  if (viewer === null) return sentence`every hand slides one seat to the right.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return sentence`${phrases.possessive(viewer)} hand goes to ${phrases.player(next)}, and you get ${phrases.possessive(last)}.`
}

function formatHandMove(
  phrases: EnglishPhrases,
  [seat, to]: readonly [Seat, Seat],
  isFirst: boolean,
): Sentence {
  const whose = isFirst
    ? phrase`${phrases.possessive(seat)} hand`
    : phrases.isReader(seat)
      ? ['yours']
      : phrases.possessive(seat)
  return phrase`${whose} goes to ${phrases.player(to)}`
}

const formatAmong = (
  { joinList: list, player }: EnglishPhrases,
  seats: readonly Seat[],
  { setup }: SentenceContext,
): Sentence => (seats.length === setup.settings.players ? [] : phrase`, among ${list(seats.map(player))}`)

const formatOpenHands = (phrases: EnglishPhrases, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || phrases.isReader(seat)
      ? []
      : phrase` ${phrases.player(seat)}: ${phrases.faces(hand)}.`,
  )

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const logMessages: LogMessages = { formatFact, nothingYet: 'Nothing yet. Enjoy the quiet.' }
