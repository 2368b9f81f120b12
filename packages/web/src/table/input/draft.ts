import type { Answer, Choice } from '@slapwise/kernel'

/** An answer in the making. */
export interface Draft {
  /** Options that are picked, or an option for each piece or item; depending on the choice. */
  readonly picks: readonly number[]
  /** The item that is handed out next, by its place. */
  readonly item: number
}

/** Nothing is assigned yet. */
const UNASSIGNED = Number.NaN

export const emptyDraft = (choice: Choice): Draft => ({
  picks: choice.kind === 'assign' ? choice.items.map(() => UNASSIGNED) : [],
  item: 0,
})

/** What a tap on an option makes of it. */
export function tapOption(choice: Choice, draft: Draft, option: number): Draft {
  const { picks, item } = draft
  switch (choice.kind) {
    case 'one':
      return { ...draft, picks: [option] }
    case 'some':
      if (picks.includes(option)) return { ...draft, picks: picks.filter((picked) => picked !== option) }
      return { ...draft, picks: [...picks, option].slice(-choice.count) }
    case 'allot':
      return picks.length === choice.total ? draft : { ...draft, picks: addPiece(picks, option) }
    case 'assign':
      return selectNextItem({ ...draft, picks: picks.with(item, option) })
  }
}

/** One piece more for an option: beside those it has, or after those of all who were named before. */
function addPiece(picks: readonly number[], option: number): number[] {
  const last = picks.lastIndexOf(option)
  return picks.toSpliced(last < 0 ? picks.length : last, 0, option)
}

/** One piece less for an option that has any. */
export const removePiece = (draft: Draft, option: number): Draft => ({
  ...draft,
  picks: draft.picks.toSpliced(draft.picks.lastIndexOf(option), 1),
})

/** Turns to an item; one that was handed out already comes back. */
export const selectItem = (draft: Draft, item: number): Draft => ({
  picks: draft.picks.with(item, UNASSIGNED),
  item,
})

/** The next item that nobody has got yet, or the same if there is none. */
function selectNextItem(draft: Draft): Draft {
  const later = draft.picks.findIndex((pick, i) => i > draft.item && Number.isNaN(pick))
  const next = later < 0 ? draft.picks.findIndex(Number.isNaN) : later
  return { ...draft, item: next < 0 ? draft.item : next }
}

/** The answer, as soon as nothing is missing. */
export function answerFromDraft(choice: Choice, { picks }: Draft): Answer | null {
  switch (choice.kind) {
    case 'one':
      return picks.length === 1 ? picks[0] : null
    case 'some':
      return picks.length === choice.count ? picks : null
    case 'allot':
      return picks.length === choice.total ? picks : null
    case 'assign':
      return picks.some(Number.isNaN) ? null : picks
  }
}

/** How much is still to be done before it is finished. */
export function countMissing(choice: Choice, { picks }: Draft): number {
  switch (choice.kind) {
    case 'one':
      return 1 - picks.length
    case 'some':
      return choice.count - picks.length
    case 'allot':
      return choice.total - picks.length
    case 'assign':
      return picks.filter(Number.isNaN).length
  }
}

/** How many things the answer takes. */
export function requiredCount(choice: Choice): number {
  if (choice.kind === 'some') return choice.count
  if (choice.kind === 'allot') return choice.total
  return choice.kind === 'assign' ? choice.items.length : 1
}
