import type { Answer, Choice } from '@slapwise/kernel'

/** An answer in the making: options that are picked, counts for each option, or an option for each item. */
export type Draft = readonly number[]

/** Nothing is assigned yet. */
const NOT_YET = Number.NaN

export function emptyDraft(choice: Choice): Draft {
  if (choice.kind === 'allot') return choice.options.map(() => 0)
  return choice.kind === 'assign' ? choice.items.map(() => NOT_YET) : []
}

/** What a tap on an option makes of it. */
export function tap(choice: Choice, draft: Draft, option: number): Draft {
  switch (choice.kind) {
    case 'one':
      return [option]
    case 'some':
      if (draft.includes(option)) return draft.filter((picked) => picked !== option)
      return [...draft, option].slice(-choice.count)
    case 'allot': {
      const place = choice.options.indexOf(option)
      const isFull = sum(draft) === choice.total
      return draft.map((count, i) => (i !== place ? count : isFull ? 0 : count + 1))
    }
    case 'assign': {
      const next = draft.findIndex(Number.isNaN)
      return next < 0 ? draft : draft.with(next, option)
    }
  }
}

/** The answer, as soon as nothing is missing. */
export function finished(choice: Choice, draft: Draft): Answer | null {
  switch (choice.kind) {
    case 'one':
      return draft.length === 1 ? draft[0] : null
    case 'some':
      return draft.length === choice.count ? draft : null
    case 'allot':
      return sum(draft) === choice.total ? draft : null
    case 'assign':
      return draft.some(Number.isNaN) ? null : draft
  }
}

/** The card that is to be assigned next. */
export const nextItem = (choice: Choice, draft: Draft): number | null => {
  if (choice.kind !== 'assign') return null
  const next = draft.findIndex(Number.isNaN)
  return next < 0 ? null : choice.items[next]
}

/** How many things the answer takes. */
export function countOf(choice: Choice): number {
  if (choice.kind === 'some') return choice.count
  if (choice.kind === 'allot') return choice.total
  return 1
}

const sum = (numbers: Draft): number => numbers.reduce((total, n) => total + n, 0)
