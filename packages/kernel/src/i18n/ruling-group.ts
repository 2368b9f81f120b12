import type { LocalizedText } from './localized-text.ts'

/** Rulings on one topic that belong to no single card. Rules page and documentation show the same ones. */
export interface RulingGroup {
  readonly id: string
  readonly title: LocalizedText
  readonly rulings: readonly LocalizedText[]
}
