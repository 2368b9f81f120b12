import { useEffect, useState } from 'react'
import type { WebGame } from '../kit/web-game.ts'
import { findGameEntry } from './index.ts'

const loadedGames = new Map<string, WebGame>()

/** The game once it is loaded; null until then. */
export function useGame(id: string | null): WebGame | 'unknown-game' | 'load-failed' | null {
  const [failed, setFailed] = useState<string | null>(null)
  const [, setCome] = useState<string | null>(null)
  useEffect(() => {
    if (id === null || loadedGames.has(id)) return
    preloadGame(id).then(
      () => setCome(id),
      () => setFailed(id),
    )
  }, [id])
  if (id === null) return null
  if (findGameEntry(id) === null) return 'unknown-game'
  return loadedGames.get(id) ?? (failed === id ? 'load-failed' : null)
}

/** Loads a game before it is needed. */
export async function preloadGame(id: string): Promise<void> {
  const entry = findGameEntry(id)
  if (entry) loadedGames.set(id, (await entry.loadGame()).default)
}
