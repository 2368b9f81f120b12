import { parseRoomCode } from '@slapwise/protocol'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry } from '../../games/index.ts'
import { useAfterMatchI18n } from '../../i18n/after-match.ts'
import type { ReplayFailure } from '../../i18n/messages/replay.ts'
import type { WebGame } from '../../kit/web-game.ts'
import type { LookBackLink } from '../../match-sources/replay/look-back-link.ts'
import type { ReplayOrigin } from '../../match-sources/replay/replay-origin.ts'
import { RemoteRoom } from '../../match-sources/room/remote-room.ts'
import { TableScreen } from '../../table/table-screen.tsx'
import { LookBackStrip } from '../look-back-together/look-back-strip.tsx'
import { useLookBackLink } from '../look-back-together/use-look-back-link.ts'
import { usePlayersOfRoom } from '../look-back-together/use-players-of-room.ts'
import { useRemoteRoom } from '../room/use-remote-room.ts'
import type { LoadedRecord } from './load-record.ts'
import { namesMoment, parseMoment, useMomentInAddress } from './moment-address.ts'
import type { OpenedReplay } from './opened-replay.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayLoading } from './replay-loading.tsx'
import { useDealVerdict } from './use-deal-verdict.ts'
import { useReplayShortcuts } from './use-replay-shortcuts.ts'
import { useReplaySource } from './use-replay-source.ts'
import { WhatIfPanel } from './what-if/what-if-panel.tsx'

interface Props {
  readonly game: WebGame
  readonly loaded: LoadedRecord
  readonly origin: ReplayOrigin
  onFailure(failure: ReplayFailure): void
}

/** The table, and the controls below it. */
export function ReplayScreen({ game, loaded, origin, onFailure }: Props) {
  const start = { index: 0, viewer: loaded.viewer }
  const playerCount = loaded.record.settings.players
  const opened = useReplaySource(game, loaded, parseMoment(location.search, playerCount, start))
  const deal = useDealVerdict(loaded)
  const failure = opened?.failure ?? null
  useEffect(() => {
    if (failure) onFailure(failure)
  }, [failure])
  if (!opened?.timeline) return <ReplayLoading />
  const { source, players, timeline } = opened
  const replay = { source, players, timeline, record: loaded.record, deal, origin }
  return origin.kind === 'room' ? (
    <RoomReplay game={game} replay={replay} code={origin.code} match={origin.match} />
  ) : (
    <ReplayTable game={game} replay={replay} link={null} />
  )
}

interface TableProps {
  readonly game: WebGame
  readonly replay: OpenedReplay
  readonly link: LookBackLink | null
  /** Buttons for the end of the match. */
  readonly children?: ReactNode
  /** Shown between the table and the controls. */
  readonly strip?: ReactNode
}

function ReplayTable({ game, replay, link, children, strip }: TableProps) {
  useMomentInAddress(replay.source, link)
  useReplayShortcuts(replay.source)
  const { record, source } = replay
  const question = useSyncExternalStore(source.whatIf.subscribe, source.whatIf.get)
  const finishedMatch = useMemo(() => {
    const { createAnalysisWorker, createReplayWorker } = findGameEntry(record.game)!
    return {
      loadRecord: async () => record,
      createAnalysisWorker,
      createReplayWorker,
      showMoment: (index: number) => source.goTo(index),
    }
  }, [record, source])
  return (
    <>
      <TableScreen game={game} source={replay.source} finishedMatch={finishedMatch}>
        {children}
      </TableScreen>
      {question ? (
        <WhatIfPanel {...replay} question={question} />
      ) : (
        <>
          {strip}
          <ReplayBar {...replay} />
        </>
      )}
    </>
  )
}

interface RoomReplayProps {
  readonly game: WebGame
  readonly replay: OpenedReplay
  readonly code: string
  readonly match: number
}

/** A match of a room, connected with it: its members stay online, and can look back together. */
function RoomReplay({ game, replay, code, match }: RoomReplayProps) {
  const { messages } = useAfterMatchI18n()
  const found = useRemoteRoom(parseRoomCode(code))
  const remote = found instanceof RemoteRoom ? found : null
  const players = usePlayersOfRoom(replay, remote)
  const link = useLookBackLink({
    remote,
    source: replay.source,
    match,
    playerCount: replay.players.length,
    startsFollowing: !namesMoment(location.search),
    isBigScreen: false,
  })
  return (
    <ReplayTable
      game={game}
      replay={{ ...replay, players }}
      link={link}
      strip={remote && link && <LookBackStrip remote={remote} link={link} />}
    >
      <button type="button" className="button" onClick={() => navigate(`/room/${code}`)}>
        {messages.replay.backToRoom}
      </button>
    </ReplayTable>
  )
}
