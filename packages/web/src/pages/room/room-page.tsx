import { parseRoomCode } from '@slapwise/protocol'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { playSounds } from '../../feedback/play-sounds.ts'
import type { SoundName } from '../../feedback/sounds.ts'
import { findGameEntry } from '../../games/index.ts'
import { getPreferredGame } from '../../games/preferred-game.ts'
import { useGame } from '../../games/use-game.ts'
import { useI18n } from '../../i18n/index.tsx'
import type { WebGame } from '../../kit/web-game.ts'
import { formatMoment } from '../../match-sources/replay/format-moment.ts'
import { formatMatchPath } from '../../match-sources/replay/replay-origin.ts'
import { fetchRecord } from '../../match-sources/room/fetch-record.ts'
import type { RemoteRoom, RemoteRoomState } from '../../match-sources/room/remote-room.ts'
import type { FinishedMatch } from '../../table/match-summary/finished-match.tsx'
import { TableScreen } from '../../table/table-screen.tsx'
import { Lobby } from '../lobby/lobby.tsx'
import { Chat } from '../members/chat.tsx'
import { ConnectionBanner } from '../members/connection-banner.tsx'
import { MembersPanel } from '../members/members-panel.tsx'
import { SeatNoticesProvider } from '../members/seat-notices-provider.tsx'
import { pendingSeatRequests } from '../members/seat-requests.tsx'
import { DealVerdictNote } from './deal-verdict-note.tsx'
import { LookBackButtons } from './look-back-buttons.tsx'
import { RematchVote } from './rematch-vote.tsx'
import { useRemoteRoom } from './use-remote-room.ts'
import { useRoomTitle } from './use-room-title.ts'
import '../../ui/style/page.css'
import './room-page.css'
import { ErrorScreen } from '../../errors/error-screen.tsx'

/** A room: the lobby, and the table once the cards are dealt. */
export default function RoomPage({ code }: { readonly code: string }) {
  const found = useRemoteRoom(parseRoomCode(code))
  if (found === 'server-unreachable')
    return <ErrorScreen kind="server-unreachable" onAct={() => navigate(`/play/${getPreferredGame()}`)} />
  if (typeof found === 'string') return <ErrorScreen kind={found} />
  return found && <ConnectedRoom remote={found} />
}

function ConnectedRoom({ remote }: { readonly remote: RemoteRoom }) {
  const state = useSyncExternalStore(remote.store.subscribe, remote.store.get)
  const game = useGame(state.room?.game ?? null)
  useRoomTitle(state.room)
  if (state.connection === 'gone') return <ErrorScreen kind="room-gone" />
  if (!state.room && state.isSocketBlocked)
    return <ErrorScreen kind="socket-blocked" onAct={() => location.reload()} />
  if (typeof game === 'string') return <ErrorScreen kind={game} onAct={() => location.reload()} />
  if (!state.room || !game) return null
  return (
    <>
      <div className="notices">
        <ConnectionBanner state={state} />
      </div>
      {state.table ? (
        <SeatNoticesProvider remote={remote} state={state}>
          <RoomTable game={game} remote={remote} state={state} />
        </SeatNoticesProvider>
      ) : (
        <Lobby game={game} remote={remote} state={state} room={state.room} />
      )}
    </>
  )
}

/** Plays a sound when the count increases. */
function useSoundOnIncrease(name: SoundName, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) playSounds(name)
    before.current = count
  }, [name, count])
}

interface TableProps {
  readonly game: WebGame
  readonly remote: RemoteRoom
  readonly state: RemoteRoomState
}

function RoomTable({ game, remote, state }: TableProps) {
  const { messages } = useI18n()
  const visibleChatLines = state.chat.filter(({ member }) => !state.mutedMembers.has(member)).length
  const [seen, setSeen] = useState(visibleChatLines)
  useSoundOnIncrease('chat', visibleChatLines)
  useSoundOnIncrease('grimace', state.table?.grimaces?.at(-1)?.serial ?? 0)
  const members = {
    id: 'members',
    title: messages.members.title,
    badgeCount: pendingSeatRequests(state).length,
    content: <MembersPanel remote={remote} state={state} />,
  }
  const chat = {
    id: 'chat',
    title: messages.members.chatTab,
    badgeCount: Math.max(0, visibleChatLines - seen),
    content: <Chat remote={remote} state={state} onSeen={() => setSeen(visibleChatLines)} />,
  }
  return (
    <TableScreen
      game={game}
      source={remote}
      tabs={state.yourMember === null ? [members] : [chat, members]}
      finishedMatch={useFinishedRoomMatch(state)}
    >
      {state.dealVerdict && <DealVerdictNote verdict={state.dealVerdict} />}
      <LookBackButtons remote={remote} state={state} />
      <RematchVote remote={remote} state={state} />
    </TableScreen>
  )
}

/** The last match, once it is over. The server lets those read its record who may watch the room. */
function useFinishedRoomMatch({ room, table }: RemoteRoomState): FinishedMatch | null {
  const { code, matchCount, game } = room!
  const isOver = room!.phase === 'over'
  const viewer = table?.match.own.seat ?? null
  return useMemo(() => {
    const entry = findGameEntry(game)
    if (!isOver || !entry) return null
    return {
      async loadRecord() {
        // Loaded on demand: the schema of records is not needed before a match is over.
        const { toCheckedRecord } = await import('../../match-sources/replay/to-checked-record.ts')
        return toCheckedRecord(await fetchRecord(code, matchCount))
      },
      createAnalysisWorker: entry.createAnalysisWorker,
      createReplayWorker: entry.createReplayWorker,
      showMoment: (index) => navigate(formatMatchPath(code, matchCount) + formatMoment({ index, viewer })),
    }
  }, [code, matchCount, game, isOver, viewer])
}
