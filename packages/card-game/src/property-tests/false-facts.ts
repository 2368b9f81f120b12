import type { Answer, Observation } from '@slapwise/kernel'
import type { CardReason } from '../bots/sly/reasons.ts'
import type { CardRules } from '../card-rules.ts'
import type { WeighedCardReason } from '../index.ts'
import { COLOURS } from '../model/colours.ts'
import { type Face, hasColour } from '../model/face.ts'
import type { Question } from '../model/question.ts'
import { callOfWish } from '../model/wishes.ts'
import { decodeCard } from '../table/powers.ts'
import type { View } from '../views/view.ts'

/** The facts of a reason that are not true in the view; worked out without the code of the bot. */
export function findFalseFacts(
  { prompt, rules: { setup }, view: getView }: Observation<View, Question, CardRules>,
  reason: WeighedCardReason,
  answer: Answer,
): string[] {
  const view = getView()
  const gone = [answer].flat().map(decodeCard)
  const { seat, choice, question } = prompt
  const items = choice.kind === 'assign' ? choice.items : []
  const visible = new Set([...view.hand, ...items, ...choice.options.map((option) => option % 256)])
  const held = view.hand.map((card) => setup.faces[card])
  const isWild = ({ kind }: Face) => kind.family === 'open-wish' || kind.family === 'unique'
  const countHeld = (fits: (face: Face) => boolean) =>
    held.filter((face) => !isWild(face) && fits(face)).length
  const opponents = view.players.filter((_, s) => s !== seat)
  const check: { readonly [Id in CardReason['id']]?: (r: CardReason & { readonly id: Id }) => boolean } = {
    only: () => choice.options.length === 1 || choice.kind !== 'one',
    points: (r) => setup.faces[r.card].points === r.points && r.isLastTurn === isBombDue(view, seat),
    companions: (r) =>
      r.others.every((card) => {
        const [other, face] = [setup.faces[card], setup.faces[r.card]]
        return view.hand.includes(card) && !isWild(other) && (other.traits & face.traits) !== 0
      }) &&
      (!reason.isAgainst || r.others.every((card) => !gone.includes(card))),
    reaction: (r) => setup.faces[r.card].kind.thrownInAs !== null,
    stuck: (r) => ['curse', 'fuck-you'].includes(setup.faces[r.card].kind.id),
    'late-card': (r) => setup.faces[r.card].kind.id === 'the-end' && view.hand.length <= 3,
    'unplayed-gift': (r) => setup.faces[r.card].kind.id === 'gift',
    draw: () => true,
    finish: () => view.hand.length === 1,
    'no-finish': () => view.hand.length <= 1,
    'wild-left': () => held.some(isWild),
    'colours-left': (r) =>
      r.count <= COLOURS.filter((colour) => countHeld((face) => hasColour(face, colour)) > 0).length,
    power: (r) => view.powers.some(({ power, open }) => power === r.power && !open),
    'gives-away': (r) => r.count > 0 && r.count <= view.hand.length,
    'others-draw': (r) => r.count > 0,
    skips: (r) =>
      view.players[r.seat].cards === r.cards &&
      opponents.every(({ cards, skipped }) => cards + Number(skipped) >= r.cards),
    'turns-event': (r) => Math.abs(view.hand.length - r.cards) <= 1,
    'few-cards': (r) =>
      r.seat !== seat && view.players[r.seat].cards + view.players[r.seat].aside === r.cards,
    'many-cards': (r) => r.seat !== seat && view.players[r.seat].cards === r.cards,
    'thief-finishes': (r) => view.players[r.seat].cards === r.cards && r.cards <= 2,
    'few-points': (r) => {
      const mean = view.scores.reduce((sum, score) => sum + score, 0) / view.scores.length
      return view.scores[r.seat] === r.points && r.isBelowMean === r.points < mean
    },
    'no-closed-power': (r) => view.players[r.seat].powers.every((power) => power !== null),
    'renews-power': () => view.powers.some(({ open }) => open),
    'costliest-to': (r) => items.includes(r.card) && choice.options.includes(r.seat) && r.seat !== seat,
    'smallest-hand': (r) =>
      view.players[question.about!].cards === r.cards && opponents.every(({ cards }) => cards >= r.cards),
    'large-hand': (r) => view.scores[r.seat] === r.points && r.seat !== seat,
    'small-hand': (r) => view.scores[r.seat] === r.points && r.seat !== seat,
    'hand-swap': (r) => view.players[r.seat].cards === r.cards && view.hand.length === r.ownCards,
    gamble: (r) => held.some(({ points }) => points === r.points),
    'hard-to-beat': (r) => held.some(({ points }) => points === r.points),
    'wish-held': (r) => countHeld(({ traits }) => (traits & callOfWish(r.wish).traits) !== 0) === r.count,
    'wish-costliest': (r) => view.hand.includes(r.card),
    'colour-held': (r) => countHeld((face) => hasColour(face, r.colour)) === r.count,
    'colour-spared': (r) => countHeld((face) => hasColour(face, r.colour)) === r.count,
    'blocks-call': (r) => view.call.colour === r.colour,
    'spares-mimicry': () =>
      choice.options.some((card) => card >= 0 && setup.faces[card].kind.id === 'mimicry'),
    'last-card': () => view.hand.length === 1,
    'hits-back': (r) => r.seat === question.about && r.seat !== seat,
    'round-won': (r) => r.points === handPoints(held),
    'round-lost': (r) => r.points === handPoints(held),
    'match-won': (r) => r.points === view.scores[seat] + handPoints(held),
    'match-lost': (r) => r.points === view.scores[seat] + handPoints(held),
    'event-good': (r) => choice.options.some((event) => setup.events[event].id === r.event),
    'event-bad': (r) => choice.options.some((event) => setup.events[event].id === r.event),
    dares: (r) => r.numbers * 3 > r.unseen && r.unseen <= setup.faces.length - view.hand.length,
    declines: (r) => r.numbers * 3 <= r.unseen,
    'power-weak': (r) => view.powers.some(({ power }) => power === r.power),
    'power-spent': (r) => view.powers.some(({ power, open }) => power === r.power && open),
  }
  const isTrue = check[reason.id as CardReason['id']] as ((r: object) => boolean) | undefined
  const isVisible = !('card' in reason) || visible.has(reason.card)
  return isVisible && (isTrue?.(reason) ?? true)
    ? []
    : [JSON.stringify({ reason, question, hand: view.hand })]
}

const isBombDue = ({ lasting }: View, seat: number): boolean =>
  lasting.some(({ id, turns }) => id === 'time-bomb' && turns[seat] === 0)

const handPoints = (hand: readonly Face[]): number => hand.reduce((sum, { points }) => sum + points, 0)
