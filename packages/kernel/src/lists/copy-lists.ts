/** Copies a list of lists, such as all hands, two levels deep. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copy = lists.slice() as T[][]
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice()
  return copy
}

/** Overwrites `reusable` with the numbers of `list`, without allocating. */
export function overwriteList(reusable: number[], list: readonly number[]): number[] {
  // Assigning `length` would leave the array sparse, which V8 reads more slowly ever after.
  while (reusable.length > list.length) reusable.pop()
  const sharedLength = reusable.length
  for (let i = 0; i < sharedLength; i++) reusable[i] = list[i]
  for (let i = sharedLength; i < list.length; i++) reusable.push(list[i])
  return reusable
}

/** The same for a list of lists of equal length. */
export function overwriteLists(reusable: number[][], lists: readonly (readonly number[])[]): number[][] {
  for (let i = 0; i < lists.length; i++) overwriteList(reusable[i], lists[i])
  return reusable
}
