import { useCallback, useEffect, useRef } from 'react'

/** A function with a stable identity that calls the latest version, so that components that receive it are not rendered again. */
export function useLatestCallback<In extends readonly unknown[], Out>(
  callback: (...args: In) => Out,
): (...args: In) => Out {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((...args) => latest.current(...args), [])
}
