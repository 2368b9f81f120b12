import type { DealEvidence } from '@slapwise/client'
import type { DealVerdict } from '@slapwise/client/check-deal'
import { type AnyGame, GameRegistry } from '@slapwise/kernel'

/** Loads the rules of a game by its id; null for a game that this page does not have. */
export type EngineLoader = (game: string) => Promise<AnyGame> | null

/** Checks the deal of a match that is over; `fetchedRecord` is its record on the way from the server. */
export async function checkRoomDeal(
  game: string,
  fetchedRecord: Promise<unknown>,
  evidence: DealEvidence | null,
  loadEngine: EngineLoader,
): Promise<DealVerdict> {
  const loading = loadEngine(game)
  if (!loading) return { kind: 'unverifiable', missing: 'rules' }
  try {
    const [record, engine, { checkDeal }] = await Promise.all([
      fetchedRecord,
      loading,
      import('@slapwise/client/check-deal'),
    ])
    return checkDeal(new GameRegistry(engine), evidence, record)
  } catch {
    return { kind: 'unverifiable', missing: 'record' }
  }
}
