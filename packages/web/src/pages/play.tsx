import { useEffect, useState } from 'react'
import { playLocally } from '../game/local.ts'
import { go } from '../go.ts'
import { preferences } from '../preferences.ts'
import { TableScreen } from '../table/table-screen.tsx'
import { useSpeech } from '../words/index.tsx'

type LocalSource = ReturnType<typeof playLocally>

/** One tap, and the cards are dealt: against three bots, without a network. */
export default function PlayPage() {
  const { words } = useSpeech()
  const [source, setSource] = useState<LocalSource | null>(null)
  const [match, setMatch] = useState(1)
  useEffect(() => {
    const local = playLocally({ players: 4 }, preferences.get().name || words.table.you)
    setSource(local)
    return () => local.close()
  }, [match])
  if (!source) return null
  return (
    <TableScreen source={source}>
      <button type="button" className="button" onClick={() => setMatch(match + 1)}>
        {words.room.rematch}
      </button>{' '}
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.table.leave}
      </button>
    </TableScreen>
  )
}
