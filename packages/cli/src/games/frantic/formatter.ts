import { type CardRules, namedSetup, type Setup } from '@slapwise/card-game'
import {
  type Language,
  languageOf,
  type Part,
  plainPart,
  plainWording,
  type Sentence,
  type Wording,
} from '@slapwise/card-game/i18n'
import type { Lexicon } from '../../i18n/index.ts'
import type { ViewerContext } from '../game-terminal.ts'
import { colourChip, faceChip } from './chips.ts'
import { getFranticMessages } from './i18n/index.ts'
import type { FranticTerminalMessages } from './i18n/messages.ts'

/** How things are called at this terminal, and for whose eyes the words are. */
export interface FranticFormatter extends Wording {
  readonly language: Language
  readonly viewer: number | null
  readonly playerNames: readonly string[]
  /** Names without ink, as they are typed. */
  readonly plainNames: Wording
  readonly terminalMessages: FranticTerminalMessages
  readonly cliMessages: Lexicon
}

export function createFormatter({
  rules,
  participants: company,
  messages: lexicon,
  usesMildNames: mild,
}: ViewerContext): FranticFormatter {
  const setup = namedSetup((rules as CardRules).setup, mild)
  const language = languageOf(lexicon.language)
  const typed = plainWording(setup, language, company)
  return {
    ...typed,
    ...company,
    plainNames: typed,
    language,
    cliMessages: lexicon,
    terminalMessages: getFranticMessages(language),
    faceName: (index) => faceChip(typed.messages, setup.prints[index], language),
    colourName: (ink) => colourChip(ink, typed.messages.colours[ink]),
  }
}

/** A sentence with ink on it. */
export const formatSentence = (t: FranticFormatter, sentence: Sentence): string =>
  sentence.map((part) => formatPart(t, part)).join('')

const formatPart = (t: FranticFormatter, part: Part): string =>
  typeof part !== 'string' && 'colour' in part ? colourChip(part.colour, part.text) : plainPart(part, t)

/** What is said about a card, an event, a power or a rule card. */
export const formatDescription = (
  { language }: FranticFormatter,
  { name, text }: Pick<Setup['events'][number], 'name' | 'text'>,
): string => `${name[language]}: ${text[language]}`
