import type { LocalizedText } from '@slapwise/kernel'
import type { ReactNode } from 'react'

/** A label and its value, such as the points of a card. */
export interface ReferenceFact {
  /** `no-points` is a fact of its own since the overview on paper leaves it out. */
  readonly id: 'when' | 'place' | 'points' | 'no-points' | 'colours' | 'copies'
  readonly label: string
  readonly value: string
}

/** A text that holds instead of the main one in some editions of the rules. */
export interface ReferenceVariant {
  readonly title: string
  readonly text: string
  readonly rulings: readonly string[]
}

/** Anything that players can look up, with its texts in one language: a card, an event, a power, … */
export interface ReferenceItem {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rulings: readonly string[]
  readonly facts: readonly ReferenceFact[]
  readonly variants: readonly ReferenceVariant[]
}

/** An item of the cards page. */
export interface ListedItem extends ReferenceItem {
  /** Other words for it; only the search reads them. */
  readonly aliases: readonly string[]
  readonly section: string
  /** Its values for each filter of the page, by the filter’s id. */
  readonly tags: Readonly<Record<string, readonly string[]>>
  readonly renderPicture: () => ReactNode
}

/** The texts of a card or an event in the engine’s data. */
export interface EngineTexts {
  readonly id: string
  readonly name: LocalizedText
  readonly mildName?: LocalizedText | null
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
}

/** All names of something in all languages, so that the search finds it by any of them. */
export const namesInAllLanguages = ({ name, mildName }: EngineTexts, symbol?: LocalizedText): string[] =>
  [name, mildName, symbol].flatMap((names) => (names ? Object.values(names) : []))
