import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same, and does what the newest one does: whoever is given it need not be drawn anew. */
export function useLatestCallback<In extends readonly unknown[], Out>(
  deed: (...given: In) => Out,
): (...given: In) => Out {
  const newest = useRef(deed)
  useEffect(() => {
    newest.current = deed
  })
  return useCallback((...given) => newest.current(...given), [])
}
