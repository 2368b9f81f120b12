import type { MatchRecord } from '@slapwise/kernel'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry } from '../../games/index.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import type { WebGame } from '../../kit/web-game.ts'
import type { ReplayOrigin } from '../../match-sources/replay/replay-origin.ts'
import { playersInRecord } from '../../match-sources/replay/replay-players.ts'
import { ReplaySource } from '../../match-sources/replay/replay-source.ts'
import type { TablePlayer } from '../../match-sources/table-source.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import type { LoadedRecord } from './load-record.ts'
import { parseMoment, useMomentInAddress } from './moment-address.ts'
import { ReplayBar } from './replay-bar.tsx'
import { useReplayShortcuts } from './use-replay-shortcuts.ts'

interface Props {
  readonly game: WebGame
  readonly loaded: LoadedRecord
  readonly origin: ReplayOrigin
  onFailure(failure: ReplayFailure): void
}

/** Opens a record in a worker. */
export function ReplayScreen({ game, loaded: { record, viewer }, origin, onFailure }: Props) {
  const { messages } = useI18n()
  const [opened, setOpened] = useState<{
    readonly source: ReplaySource
    readonly players: readonly TablePlayer[]
  } | null>(null)
  useEffect(() => {
    const players = playersInRecord(record, (seat) => messages.replay.anonymousPlayer(seat + 1))
    const source = new ReplaySource({
      record,
      players,
      worker: findGameEntry(record.game)!.createReplayWorker(),
      pacing: game,
      start: parseMoment(location.search, players.length, { index: 0, viewer }),
    })
    setOpened({ source, players })
    return () => source.close()
  }, [record, game])
  return (
    opened && <OpenedReplay game={game} record={record} origin={origin} onFailure={onFailure} {...opened} />
  )
}

interface OpenedProps extends Pick<Props, 'game' | 'origin' | 'onFailure'> {
  readonly record: MatchRecord
  readonly source: ReplaySource
  readonly players: readonly TablePlayer[]
}

/** The table, and the controls below it. */
function OpenedReplay({ game, record, source, players, origin, onFailure }: OpenedProps) {
  const { messages } = useI18n()
  const timeline = useSyncExternalStore(source.timeline.subscribe, source.timeline.get)
  useMomentInAddress(source)
  useReplayShortcuts(source)
  const failure = timeline && 'code' in timeline ? timeline.code : null
  useEffect(() => {
    if (failure) onFailure(failure)
  }, [failure])
  if (!timeline || 'code' in timeline) return null
  return (
    <>
      <TableScreen game={game} source={source}>
        {origin.kind === 'room' && (
          <button type="button" className="button" onClick={() => navigate(`/room/${origin.code}`)}>
            {messages.replay.backToRoom}
          </button>
        )}
      </TableScreen>
      <ReplayBar source={source} timeline={timeline} record={record} players={players} origin={origin} />
    </>
  )
}
