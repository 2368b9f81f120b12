/** A number that looks thrown and is the same for everybody who knows the same. */
export function hashToNumber(...known: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  for (const letter of known.join()) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
