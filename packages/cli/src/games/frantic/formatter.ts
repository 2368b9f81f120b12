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

/** Formats names and sentences for one viewer at the terminal. */
export interface FranticFormatter extends MessageContext {
  readonly language: Language
  readonly viewer: number | null
  readonly playerNames: readonly string[]
  /** Names without terminal styles, as the user types them. */
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
    terminalMessages: getFranticMessages(messages.language),
    faceName: (index) => faceChip(typed.messages, setup.prints[index], language),
    colourName: (ink) => colourChip(ink, typed.messages.colours[ink]),
  }
}

/** A sentence with styled cards and colours. */
export const formatSentence = (formatter: FranticFormatter, sentence: Sentence): string =>
  sentence.map((part) => formatPart(formatter, part)).join('')

const formatPart = (formatter: FranticFormatter, part: SentencePart): string =>
  typeof part !== 'string' && 'colour' in part
    ? colourChip(part.colour, part.text)
    : partToPlainText(part, formatter)

/** The name and text of a card, an event, a power or a rule card. */
export const formatDescription = (
  { language }: FranticFormatter,
  { name, text }: Pick<Setup['events'][number], 'name' | 'text'>,
): string => `${name[language]}: ${text[language]}`
