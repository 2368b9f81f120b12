/** Where in a list those are that are wanted. A loop, since `flatMap` makes lists that are slow to read, see decision 1. */
export function placesOf<T>(items: readonly T[], isWanted: (item: T) => boolean): number[] {
  const places: number[] = []
  for (let place = 0; place < items.length; place++) if (isWanted(items[place])) places.push(place)
  return places
}
