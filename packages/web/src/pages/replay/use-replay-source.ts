import { useEffect, useState, useSyncExternalStore } from 'react'
import { Store } from '../../browser/store.ts'
import { findGameEntry } from '../../games/index.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import {
  type ReplayMoment,
  type ReplayOpenFailure,
  ReplaySource,
  type ReplayTimeline,
} from '../../match-sources/replay/replay-source.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'
import type { LoadedRecord } from './load-record.ts'

interface OpeningReplay {
  readonly source: ReplaySource
  readonly players: readonly TablePlayer[]
  /** Null until the record is opened. */
  readonly timeline: ReplayTimeline | null
  readonly failure: ReplayOpenFailure['code'] | null
}

const NOT_OPENED = new Store<ReplayTimeline | ReplayOpenFailure | null>(null)

/** Opens a record in a worker; null before. */
export function useReplaySource(
  game: WebGame,
  { record, own }: LoadedRecord,
  start: ReplayMoment,
): OpeningReplay | null {
  const { messages } = useI18n()
  const [opened, setOpened] = useState<Pick<OpeningReplay, 'source' | 'players'> | null>(null)
  useEffect(() => {
    const players = playersInRecord(record, (seat) => messages.lookBack.anonymousPlayer(seat + 1), own)
    const worker = findGameEntry(record.game)!.createReplayWorker()
    const source = new ReplaySource({ record, players, worker, pacing: game, start })
    setOpened({ source, players })
    return () => source.close()
  }, [record, game])
  const { subscribe, get } = opened?.source.timeline ?? NOT_OPENED
  const timeline = useSyncExternalStore(subscribe, get)
  if (!opened) return null
  return timeline && 'code' in timeline
    ? { ...opened, timeline: null, failure: timeline.code }
    : { ...opened, timeline, failure: null }
}
