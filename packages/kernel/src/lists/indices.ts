/** Lists of places in other lists. They are made by loops: what `flatMap` makes is slow to read, see decision 1. */

/** Where in a list those are that are wanted. */
export function findIndices<T>(items: readonly T[], isWanted: (item: T, place: number) => boolean): number[] {
  const places: number[] = []
  for (let place = 0; place < items.length; place++) if (isWanted(items[place], place)) places.push(place)
  return places
}

/** Every place as often as is said there. */
export function repeatIndices(times: readonly number[]): number[] {
  const places: number[] = []
  for (let place = 0; place < times.length; place++) for (let i = 0; i < times[place]; i++) places.push(place)
  return places
}
