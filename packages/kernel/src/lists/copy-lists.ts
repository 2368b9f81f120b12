/** Copies a list of lists, such as all hands, two levels deep. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copy = lists.slice() as T[][]
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice()
  return copy
}
