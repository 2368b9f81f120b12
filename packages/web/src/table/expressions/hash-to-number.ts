/** A deterministic pseudo-random number, so that all clients that know the same values get the same one. */
export function hashToNumber(...values: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const character of values.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
