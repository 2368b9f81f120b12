import { type Question, rulesBy, type Setup, type View } from '../index.ts'
import type { CardWords, MeaningWords } from './card-words.ts'
import { type Kind, kindOf } from './names.ts'

/** Who wants to know, and of which table. */
interface Reader {
  readonly setup: Setup
  readonly words: CardWords
  readonly language: string
}

/** What follows from an answer, by the rules of this table; null where the question says it all. */
export function meaningIn(
  reader: Reader,
  { ask, source }: Question,
  { ruleCards }: Pick<View, 'ruleCards'>,
): string | null {
  const { setup, words, language } = reader
  const kind = source === null ? undefined : kindOf(setup, source)
  const own = kind && 'meanings' in kind ? kind.meanings?.[ask] : undefined
  if (!own) return inGeneral(words.meaning, ask, kind, language)
  const cards = ruleCards.map((id) => setup.ruleCards.find((card) => card.id === id)!)
  const said = typeof own === 'function' ? own({ setup, rules: rulesBy(cards) }) : own
  return said[language] ?? said.en
}

/** What is asked whatever the card is. */
function inGeneral(
  meaning: MeaningWords,
  ask: Question['ask'],
  kind: Kind | undefined,
  language: string,
): string | null {
  switch (ask) {
    case 'wish':
    case 'friend':
    case 'swap-hands':
      return meaning[ask]
    case 'use':
      return kind ? meaning.use(kind.text[language], 'wish' in kind && kind.wish !== null) : null
    default:
      return null
  }
}
