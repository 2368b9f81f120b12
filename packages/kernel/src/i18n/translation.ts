import type { LocalizedText } from './localized-text.ts'

/** The texts of a further language. Any text may be missing: it stays English. */
export interface Translation<Messages> {
  /** Names of cards, events and other items by their ids. */
  readonly names?: Readonly<Record<string, string>>
  readonly mildNames?: Readonly<Record<string, string>>
  /** Descriptions of cards, events and other items by their ids. */
  readonly texts?: Readonly<Record<string, string>>
  readonly messages?: PartialMessages<Messages>
}

/** Messages of which any may be missing, at every level of nesting. */
export type PartialMessages<M> = {
  readonly [K in keyof M]?: M[K] extends string | readonly unknown[] | ((...args: never[]) => unknown)
    ? M[K]
    : PartialMessages<M[K]>
}

/** A card, an event or anything else with a name. */
export interface TranslatableItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text?: LocalizedText
  readonly mildName?: LocalizedText | null
  /** Texts that a translation does not contain, such as rulings. */
  readonly englishTexts?: readonly LocalizedText[]
}

/** Adds a language to the items, in place because all setups share them, and returns its messages. */
export function applyTranslation<M extends object>(
  language: string,
  { names, mildNames, texts, messages }: Translation<M>,
  items: Iterable<TranslatableItem>,
  english: M,
): M {
  const add = (to: LocalizedText, text: string | undefined): void => {
    Object.assign(to, { [language]: text ?? to.en })
  }
  for (const { id, name, text, mildName, englishTexts = [] } of items) {
    add(name, names?.[id])
    if (text) add(text, texts?.[id])
    if (mildName) add(mildName, mildNames?.[id])
    for (const englishText of englishTexts) add(englishText, undefined)
  }
  return mergeMessages(english, messages ?? {})
}

/** English messages, replaced by those of a translation where it has one, at every level of nesting. */
export function mergeMessages<M extends object>(english: M, translated: object): M {
  const merged = { ...english } as Record<string, unknown>
  for (const [key, value] of Object.entries(translated)) {
    const fallback = merged[key]
    merged[key] = isGroup(fallback) && isGroup(value) ? mergeMessages(fallback, value) : value
  }
  return merged as M
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
