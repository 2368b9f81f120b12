import type { Prompt, Seat } from '@slapwise/kernel'
import {
  type Direction,
  decodeCard,
  decodeDirection,
  decodeGift,
  decodePlacement,
  decodeRelocation,
  type KindIndex,
  OK,
  type OptionType,
  type Question,
  type Setup,
  type Space,
  START,
  type View,
} from '../index.ts'
import { arrowFor } from './arrow.ts'
import type { BoardMessages } from './board-messages.ts'
import type { NameResolver } from './names.ts'

/** How things are called at a table: in words alone, or with ink where there is any. */
export interface MessageContext extends NameResolver {
  readonly setup: Setup
  readonly messages: BoardMessages
}

export const formatPrompt = (
  { messages: words, ...names }: MessageContext,
  { question }: Prompt<Question>,
): string => words.formatQuestion(question, names)

type VisibleSpaces = Pick<View, 'spaces'>

/** One of the things to choose from. */
export function formatOption(
  w: MessageContext,
  { question, choice }: Prompt<Question>,
  value: number,
  view: VisibleSpaces,
): string {
  const { answer } = w.messages
  if (value < 0) return formatWordOption(w, value, question)
  switch (choice.of as OptionType) {
    case 'placement': {
      const { kind, space, direction } = decodePlacement(value)
      return answer.placement(formatPlacedCard(w, kind, space, direction), space)
    }
    case 'seat':
      return w.playerName(value)
    case 'gift':
      return formatGift(w, decodeGift(value))
    case 'space':
      return answer.cardOnSpace(value, formatTopCard(w, view, value))
    case 'card':
      return w.cardName(value)
    case 'relocation': {
      const { number, to } = decodeRelocation(value)
      return answer.relocation(w.messages.tableStatus.manhole(number + 1), to)
    }
    case 'word':
      return String(value)
  }
}

const formatGift = (
  { messages: words, playerName: who }: MessageContext,
  { seat, steps }: { seat: Seat; steps: number },
): string => words.answer.gift(who(seat), steps)

function formatWordOption({ messages: { answer } }: MessageContext, word: number, { ask }: Question): string {
  if (word !== OK) return answer.noReaction
  return ask === 'roll' ? answer.roll : answer.acknowledge
}

/** A space by its number, or what it is called. */
export const formatSpace = (
  { setup: { street }, messages: { tableStatus: lies } }: MessageContext,
  space: Space,
): string => (space === START ? lies.start : space === street.end ? lies.skull : String(space))

/** A card with its arrow, as it lies on a space. */
export function formatPlacedCard(
  { setup, cardName: card }: MessageContext,
  kind: KindIndex,
  space: Space,
  direction: Direction,
): string {
  const arrow = arrowFor(setup.street, space, direction)
  return arrow ? `${card(kind)} ${arrow}` : card(kind)
}

/** The cards on a space, from the top. */
export const formatPile = (w: MessageContext, { spaces }: VisibleSpaces, space: Space): string[] =>
  spaces[space].map((card) => formatPlacedCard(w, decodeCard(card), space, decodeDirection(card))).reverse()

const formatTopCard = (w: MessageContext, view: VisibleSpaces, space: Space): string =>
  formatPile(w, view, space)[0]
