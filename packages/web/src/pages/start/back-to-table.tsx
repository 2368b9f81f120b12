import { useEffect, useState } from 'react'
import { lastRoom } from '../../game/last-room.ts'
import { door, whyTurnedAway } from '../../game/server.ts'
import { go } from '../../go.ts'
import { useSpeech } from '../../words/index.tsx'

/** For who closed the tab in the middle of a match. */
export function BackToTable() {
  const { words } = useSpeech()
  const code = useTableInPlay()
  if (code === null) return null
  return (
    <section className="back-to-table">
      <p>{words.start.back.title}</p>
      <button type="button" className="button second" onClick={() => go(`/room/${code}`)}>
        {words.start.back.go(code)}
      </button>
    </section>
  )
}

function useTableInPlay(): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    const last = lastRoom.get()
    if (last === null) return
    door.look(last).then(
      ({ phase, isMember }) => {
        if (phase === 'playing' && isMember) setCode(last)
        if (!isMember) lastRoom.forget(last)
      },
      (error) => {
        if (whyTurnedAway(error) === 'no-such-room') lastRoom.forget(last)
      },
    )
  }, [])
  return code
}
