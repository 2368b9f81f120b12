import type { DealEvidence } from '@slapwise/client'
import type { DealVerdict } from '@slapwise/client/check-deal'
import { type AnyGame, GameRegistry } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import { api } from './api.ts'

/** Loads the rules of a game by its id; null for a game that this page does not have. */
export type EngineLoader = (game: string) => Promise<AnyGame> | null

/** Checks the deal of a match that is over. */
export async function checkRoomDeal(
  room: RoomView,
  evidence: DealEvidence | null,
  loadEngine: EngineLoader,
): Promise<DealVerdict> {
  const loading = loadEngine(room.game)
  if (!loading) return { kind: 'unverifiable', missing: 'rules' }
  try {
    const [record, engine, { checkDeal }] = await Promise.all([
      api.fetchRecord(room.code, room.matchCount),
      loading,
      import('@slapwise/client/check-deal'),
    ])
    return checkDeal(new GameRegistry(engine), evidence, record)
  } catch {
    return { kind: 'unverifiable', missing: 'record' }
  }
}
