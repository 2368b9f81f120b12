import { englishCount, type Seat } from '@slapwise/kernel'
import type { Call, VisibleFact } from '../../index.ts'
import type { SentenceContext } from '../game-phrases.ts'
import type { LogMessages } from '../log-messages.ts'
import type { CardColour } from '../names.ts'
import { phrase, type Sentence, type SentencePart, sentence } from '../sentence.ts'
import { colours } from './colours.ts'
import { createEnglishPhrases, type EnglishPhrases } from './phrases.ts'
import { score } from './score.ts'

const colourPiece = (name: CardColour): SentencePart => ({ colour: name, text: colours[name] })

function formatFact(told: VisibleFact, listener: SentenceContext): Sentence | null {
  const t = createEnglishPhrases(listener)
  const { subjectWithVerb: by, player: who } = t
  switch (told.kind) {
    case 'round-began':
      return sentence`${by(told.dealer, 'deals', 'deal')}.`
    case 'opened':
      return sentence`${by(told.dealer, 'turns over', 'turn over')} ${{ card: told.face }}.`
    case 'played':
      return sentence`${by(told.seat, 'plays', 'play')} ${{ card: told.face }}.`
    case 'threw-in':
      return sentence`${by(told.seat, 'throws in', 'throw in')} ${{ card: told.face }}${formatDisguise(t, told)}.`
    case 'imitated':
      return sentence`${by(told.seat, 'passes it off as', 'pass it off as')} ${{ title: told.card }}.`
    case 'showed':
      return sentence`play goes on with ${colourPiece(told.colour)}.`
    case 'drew':
      return told.count === 0
        ? sentence`${by(told.seat, 'finds', 'find')} nothing left to draw.`
        : sentence`${by(told.seat, 'draws', 'draw')} ${t.cardsOrCount(told, told.count)}.`
    case 'passed':
      return sentence`${by(told.seat, 'passes', 'pass')}.`
    case 'wished':
      return sentence`${by(told.seat, 'wishes for', 'wish for')} ${formatWish(told.call)}.`
    case 'attacked':
      return sentence`${by(told.seat, 'attacks', 'attack')} ${t.joinList(told.victims.map(who))} with ${{ title: told.card }}.`
    case 'gave':
      return sentence`${by(told.from, 'gives', 'give')} ${who(told.to)} ${formatCount(told.count)}${t.cardsAfterColon(told)}.`
    case 'took':
      return sentence`${by(told.seat, 'takes', 'take')} ${formatCount(told.count)} from ${who(told.from)}${t.cardsAfterColon(told)}.`
    case 'took-openly':
      return sentence`${by(told.seat, 'takes', 'take')} ${t.facesOrNothing(told.faces)} from ${who(told.from)}.`
    case 'recycled':
      return sentence`${by(told.seat, 'takes', 'take')} ${{ card: told.face }} off the pile.`
    case 'drew-powers':
      return sentence`${by(told.seat, 'gets', 'get')} ${formatPowers(t, told, told.count, listener)}.`
    case 'returned-powers':
      return sentence`${by(told.seat, 'sends', 'send')} ${englishCount(told.count, 'power card')} back.`
    case 'activated':
      return sentence`${by(told.seat, 'uses', 'use')} ${{ title: told.power }}.`
    case 'recharged':
      return sentence`${by(told.seat, 'recharges', 'recharge')} ${{ title: told.power }}.`
    case 'swapped-powers':
      return sentence`${t.subjectsWithVerb(told.seats, 'swap')} power cards.`
    case 'swapped-scores':
      return sentence`${t.subjectsWithVerb(told.seats, 'swap')} scores.`
    case 'swapped-hands':
      return sentence`${t.subjectsWithVerb(told.seats, 'swap')} hands.`
    case 'turned-round':
      return sentence`play turns round.`
    case 'blocked':
      return sentence`${colourPiece(told.colour)} is off limits.`
    case 'called-black':
      return sentence`${by(told.seat, 'calls for', 'call for')} ${colourPiece('black')}.`
    case 'turned-up':
      return sentence`up comes ${{ card: told.face }}.`
    case 'turned-over':
      return sentence`up ${told.faces.length > 1 ? 'come' : 'comes'} ${t.facesOrNothing(told.faces)}.`
    case 'found':
      return sentence`${by(told.seat, 'finds', 'find')} ${{ card: told.face }} in the draw pile.`
    case 'looked':
      return sentence`${by(told.seat, 'looks', 'look')} through ${t.possessive(told.at)} hand${t.cardsAfterColon(told)}.`
    case 'scored':
      return formatScored(t, told.seat, told.points)
    case 'shuffled-onto-pile':
      return formatOntoPile(t, told.seats)
    case 'events-shown':
      return sentence`take your pick: ${t.titles(told.events)}.`
    case 'set-aside':
      return sentence`${by(told.from, 'puts', 'put')} ${t.cardsOrCount(told, told.count)} in front of ${who(told.to)}.`
    case 'took-up':
      return sentence`${by(told.seat, 'unwraps', 'unwrap')} ${t.cardsOrCount(told, told.count)}.`
    case 'discarded':
      return sentence`${by(told.seat, 'discards', 'discard')} ${t.facesOrNothing(told.faces)}.`
    case 'laid':
      return sentence`${by(told.seat, 'lays down', 'lay down')} ${{ card: told.face }}.`
    case 'picked':
      return sentence`${by(told.seat, 'takes', 'take')} ${t.facesOrNothing(told.faces)}.`
    case 'passed-hands':
      return formatPassedHands(t, told.from, told.to, listener.viewer)
    case 'mixed-hands':
      return sentence`the hands are shuffled and dealt again${formatAmong(t, told.seats, listener)}.`
    case 'opened-hands':
      return sentence`cards on the table.${formatOpenHands(t, told.hands)}`
    case 'will-skip':
      return sentence`${who(told.seat)} will sit out a turn.`
    case 'skipped':
      return sentence`${by(told.seat, 'sits', 'sit')} this one out.`
    case 'event':
      return sentence`${{ title: told.event }}! ${eventText(told.event, listener)}`
    case 'drew-rules':
      return sentence`the law of this round: ${t.titles(told.rules)}.`
    case 'no-effect':
      return sentence`nothing comes of ${{ title: told.of }}.`
    case 'round-over':
      return sentence`${score.formatRoundEnd(told, listener)} The round is over.`
    case 'match-over':
      return sentence`${score.formatWinners(told.winners, listener)}.`
    case 'undid':
      return sentence`${by(told.seat, 'takes', 'take')} that back.`
    case 'took-over':
      return phrase`${told.toPlayer ?? 'A bot'} takes over from ${told.fromPlayer ?? 'a bot'}.`
    case 'dealt':
      return null
  }
}

