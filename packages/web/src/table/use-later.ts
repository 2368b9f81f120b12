import { useEffect, useState } from 'react'
import { useNewest } from './use-newest.ts'

/** Milliseconds: by then the table has been drawn, and what flies is on its way. */
const MOMENT = 120

/** A value as it was a moment ago, for what nobody looks at first: it is drawn when the rest has been, in a picture of its own. */
export function useLater<T>(value: T): T {
  const [later, setLater] = useState(value)
  const isBehind = later !== value
  const catchUp = useNewest(() => setLater(value))
  useEffect(() => {
    if (!isBehind) return
    const timer = setTimeout(catchUp, MOMENT)
    return () => clearTimeout(timer)
  }, [isBehind, later, catchUp])
  return later
}
