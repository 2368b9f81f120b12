import { useEffect, useState } from 'react'

const POLL_INTERVAL_MS = 15_000

/** Polls the server while the page is visible, and when it becomes visible again. */
export function usePolling<T>(fetchValue: () => Promise<T>, initial: T): T {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    const poll = () => {
      if (!document.hidden) void fetchValue().then(setValue, () => {})
    }
    poll()
    const timer = setInterval(poll, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [fetchValue])
  return value
}
