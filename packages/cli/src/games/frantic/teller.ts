import { type CardRules, namedSetup, type Setup } from '@slapwise/card-game'
import {
  type Language,
  languageOf,
  type Part,
  plainPart,
  plainWording,
  type Sentence,
  type Wording,
} from '@slapwise/card-game/words'
import type { Lexicon } from '../../words/index.ts'
import type { Onlooker } from '../terminal.ts'
import { faceChip, inkChip } from './chips.ts'
import { tableWordsIn } from './words/index.ts'
import type { FranticWords } from './words/words.ts'

/** How things are called at this terminal, and for whose eyes the words are. */
export interface Teller extends Wording {
  readonly language: Language
  readonly viewer: number | null
  readonly names: readonly string[]
  /** Names without ink, as they are typed. */
  readonly typed: Wording
  readonly texts: FranticWords
  readonly lexicon: Lexicon
}

export function tellerFor({ rules, company, words: lexicon, mild }: Onlooker): Teller {
  const setup = namedSetup((rules as CardRules).setup, mild)
  const language = languageOf(lexicon.language)
  const typed = plainWording(setup, language, company)
  return {
    ...typed,
    ...company,
    typed,
    language,
    lexicon,
    texts: tableWordsIn(language),
    face: (index) => faceChip(typed.words, setup.prints[index], language),
    ink: (ink) => inkChip(ink, typed.words.colours[ink]),
  }
}

/** A sentence with ink on it. */
export const rendered = (t: Teller, sentence: Sentence): string =>
  sentence.map((part) => renderedPart(t, part)).join('')

const renderedPart = (t: Teller, part: Part): string =>
  typeof part !== 'string' && 'ink' in part ? inkChip(part.ink, part.said) : plainPart(part, t)

/** What is said about a card, an event, a power or a rule card. */
export const about = (
  { language }: Teller,
  { name, text }: Pick<Setup['events'][number], 'name' | 'text'>,
): string => `${name[language]}: ${text[language]}`
