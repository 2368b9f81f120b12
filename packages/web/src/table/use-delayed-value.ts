import { useEffect, useState } from 'react'

/** After this time the table is rendered, and the flights have started. */
const DELAY_MS = 120

/**
 * The value once it has not changed for a moment, for content that is not urgent: it is rendered in a frame of its own,
 * after the rest, and not at all for the moments that a dragged scrubber passes.
 */
export function useDelayedValue<T>(value: T): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    if (delayed === value) return
    const timer = setTimeout(() => setDelayed(value), DELAY_MS)
    return () => clearTimeout(timer)
  }, [value, delayed])
  return delayed
}
