import type { Choice, Prompt } from '@slapwise/kernel'
import {
  type Call,
  type Colour,
  callOfWish,
  DRAW,
  decodeCard,
  decodePowerSlot,
  type Face,
  type FaceIndex,
  NO,
  OK,
  type OptionType,
  PASS,
  type Question,
  type Setup,
  type View,
  type WeighedCardReason,
  YES,
} from '../index.ts'
import type { CardMessages, ReasonNames } from './card-messages.ts'
import type { CardColour, NameResolver } from './names.ts'

/** The setup, the messages and the names that are needed to format text. */
export interface MessageContext extends NameResolver {
  readonly setup: Setup
  readonly messages: CardMessages
  colourName(colour: CardColour): string
}

/** The number of options that an answer must have. */
export const requiredCount = (choice: Choice): number =>
  choice.kind === 'some' ? choice.count : choice.kind === 'allot' ? choice.total : 1

export const formatPrompt = (
  { messages, ...names }: MessageContext,
  { question, choice }: Prompt<Question>,
): string => messages.formatQuestion(question, requiredCount(choice), names)

/** The power cards that a question is about, as the viewer sees them; null for one that lies face down. */
export function visiblePowersFor({ seat, question, choice }: Prompt<Question>, view: View): VisiblePowers {
  const owner = choice.of === 'power' ? (question.about ?? seat) : seat
  return owner === view.seat ? view.powers.map(({ power }) => power) : view.players[owner].powers
}

export type VisiblePowers = readonly (string | null)[]

/** One option of a choice as text. */
export function formatOption(
  context: MessageContext,
  { question, choice }: Prompt<Question>,
  value: number,
  powers: VisiblePowers,
): string {
  if (value < 0) return formatWordOption(context, value, question)
  const { setup } = context
  switch (choice.of as OptionType) {
    case 'card':
      return formatPlay(context, value, powers)
    case 'power':
      return formatPower(context, powers[value])
    case 'seat':
      return context.playerName(value)
    case 'wish':
      return formatWish(context, value)
    case 'kind':
      return context.title(setup.imitable[value].id)
    case 'event':
      return context.title(setup.events[value].id)
    case 'word':
      return String(value)
  }
}

/** A card, with the power card activated with it if there is one. */
function formatPlay(context: MessageContext, value: number, powers: VisiblePowers): string {
  const card = context.faceName(context.setup.faces[decodeCard(value)].index)
  const slot = decodePowerSlot(value)
  return slot < 0 ? card : context.messages.answer.withPower(card, formatPower(context, powers[slot]))
}

const formatPower = ({ messages, title }: MessageContext, power: string | null): string =>
  power === null ? messages.answer.faceDown : title(power)

function formatWish({ colourName }: MessageContext, wish: number): string {
  const { colour, number } = callOfWish(wish)
  return colour ? colourName(colour) : String(number)
}

function formatWordOption({ messages: { answer } }: MessageContext, word: number, { ask }: Question): string {
  switch (word) {
    case DRAW:
      return answer.draw
    case OK:
      return answer.acknowledge
    case PASS:
      return ask === 'drawn' ? answer.pass : ask === 'victim' ? answer.nobody : answer.noReaction
    case YES:
      return answer.yes
    case NO:
      return answer.no
    default:
      throw new Error(`unknown answer code: ${word}`)
  }
}

/** A reason of `advise` as text. */
export function formatReason(context: MessageContext, reason: WeighedCardReason): string {
  const names: ReasonNames = {
    ...context,
    card: (card) => context.faceName(context.setup.faces[card].index),
    sharedColour: (cards) => findSharedColour(cards.map((card) => context.setup.faces[card])),
    wish: (wish) => formatWish(context, wish),
  }
  return context.messages.formatReason(reason, names)
}

const findSharedColour = ([first, ...others]: readonly Face[]): Colour | null =>
  [first.colour, first.second].find(
    (colour) => colour !== null && others.every((face) => face.colour === colour || face.second === colour),
  ) ?? null

/** The call as text. `top` is the top card of the discard pile: a call that does not come from it is a wish. */
export function formatCall(
  { setup, messages: { tableStatus }, colourName, title }: MessageContext,
  call: Call,
  top: FaceIndex,
): string {
  if (call.anything) return tableStatus.anything
  if (call.black) return tableStatus.orOpenWish(colourName('black'))
  const { colour, number, symbol } = call
  const parts = [
    colour && colourName(colour),
    number === null ? null : String(number),
    symbol && title(symbol),
  ]
  const items = parts.filter((part) => part !== null)
  if (items.length > 1) return tableStatus.anyOf(items)
  return setup.prints[top].call === null ? tableStatus.wish(items[0]) : tableStatus.orOpenWish(items[0])
}
