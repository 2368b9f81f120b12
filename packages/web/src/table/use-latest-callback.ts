import { useCallback, useEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest version, so that components that receive it are not rendered again. */
export function useLatestCallback<In extends readonly unknown[], Out>(
  deed: (...given: In) => Out,
): (...given: In) => Out {
  const newest = useRef(deed)
  useEffect(() => {
    newest.current = deed
  })
  return useCallback((...given) => newest.current(...given), [])
}