const formatCount = (count: number): string => (count === 0 ? 'nothing' : englishCount(count, 'card'))

/** Mimicry can be thrown in as something else. */
const formatDisguise = (
  { faceAt: print }: EnglishPhrases,
  { face, as }: VisibleFact & { readonly kind: 'threw-in' },
): Sentence => (print(face).kind.id === as ? [] : phrase` as ${{ title: as }}`)

function formatWish({ colour, number }: Call): SentencePart {
  return colour ? colourPiece(colour) : number === 8 ? 'an 8' : `a ${number}`
}

const formatPowers = (
  { titles }: EnglishPhrases,
  told: VisibleFact,
  count: number,
  { setup }: SentenceContext,
): Sentence =>
  told.powers?.length
    ? titles(told.powers.map((id) => setup.powers[id].id))
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
  t: EnglishPhrases,
  from: readonly Seat[],
  to: readonly Seat[],
  viewer: Seat | null,
): Sentence {
  const moved = t.movedHands(from, to)
  if (moved.length === 0) return sentence`every hand stays where it is.`
  if (!t.isPassToNeighbour(from, to))
    return sentence`${t.joinList(moved.map((way, i) => formatHandMove(t, way, i === 0)))}.`
  if (viewer === null) return sentence`every hand slides one seat to the right.`
  const [next, last] = [to[from.indexOf(viewer)], from[to.indexOf(viewer)]]
  return sentence`${t.possessive(viewer)} hand goes to ${t.player(next)}, and you get ${t.possessive(last)}.`
}

function formatHandMove(t: EnglishPhrases, [seat, to]: readonly [Seat, Seat], isFirst: boolean): Sentence {
  const whose = isFirst
    ? phrase`${t.possessive(seat)} hand`
    : t.isReader(seat)
      ? ['yours']
      : t.possessive(seat)
  return phrase`${whose} goes to ${t.player(to)}`
}

const formatAmong = (
  { joinList: list, player: who }: EnglishPhrases,
  seats: readonly Seat[],
  { setup }: SentenceContext,
): Sentence => (seats.length === setup.settings.players ? [] : phrase`, among ${list(seats.map(who))}`)

const formatOpenHands = (t: EnglishPhrases, hands: readonly (readonly number[])[]): Sentence =>
  hands.flatMap((hand, seat) =>
    hand.length === 0 || t.isReader(seat) ? [] : phrase` ${t.player(seat)}: ${t.faces(hand)}.`,
  )

const eventText = (event: string, { setup }: SentenceContext): string =>
  setup.events.find(({ id }) => id === event)!.text.en

export const log: LogMessages = { formatFact, nothingYet: 'Nothing yet. Enjoy the quiet.' }
