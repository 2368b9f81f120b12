import type { Testimony } from '@slapwise/client'
import type { Verdict } from '@slapwise/client/check-deal'
import { Games } from '@slapwise/kernel'
import type { RoomView } from '@slapwise/protocol'
import { gameEntry } from '../games/index.ts'
import { door } from './server.ts'

/** What this page can say about the deal of a match that is over. */
export async function checkDealIn(room: RoomView, testimony: Testimony | null): Promise<Verdict> {
  const entry = gameEntry(room.game)
  if (!entry) return { kind: 'unknown', lacking: 'rules' }
  try {
    const [record, engine, { checkDeal }] = await Promise.all([
      door.record(room.code, room.matches),
      entry.engine(),
      import('@slapwise/client/check-deal'),
    ])
    return checkDeal(new Games(engine.default), testimony, record)
  } catch {
    return { kind: 'unknown', lacking: 'record' }
  }
}
