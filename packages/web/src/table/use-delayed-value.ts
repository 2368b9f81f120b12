import { useEffect, useState } from 'react'
import { useLatestCallback } from './use-latest-callback.ts'

/** Milliseconds: by then the table has been drawn, and what flies is on its way. */
const DELAY_MS = 120

/** A value as it was a moment ago, for what nobody looks at first: it is drawn when the rest has been, in a picture of its own. */
export function useDelayedValue<T>(value: T): T {
  const [later, setLater] = useState(value)
  const isBehind = later !== value
  const catchUp = useLatestCallback(() => setLater(value))
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(catchUp, DELAY_MS)
    return () => clearTimeout(timer)
  }, [isBehind, later, catchUp])
  return later
}
