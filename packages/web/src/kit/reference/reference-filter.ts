import type { ReactNode } from 'react'
import type { ListedItem } from './reference-item.ts'

/** A question by which the page can be narrowed, such as the set. Its id is the name of a parameter in the address. */
export interface ReferenceFilter {
  readonly id: string
  readonly title: string
  readonly options: readonly FilterOption[]
}

interface FilterOption {
  readonly id: string
  readonly label: string
  /** A small picture in front of the label. */
  readonly mark?: ReactNode
}

/** The chosen options of each filter that is in use. */
export type ChosenTags = Readonly<Record<string, readonly string[]>>

/** Chooses an option, or takes the choice back. */
export function toggleTag(chosenTags: ChosenTags, filter: string, option: string): ChosenTags {
  const { [filter]: before = [], ...others } = chosenTags
  const now = before.includes(option) ? before.filter((one) => one !== option) : [...before, option]
  return now.length === 0 ? others : { ...others, [filter]: now }
}

/** The items that have one of the chosen options in each filter that is in use. */
export const filterItems = (items: readonly ListedItem[], chosenTags: ChosenTags): readonly ListedItem[] =>
  items.filter(({ tags }) =>
    Object.entries(chosenTags).every(([filter, chosen]) => chosen.some((tag) => tags[filter]?.includes(tag))),
  )
