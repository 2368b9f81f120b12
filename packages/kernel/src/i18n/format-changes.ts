/** A changed setting as text: “the limit (medium → 137)”. Empty if it did not change. */
export const formatChangedValue = (setting: string, from: string, to: string): string[] =>
  from === to ? [] : [`${setting} (${from} → ${to})`]

/** The same for a setting that is a list: “the boxes (+ Pandora’s Box, − Troublemaker)”. */
export function formatChangedList(setting: string, from: readonly string[], to: readonly string[]): string[] {
  const added = to.filter((item) => !from.includes(item)).map((item) => `+ ${item}`)
  const removed = from.filter((item) => !to.includes(item)).map((item) => `− ${item}`)
  const changes = [...added, ...removed]
  return changes.length === 0 ? [] : [`${setting} (${changes.join(', ')})`]
}
