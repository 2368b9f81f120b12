import { useEffect, useState } from 'react'
import { useLatestCallback } from './use-latest-callback.ts'

/** After this time the table is rendered, and the flights have started. */
const DELAY_MS = 120

/** The value with a delay, for content that is not urgent: it is rendered in a frame of its own, after the rest. */
export function useDelayedValue<T>(value: T): T {
  const [delayed, setDelayed] = useState(value)
  const isBehind = delayed !== value
  const catchUp = useLatestCallback(() => setDelayed(value))
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(catchUp, DELAY_MS)
    return () => clearTimeout(timer)
  }, [isBehind, delayed, catchUp])
  return delayed
}
