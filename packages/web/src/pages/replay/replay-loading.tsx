import { useEffect, useState } from 'react'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import '../../ui/style/page.css'

/** Most matches are there before this time, and need no words. */
const NOTICE_MS = 300

/** Shown until a match can be looked at: its server may let the page wait for some seconds. */
export function ReplayLoading() {
  const { messages } = useAfterMatchI18n()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="page">
      {isSlow && <h1>{messages.replay.title}</h1>}
      <p role="status">{isSlow && messages.replay.loading}</p>
    </main>
  )
}
