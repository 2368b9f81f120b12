import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import type { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { type LoadedRecord, loadFromRoom } from '../replay/load-record.ts'
import { useReplaySource } from '../replay/use-replay-source.ts'
import { PointerLayer } from './pointer-layer.tsx'
import { useLookBackLink } from './use-look-back-link.ts'
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
  const { lookBackTogether } = useI18n().messages
  const opened = useReplaySource(game, loaded, { index: 0, viewer: 'all-open' })
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  useLookBackLink({
    remote,
    source: opened?.timeline ? opened.source : null,
    match,
    playerCount: loaded.record.settings.players,
    startsFollowing: true,
    isBigScreen: true,
  })
  if (!opened?.timeline || !state.room) return children
  return (
    <>
      <TableScreen game={game} source={opened.source} />
      <p className="look-back-caption" role="status">
        {lookBackTogether.invitation(state.room.members[state.room.host].name)}
      </p>
      <PointerLayer state={state} />
    </>
  )
}
