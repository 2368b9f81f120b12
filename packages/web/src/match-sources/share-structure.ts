/**
 * Structural sharing: returns `now` with every part that equals its counterpart in `before` replaced by that object, so that
 * React does not render it again.
 */
export function shareStructure<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  return Array.isArray(now) ? shareList(before as typeof now, now) : shareObject(before as typeof now, now)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function shareList<T extends unknown[]>(before: T, now: T): T {
  const parts = now.map((part, i) => shareStructure(before[i], part))
  const isSame = parts.length === before.length && parts.every((part, i) => part === before[i])
  return isSame ? before : (parts as T)
}

function shareObject<T extends object>(before: T, now: T): T {
  const parts = { ...now }
  const names = Object.keys(parts) as (keyof T)[]
  let isSame = names.length === Object.keys(before).length
  for (const name of names) {
    parts[name] = shareStructure(before[name], now[name])
    isSame &&= parts[name] === before[name] && Object.hasOwn(before, name)
  }
  return isSame ? before : parts
}
