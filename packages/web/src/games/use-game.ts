import { useEffect, useState } from 'react'
import { gameEntry } from './index.ts'
import type { GameEntry, WebGame } from './web-game.ts'

/** A game once it has come; null until then. */
export function useGame(id: string | null): WebGame | 'noGame' | 'notFetched' | null {
  const entry = id === null ? null : gameEntry(id)
  const [found, setFound] = useState<{
    readonly of: GameEntry
    readonly game: WebGame | 'notFetched'
  } | null>(null)
  useEffect(() => {
    entry?.load().then(
      ({ default: game }) => setFound({ of: entry, game }),
      () => setFound({ of: entry, game: 'notFetched' }),
    )
  }, [entry])
  if (id !== null && entry === null) return 'noGame'
  // The one before is none of this room's business any more.
  return found?.of === entry ? found.game : null
}
