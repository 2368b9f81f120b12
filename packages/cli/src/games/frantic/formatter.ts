import { applyMildNamesToSetup, type CardRules, type Setup } from '@slapwise/card-game'
import {
  createMessageContext,
  type Language,
  type MessageContext,
  partToPlainText,
  resolveLanguage,
  type Sentence,
  type SentencePart,
} from '@slapwise/card-game/i18n'
import type { CliMessages } from '../../i18n/index.ts'
import type { ViewerContext } from '../game-terminal.ts'
import { colourChip, faceChip } from './chips.ts'
import { getFranticMessages } from './i18n/index.ts'
import type { FranticTerminalMessages } from './i18n/messages.ts'

/** How things are called at this terminal, and for whose eyes the words are. */
export interface FranticFormatter extends MessageContext {
  readonly language: Language
  readonly viewer: number | null
  readonly playerNames: readonly string[]
  /** Names without ink, as they are typed. */
  readonly plainNames: MessageContext
  readonly terminalMessages: FranticTerminalMessages
  readonly cliMessages: CliMessages
}

export function createFormatter({
  rules,
  participants,
  messages,
  usesMildNames,
}: ViewerContext): FranticFormatter {
  const setup = applyMildNamesToSetup((rules as CardRules).setup, usesMildNames)
  const language = resolveLanguage(messages.language)
  const typed = createMessageContext(setup, language, participants)
  return {
    ...typed,
    ...participants,
    plainNames: typed,
    language,
    cliMessages: messages,
    terminalMessages: getFranticMessages(language),
    faceName: (index) => faceChip(typed.messages, setup.prints[index], language),
    colourName: (ink) => colourChip(ink, typed.messages.colours[ink]),
  }
}

/** A sentence with ink on it. */
export const formatSentence = (formatter: FranticFormatter, sentence: Sentence): string =>
  sentence.map((part) => formatPart(formatter, part)).join('')

const formatPart = (formatter: FranticFormatter, part: SentencePart): string =>
  typeof part !== 'string' && 'colour' in part
    ? colourChip(part.colour, part.text)
    : partToPlainText(part, formatter)

/** What is said about a card, an event, a power or a rule card. */
export const formatDescription = (
  { language }: FranticFormatter,
  { name, text }: Pick<Setup['events'][number], 'name' | 'text'>,
): string => `${name[language]}: ${text[language]}`
