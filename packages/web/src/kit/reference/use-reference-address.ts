import { useMemo, useSyncExternalStore } from 'react'
import { formatReferenceAddress, parseReferenceAddress, type ReferenceAddress } from './reference-address.ts'
import type { ReferenceFilter } from './reference-filter.ts'

const EVENTS = ['popstate', 'hashchange']
/** Called by `replaceAddress`, for which browsers have no event. */
const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, onChange)
  listeners.add(onChange)
  return () => {
    for (const event of EVENTS) removeEventListener(event, onChange)
    listeners.delete(onChange)
  }
}

/** The address of the reference page, which holds its search and filters, and a function that replaces it. */
export function useReferenceAddress(
  filters: readonly ReferenceFilter[],
): readonly [ReferenceAddress, (address: ReferenceAddress) => void] {
  const text = useSyncExternalStore(subscribe, () => location.search + location.hash)
  const address = useMemo(() => parseReferenceAddress(new URL(text, location.href), filters), [text, filters])
  return [address, replaceAddress]
}

/** Not an entry of the history: going back leads to the page before, not to the letter before. */
function replaceAddress(address: ReferenceAddress): void {
  history.replaceState(null, '', location.pathname + formatReferenceAddress(address))
  for (const listener of listeners) listener()
}
