import type { ReactNode } from 'react'
import type { TablePictureData } from './table-picture.tsx'

/**
 * Paragraphs, lists as arrays, and numbered lists as `steps`. `{gift}` stands for the name of a card and links to its entry in the reference, `{#scoring}`
 * for the title of another chapter.
 */
export type RulesText = readonly (string | readonly string[] | { readonly steps: readonly string[] })[]

/** The texts of a chapter in one language. */
export interface ChapterText {
  readonly title: string
  readonly text: RulesText
  /** One for each picture. */
  readonly captions: readonly string[]
}

/** The parts of a chapter that are the same in all languages. */
export interface ChapterLayout<Id extends string = string> {
  readonly id: Id
  readonly pictures: readonly TablePictureData[]
  /** The ids of the lessons in which one can try it. */
  readonly lessons?: readonly string[]
  /** The groups of general rulings that belong here. */
  readonly rulings?: readonly string[]
}

/** A chapter of the rules. Its id is the fragment of its address. */
export interface RulesChapter extends ChapterLayout, ChapterText {
  /** Tables and lists from the engine's data. */
  readonly details: ReactNode
}
