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
  type WeighedBoardReason,
} from '../index.ts'
import { arrowFor } from './arrow.ts'
import type { BoardMessages, ReasonNames } from './board-messages.ts'
import type { NameResolver } from './names.ts'

/** The setup, the messages and the names that are needed to format text. */
export interface MessageContext extends NameResolver {
  readonly setup: Setup
  readonly messages: BoardMessages
}

export const formatPrompt = (
  { messages, ...names }: MessageContext,
  { question }: Prompt<Question>,
): string => messages.formatQuestion(question, names)

/** A reason of `advise` as text. */
export function formatReason(context: MessageContext, reason: WeighedBoardReason): string {
  const { setup, messages } = context
  const { start, skull } = messages.tableStatus
  const names: ReasonNames = {
    ...context,
    space: (space) => (space === START ? start : space === setup.street.end ? skull : String(space)),
  }
  return messages.formatReason(reason, names)
}

type VisibleSpaces = Pick<View, 'spaces'>

/** One option of a choice as text. */
export function formatOption(
  context: MessageContext,
  { question, choice }: Prompt<Question>,
  value: number,
  view: VisibleSpaces,
): string {
  const { answer } = context.messages
  if (value < 0) return formatWordOption(context, value, question)
  switch (choice.of as OptionType) {
    case 'placement': {
      const { kind, space, direction } = decodePlacement(value)
      return answer.placement(formatPlacedCard(context, kind, space, direction), space)
    }
    case 'seat':
      return context.playerName(value)
    case 'gift':
      return formatGift(context, decodeGift(value))
    case 'space':
      return answer.cardOnSpace(value, formatTopCard(context, view, value))
    case 'card':
      return context.cardName(value)
    case 'relocation': {
      const { number, to } = decodeRelocation(value)
      return answer.relocation(context.messages.tableStatus.manhole(number + 1), to)
    }
    case 'word':
      return String(value)
  }
}

const formatGift = (
  { messages, playerName }: MessageContext,
  { seat, steps }: { seat: Seat; steps: number },
): string => messages.answer.gift(playerName(seat), steps)

function formatWordOption({ messages: { answer } }: MessageContext, word: number, { ask }: Question): string {
  if (word !== OK) return answer.noReaction
  return ask === 'roll' ? answer.roll : answer.acknowledge
}

/** A space as text: its number, or its name if it is the start or the end. */
export const formatSpace = (
  { setup: { street }, messages: { tableStatus } }: MessageContext,
  space: Space,
): string => (space === START ? tableStatus.start : space === street.end ? tableStatus.skull : String(space))

/** A placed card as text, with the arrow it has on that space. */
export function formatPlacedCard(
  { setup, cardName }: MessageContext,
  kind: KindIndex,
  space: Space,
  direction: Direction,
): string {
  const arrow = arrowFor(setup.street, space, direction)
  return arrow ? `${cardName(kind)} ${arrow}` : cardName(kind)
}

/** The cards on a space as texts, top card first. */
export const formatPile = (context: MessageContext, { spaces }: VisibleSpaces, space: Space): string[] =>
  spaces[space]
    .map((card) => formatPlacedCard(context, decodeCard(card), space, decodeDirection(card)))
    .reverse()

const formatTopCard = (context: MessageContext, view: VisibleSpaces, space: Space): string =>
  formatPile(context, view, space)[0]
