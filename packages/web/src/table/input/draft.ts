import type { Answer, Choice } from '@slapwise/kernel'

/** An incomplete answer. */
export interface Draft {
  /** Depending on the choice: the selected options, or the option that each piece or item is assigned to. */
  readonly picks: readonly number[]
  /** The index of the item that is assigned next. */
  readonly item: number
}

const UNASSIGNED = Number.NaN

export const createEmptyDraft = (choice: Choice): Draft => ({
  picks: choice.kind === 'assign' ? choice.items.map(() => UNASSIGNED) : [],
  item: 0,
})

/** The draft after a tap on an option. */
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

/** Adds a piece to an option: next to its other pieces, or at the end if it has none. */
function addPiece(picks: readonly number[], option: number): number[] {
  const last = picks.lastIndexOf(option)
  return picks.toSpliced(last < 0 ? picks.length : last, 0, option)
}

/** Removes a piece from an option that has any. */
export const removePiece = (draft: Draft, option: number): Draft => ({
  ...draft,
  picks: draft.picks.toSpliced(draft.picks.lastIndexOf(option), 1),
})

/** Selects an item; if it was assigned, it becomes unassigned. */
export const selectItem = (draft: Draft, item: number): Draft => ({
  picks: draft.picks.with(item, UNASSIGNED),
  item,
})

/** Selects the next unassigned item, if there is one. */
function selectNextItem(draft: Draft): Draft {
  const later = draft.picks.findIndex((pick, i) => i > draft.item && Number.isNaN(pick))
  const next = later < 0 ? draft.picks.findIndex(Number.isNaN) : later
  return { ...draft, item: next < 0 ? draft.item : next }
}

/** The answer; null while something is missing. */
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

/** The number of missing picks. */
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

/** The number of picks of a complete answer. */
export function requiredCount(choice: Choice): number {
  if (choice.kind === 'some') return choice.count
  if (choice.kind === 'allot') return choice.total
  return choice.kind === 'assign' ? choice.items.length : 1
}
