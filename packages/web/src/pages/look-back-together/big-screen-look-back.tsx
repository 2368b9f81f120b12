import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { type LoadedRecord, loadFromRoom } from '../replay/load-record.ts'
import type { OpenedReplay } from '../replay/opened-replay.ts'
import { useReplaySource } from '../replay/use-replay-source.ts'
import { PointerLayer } from './pointer-layer.tsx'
import { useLookBackLink } from './use-look-back-link.ts'
import { usePlayersOfRoom } from './use-players-of-room.ts'
import './look-back-strip.css'

interface Props {
  readonly remote: RemoteRoom
  readonly match: number
  /** Shown until the match is loaded, or if it cannot be. */
  readonly children: ReactNode
}

/** The moments of a match that the host shows, on the big screen, which always follows. */
export function BigScreenLookBack({ remote, match, children }: Props) {
  const [loaded, setLoaded] = useState<LoadedRecord | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void loadFromRoom(remote.code, match).then((found) => {
      if (!isUnmounted && 'record' in found) setLoaded(found)
    })
    return () => {
      isUnmounted = true
    }
  }, [remote, match])
  const game = useGame(loaded?.record.game ?? null)
  if (!loaded || !game || typeof game === 'string') return children
  return (
    <FollowingTable remote={remote} match={match} game={game} loaded={loaded}>
      {children}
    </FollowingTable>
  )
}

interface FollowingProps extends Props {
  readonly game: WebGame
  readonly loaded: LoadedRecord
}

function FollowingTable({ remote, match, game, loaded, children }: FollowingProps) {
  const opened = useReplaySource(game, loaded, { index: 0, viewer: 'all-open' })
  if (!opened?.timeline) return children
  const { source, players } = opened
  return (
    <FollowedTable
      remote={remote}
      match={match}
      game={game}
      replay={{ source, players, record: loaded.record }}
    />
  )
}

interface FollowedProps {
  readonly remote: RemoteRoom
  readonly match: number
  readonly game: WebGame
  readonly replay: Pick<OpenedReplay, 'record' | 'source' | 'players'>
}

function FollowedTable({ remote, match, game, replay }: FollowedProps) {
  const { lookBackTogether } = useI18n().messages
  const { record, source } = replay
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  usePlayersOfRoom(replay, remote)
  useLookBackLink({
    remote,
    source,
    match,
    playerCount: record.settings.players,
    startsFollowing: true,
    isBigScreen: true,
  })
  return (
    <>
      <p className="look-back-caption" role="status">
        {state.room && lookBackTogether.invitation(state.room.members[state.room.host].name)}
      </p>
      <TableScreen game={game} source={source} />
      <PointerLayer state={state} />
    </>
  )
}
