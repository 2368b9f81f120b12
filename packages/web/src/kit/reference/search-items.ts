import type { ListedItem } from './reference-item.ts'

/** The items that match the query: names first, then symbols and other words for it, then texts. */
export function searchItems(items: readonly ListedItem[], query: string): readonly ListedItem[] {
  const words = splitWords(query)
  if (words.length === 0) return items
  return items
    .map((item) => ({ item, rank: rankItem(item, words) }))
    .filter(({ rank }) => rank !== NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

const NO_MATCH = Number.POSITIVE_INFINITY
/** Shorter words match only the beginnings of words, since nearly every text contains them. */
const MIN_INNER_LENGTH = 3

/** The rank of the word that matches worst; lower is better. */
function rankItem(item: ListedItem, words: readonly string[]): number {
  const fields = [[item.title], item.aliases, textsOf(item)].map(
    (texts) => ` ${normalizeText(texts.join(' '))}`,
  )
  if (fields[0].trim() === words.join(' ')) return -1
  return Math.max(...words.map((word) => rankWord(fields, word)))
}

/** Fields by relevance; in each, the beginning of a word counts more than a place inside one. */
function rankWord(fields: readonly string[], word: string): number {
  const ranks = fields.flatMap((field, i) => {
    if (field.includes(` ${word}`)) return [2 * i]
    const isInside = word.length >= MIN_INNER_LENGTH && field.includes(word)
    return isInside || field.includes(` ${stemOf(word)}`) ? [2 * i + 1] : []
  })
  return Math.min(NO_MATCH, ...ranks)
}

/** The word without an ending of a verb, so that “ziehen” finds “zieht”, and “drawing” finds “draw”. */
const stemOf = (word: string): string => word.replace(/(?<=.{4})(en|st|t|e|ing|s)$/, '')

const textsOf = ({ text, rulings, facts, variants }: ListedItem): string[] => [
  text,
  ...rulings,
  ...facts.map(({ value }) => value),
  ...variants.flatMap((variant) => [variant.text, ...variant.rulings]),
]

/** Lower case without accents and apostrophes; other punctuation separates words. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s\p{P}]+/gu, ' ')

const splitWords = (query: string): string[] => normalizeText(query).split(' ').filter(Boolean)
