import { useEffect, useState } from 'react'
import { gameEntry } from './index.ts'
import type { WebGame } from './web-game.ts'

/** A game once it has come; null until then. */
export function useGame(id: string | null): WebGame | 'noGame' | 'notFetched' | null {
  const entry = id === null ? null : gameEntry(id)
  const [found, setFound] = useState<WebGame | 'notFetched' | null>(null)
  useEffect(() => {
    entry?.load().then(
      ({ default: game }) => setFound(game),
      () => setFound('notFetched'),
    )
  }, [entry])
  return id !== null && entry === null ? 'noGame' : found
}
