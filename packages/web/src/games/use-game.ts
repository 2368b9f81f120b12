import { useEffect, useState } from 'react'
import type { WebGame } from '../kit/web-game.ts'
import { gameEntry } from './index.ts'

const come = new Map<string, WebGame>()

/** A game once it has come; null until then. */
export function useGame(id: string | null): WebGame | 'noGame' | 'notFetched' | null {
  const [failed, setFailed] = useState<string | null>(null)
  const [, setCome] = useState<string | null>(null)
  useEffect(() => {
    if (id === null || come.has(id)) return
    fetchGame(id).then(
      () => setCome(id),
      () => setFailed(id),
    )
  }, [id])
  if (id === null) return null
  if (gameEntry(id) === null) return 'noGame'
  return come.get(id) ?? (failed === id ? 'notFetched' : null)
}

/** Whoever knows early what will be played need not wait for it later. */
export async function fetchGame(id: string): Promise<void> {
  const entry = gameEntry(id)
  if (entry) come.set(id, (await entry.load()).default)
}
