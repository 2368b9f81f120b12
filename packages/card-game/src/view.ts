import type { Prompt, Seat } from '@slapwise/kernel'
import type { Call } from './call.ts'
import type { Colour } from './colours.ts'
import { lastColour } from './discard-pile.ts'
import type { CardId } from './face.ts'
import { type FaceIndex, faceIndices } from './facts.ts'
import type { CardMatch } from './game.ts'
import { isReaction, type Question } from './questions.ts'
import { isOpen, only } from './seats.ts'
import type { Lasting, Phase, Table } from './table.ts'

/** A player as the others see them. */
export interface PlayerView {
  readonly cards: number
  readonly score: number
  readonly skipped: boolean
  /** Cards that lie face down in front of them. */
  readonly aside: number
  /** Their hand, while it lies open. */
  readonly openHand: readonly FaceIndex[] | null
  /** Their power cards: open ones by their id, closed ones as null. */
  readonly powers: readonly (string | null)[]
}

/** What everybody may see, listed field by field: nothing is in it that is not written here. */
export interface PublicView {
  readonly phase: Phase
  readonly round: number
  readonly dealer: Seat
  readonly turn: Seat
  readonly direction: 1 | -1
  readonly call: Call
  readonly players: readonly PlayerView[]
  readonly drawPile: number
  readonly powerPile: number
  /** The power that was activated in this turn. */
  readonly powerUsed: string | null
  readonly discardPile: readonly FaceIndex[]
  /** The last played colour, for the events that ask for it. */
  readonly lastColour: Colour | null
  readonly display: readonly FaceIndex[]
  /** The rule cards of this round, and how many are left. */
  readonly ruleCards: readonly string[]
  readonly rulePile: number
  readonly usedEvents: readonly string[]
  readonly shownEvents: readonly string[]
  readonly lasting: readonly Lasting[]
  readonly sheet: readonly (readonly number[])[]
  readonly winners: readonly Seat[]
  /** What the table waits for. */
  readonly waiting: readonly Waiting[]
}

/** What only the player in a seat may see besides. */
export interface OwnView {
  readonly seat: Seat | null
  readonly hand: readonly CardId[]
  /** One's own power cards, open and closed. */
  readonly powers: readonly { readonly power: string; readonly open: boolean }[]
  readonly prompt: Prompt<Question> | null
  /** The hand that one looks into while deciding what becomes of it. */
  readonly lookedAt: readonly CardId[]
  /** Whether one's last decision can be taken back: nobody else has decided anything since, and nothing was revealed. */
  readonly mayTakeBack: boolean
}

/** All that one viewer may see. */
export interface View extends PublicView, OwnView {}

export interface Waiting {
  readonly seat: Seat
  readonly question: Question
  /** Never told in a reaction window, where it would give away who thinks about it. */
  readonly answered: boolean
}

/** The view of a seat, or of a spectator. */
export const viewOf = (match: CardMatch, seat: Seat | null): View => ({
  ...publicViewOf(match),
  ...ownViewOf(match, seat),
})

export function publicViewOf(match: CardMatch): PublicView {
  const t = match.state
  return {
    phase: t.phase,
    round: t.round,
    dealer: t.dealer,
    turn: t.turn,
    direction: t.direction,
    call: t.call,
    players: t.hands.map((_, s) => viewPlayer(t, s)),
    drawPile: t.drawPile.length,
    powerPile: t.powerPile.length,
    powerUsed: t.powerUsed === null ? null : t.setup.powers[t.powerUsed].id,
    discardPile: faceIndices(t, t.discardPile),
    lastColour: lastColour(t),
    display: faceIndices(t, t.display),
    ruleCards: t.ruleCards.map((card) => t.setup.ruleCards[card].id),
    rulePile: t.rulePile.length,
    usedEvents: eventIds(t, t.usedEvents),
    shownEvents: eventIds(t, t.shownEvents),
    lasting: t.lasting,
    sheet: t.sheet,
    winners: t.winners,
    waiting: match.prompts.map((prompt) => ({
      seat: prompt.seat,
      question: prompt.question,
      answered: !isReaction(prompt.question) && match.hasAnswered(prompt.seat),
    })),
  }
}

export function ownViewOf(match: CardMatch, seat: Seat | null): OwnView {
  if (seat === null) return { seat, hand: [], powers: [], prompt: null, lookedAt: [], mayTakeBack: false }
  const { hands, powers, setup } = match.state
  const prompt = match.promptFor(seat)
  return {
    seat,
    hand: hands[seat].slice(),
    powers: powers[seat].map(({ power, open }) => ({ power: setup.powers[power].id, open })),
    prompt,
    lookedAt: prompt?.question.ask === 'distribute' ? hands[prompt.question.about!].slice() : [],
    mayTakeBack: match.mayTakeBack(seat),
  }
}

const eventIds = ({ setup }: Table, events: readonly number[]): string[] =>
  events.map((event) => setup.events[event].id)

function viewPlayer(t: Table, seat: Seat): PlayerView {
  return {
    cards: t.hands[seat].length,
    score: t.scores[seat],
    skipped: (t.skipped & only(seat)) !== 0,
    aside: t.aside[seat].length,
    openHand: isOpen(t, seat) ? faceIndices(t, t.hands[seat]) : null,
    powers: t.powers[seat].map(({ power, open }) => (open ? t.setup.powers[power].id : null)),
  }
}
