/** A copy of lists, such as all hands, that shares none of them. */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copy = lists.slice() as T[][]
  for (let i = 0; i < copy.length; i++) copy[i] = copy[i].slice()
  return copy
}

/** Writes the numbers of `list` over `spare`, which costs no memory. */
export function overwriteList(spare: number[], list: readonly number[]): number[] {
  // Setting the length would leave holes, which are slow to read ever after.
  while (spare.length > list.length) spare.pop()
  const both = spare.length
  for (let i = 0; i < both; i++) spare[i] = list[i]
  for (let i = both; i < list.length; i++) spare.push(list[i])
  return spare
}

/** The same for equally many lists. */
export function overwriteLists(spare: number[][], lists: readonly (readonly number[])[]): number[][] {
  for (let i = 0; i < lists.length; i++) overwriteList(spare[i], lists[i])
  return spare
}
