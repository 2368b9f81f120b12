import { useEffect, useState } from 'react'

const EVERY = 15_000

/** What the server answers; asked for again as long as somebody looks, and when they look again. */
export function usePolled<T>(ask: () => Promise<T>, first: T): T {
  const [answer, setAnswer] = useState(first)
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void ask().then(setAnswer, () => {})
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask])
  return answer
}
