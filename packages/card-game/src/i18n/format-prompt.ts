import type { Choice, Prompt } from '@slapwise/kernel'
import {
  type Call,
  callOfWish,
  DRAW,
  decodeCard,
  decodePowerSlot,
  type FaceIndex,
  NO,
  OK,
  type OptionType,
  PASS,
  type Question,
  type Setup,
  type View,
  YES,
} from '../index.ts'
import type { CardMessages } from './card-messages.ts'
import type { CardColour, NameResolver } from './names.ts'

/** How things are called at a table: in words alone, or with ink where there is any. */
export interface MessageContext extends NameResolver {
  readonly setup: Setup
  readonly messages: CardMessages
  colourName(ink: CardColour): string
}

/** How many are wanted. */
export const requiredCount = (choice: Choice): number =>
  choice.kind === 'some' ? choice.count : choice.kind === 'allot' ? choice.total : 1

export const formatPrompt = (
  { messages: words, ...names }: MessageContext,
  { question, choice }: Prompt<Question>,
): string => words.formatQuestion(question, requiredCount(choice), names)

/** Power cards as one viewer sees them; null where they lie face down. */
export function visiblePowersFor({ seat, question, choice }: Prompt<Question>, view: View): VisiblePowers {
  const owner = choice.of === 'power' ? (question.about ?? seat) : seat
  return owner === view.seat ? view.powers.map(({ power }) => power) : view.players[owner].powers
}

export type VisiblePowers = readonly (string | null)[]

/** One of the things to choose from. */
export function formatOption(
  w: MessageContext,
  { question, choice }: Prompt<Question>,
  value: number,
  powers: VisiblePowers,
): string {
  if (value < 0) return formatWordOption(w, value, question)
  const { setup } = w
  switch (choice.of as OptionType) {
    case 'card':
      return formatPlay(w, value, powers)
    case 'power':
      return formatPower(w, powers[value])
    case 'seat':
      return w.playerName(value)
    case 'wish':
      return formatWish(w, value)
    case 'kind':
      return w.title(setup.imitable[value].id)
    case 'event':
      return w.title(setup.events[value].id)
    case 'word':
      return String(value)
  }
}

/** A card, perhaps together with a power. */
function formatPlay(w: MessageContext, value: number, powers: VisiblePowers): string {
  const card = w.faceName(w.setup.faces[decodeCard(value)].index)
  const place = decodePowerSlot(value)
  return place < 0 ? card : w.messages.answer.withPower(card, formatPower(w, powers[place]))
}

const formatPower = ({ messages: words, title }: MessageContext, power: string | null): string =>
  power === null ? words.answer.faceDown : title(power)

function formatWish({ colourName: ink }: MessageContext, wish: number): string {
  const { colour, number } = callOfWish(wish)
  return colour ? ink(colour) : String(number)
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
      throw new Error(`No word for ${word}.`)
  }
}

/** What may be played now. `top` is the card on the pile: what it does not call for itself is a wish. */
export function formatCall(
  { setup, messages: { tableStatus: lies }, colourName: ink, title }: MessageContext,
  call: Call,
  top: FaceIndex,
): string {
  if (call.anything) return lies.anything
  if (call.black) return lies.orOpenWish(ink('black'))
  const { colour, number, symbol } = call
  const parts = [colour && ink(colour), number === null ? null : String(number), symbol && title(symbol)]
  const things = parts.filter((part) => part !== null)
  if (things.length > 1) return lies.anyOf(things)
  return setup.prints[top].call === null ? lies.wish(things[0]) : lies.orOpenWish(things[0])
}
