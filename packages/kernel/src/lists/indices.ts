/** Lists of indices. Built by loops: arrays that `flatMap` returns are slower to read, see decision 1. */

/** The indices of the items for which `isWanted` holds. */
export function findIndices<T>(items: readonly T[], isWanted: (item: T, index: number) => boolean): number[] {
  const indices: number[] = []
  for (let index = 0; index < items.length; index++) if (isWanted(items[index], index)) indices.push(index)
  return indices
}

/** Each index as often as `times` says: `[2, 0, 1]` gives `[0, 0, 2]`. */
export function repeatIndices(times: readonly number[]): number[] {
  const indices: number[] = []
  for (let index = 0; index < times.length; index++)
    for (let i = 0; i < times[index]; i++) indices.push(index)
  return indices
}
