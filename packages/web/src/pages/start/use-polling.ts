import { useEffect, useState } from 'react'

const POLL_INTERVAL_MS = 15_000

/** Polls the server while the page is visible, and when it becomes visible again. */
export function usePolling<T>(ask: () => Promise<T>, first: T): T {
  const [answer, setAnswer] = useState(first)
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void ask().then(setAnswer, () => {})
    }
    look()
    const timer = setInterval(look, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask])
  return answer
}
