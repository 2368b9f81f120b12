import { applyMildNamesToSetup, type BoardRules, type KindIndex } from '@slapwise/board-game'
import {
  createMessageContext,
  type Language,
  type MessageContext,
  type ReferenceItem,
  resolveLanguage,
  type Sentence,
  toPlainText,
} from '@slapwise/board-game/i18n'
import type { CliMessages } from '../../i18n/index.ts'
import type { ViewerContext } from '../game-terminal.ts'
import { cardChip } from './chips.ts'
import { getBoardMessages } from './i18n/index.ts'
import type { BoardTerminalMessages } from './i18n/messages.ts'

/** Formats names and sentences for one viewer at the terminal. */
export interface BoardFormatter extends MessageContext {
  readonly language: Language
  readonly viewer: number | null
  readonly playerNames: readonly string[]
  /** By seat, the letter of the token on the street. */
  readonly initials: readonly string[]
  /** Names without terminal styles, as the user types them. */
  readonly plainNames: MessageContext
  readonly terminalMessages: BoardTerminalMessages
  readonly cliMessages: CliMessages
}

export function createFormatter({
  rules,
  participants,
  messages,
  usesMildNames,
}: ViewerContext): BoardFormatter {
  const setup = applyMildNamesToSetup((rules as BoardRules).setup, usesMildNames)
  const language = resolveLanguage(messages.language)
  const typed = createMessageContext(setup, language, participants)
  return {
    ...typed,
    ...participants,
    initials: initialsOf(participants.playerNames),
    plainNames: typed,
    language,
    cliMessages: messages,
    terminalMessages: getBoardMessages(messages.language),
    cardName: (kind) => cardChip(setup.kinds[kind], language),
  }
}

/** The first letter of each name; if several names share it, a digit of the name or the next free letter. */
function initialsOf(names: readonly string[]): string[] {
  const initials: string[] = []
  for (const [seat, name] of names.entries()) {
    const [first, ...rest] = [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign))
    const isShared = names.filter((other) => other.toUpperCase().startsWith(first)).length > 1
    const numbers = isShared ? rest.filter((sign) => /\p{N}/u.test(sign)) : []
    const letter = [...numbers, first, ...rest].find((sign) => !initials.includes(sign))
    initials.push(letter ?? String(seat + 1))
  }
  return initials
}

/** A sentence with styled card names. */
export const formatSentence = (formatter: BoardFormatter, sentence: Sentence): string =>
  toPlainText(sentence, formatter)

/** The name and text of a card, an event or a manhole. */
export const formatDescription = ({ language }: BoardFormatter, { name, text }: ReferenceItem): string =>
  `${name[language]}: ${text[language]}`

/** Sorts a hand by card kind. */
export const sortHand = (hand: readonly KindIndex[]): KindIndex[] => [...hand].sort((a, b) => a - b)

export const formatHand = ({ cardName, messages }: BoardFormatter, hand: readonly KindIndex[]): string =>
  sortHand(hand).map(cardName).join(', ') || messages.tableStatus.noCards
