import type { JoinedRoom } from '@slapwise/protocol'
import { useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { findGameEntry, GAME_ENTRIES } from '../../games/index.ts'
import { textIn, useShellI18n } from '../../i18n/shell.tsx'
import { storedPlayerCount } from '../../match-sources/local/stored-match.ts'
import { api } from '../../match-sources/room/api.ts'
import { ConfirmButton } from '../members/confirm-button.tsx'
import './own-tables.css'
import { usePolling } from './use-polling.ts'

/** A table of this player, on a server or on this device. */
interface OwnTable {
  readonly path: string
  readonly game: string
  readonly state: 'your-turn' | 'playing' | 'lobby' | 'over'
  readonly others: readonly string[]
  readonly bots: number
  /** Null for a match on this device. */
  readonly code: string | null
}

/** The order of the list; within a state, tables with other players come first. */
const ORDER: readonly OwnTable['state'][] = ['your-turn', 'playing', 'lobby', 'over']

const MAX_TABLES_SHOWN = 4

/** Links to all tables of this player. */
export function OwnTables() {
  const { messages } = useShellI18n()
  const [showsAll, setShowsAll] = useState(false)
  const [leftRooms, setLeftRooms] = useState<readonly string[]>([])
  const tables = useOwnTables().filter(({ code }) => code === null || !leftRooms.includes(code))
  const shown = showsAll ? tables : tables.slice(0, MAX_TABLES_SHOWN)
  if (tables.length === 0) return null
  return (
    <section className="own-tables">
      <h2>{messages.start.ownTables.title}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.path}>
            <TableLink table={table} />
            {table.code !== null && (
              <LeaveRoomButton
                code={table.code}
                state={table.state}
                onLeft={(code) => setLeftRooms([...leftRooms, code])}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="chip" onClick={() => setShowsAll(true)}>
          {messages.start.ownTables.showAll(tables.length)}
        </button>
      )}
    </section>
  )
}

function useOwnTables(): readonly OwnTable[] {
  const rooms = usePolling(fetchOwnRooms, NONE)
  const tables = [...rooms.map(toRoomTable), ...localTables()]
  return tables.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      Number(isEmptyTable(one)) - Number(isEmptyTable(other)),
  )
}

const isEmptyTable = ({ others, bots }: OwnTable): boolean => others.length + bots === 0

/** Loaded on demand: the connection to a room, with the schemas of its messages, would add a quarter to the start page. */
const leaveRoom = async (code: string): Promise<void> =>
  (await import('../../match-sources/room/leave-room.ts')).leaveRoom(code)

/** Ignores that leaving has failed: the room stays in the list if the server cannot be reached. */
const NOT_LEFT = (): void => {}

const NONE: readonly JoinedRoom[] = []
const fetchOwnRooms = () => api.fetchJoinedRooms()

const toRoomTable = ({ code, game, phase, otherPlayers, botCount, isAwaitingYou }: JoinedRoom): OwnTable => ({
  path: `/room/${code}`,
  game,
  state: isAwaitingYou ? 'your-turn' : phase,
  others: otherPlayers,
  bots: botCount,
  code,
})

/** Always the player's turn: bots do not play on while the page is closed. */
const localTables = (): OwnTable[] =>
  Object.keys(GAME_ENTRIES).flatMap((game) => {
    const players = storedPlayerCount(game)
    if (players === null) return []
    return [{ path: `/play/${game}`, game, state: 'your-turn', others: [], bots: players - 1, code: null }]
  })

interface LeaveProps extends Pick<OwnTable, 'state'> {
  readonly code: string
  onLeft(code: string): void
}

/** Leaves a room. */
function LeaveRoomButton({ code, state, onLeft }: LeaveProps) {
  const { messages } = useShellI18n()
  const isPlayed = state === 'your-turn' || state === 'playing'
  const { ownTables, leaving } = messages.start
  return (
    <ConfirmButton
      label={ownTables.leaveRoom(code)}
      icon="×"
      question={isPlayed ? leaving.confirmInMatch : leaving.confirmInLobby}
      confirmLabel={leaving.leave}
      cancelLabel={leaving.stay}
      onConfirm={() => void leaveRoom(code).then(() => onLeft(code), NOT_LEFT)}
    />
  )
}

function TableLink({ table }: { readonly table: OwnTable }) {
  const { messages, language } = useShellI18n()
  const { path, game, state, others, bots, code } = table
  const entry = findGameEntry(game)
  return (
    <button type="button" className="room-link" data-state={state} onClick={() => navigate(path)}>
      <span className="table-picture" aria-hidden="true">
        {entry && <entry.Picture />}
      </span>
      <strong>{messages.start.ownTables.describePlayers(others, bots)}</strong>
      <small>
        {entry ? textIn(entry.name, language) : game} · {code ?? messages.start.ownTables.onThisDevice}
      </small>
      <em>{messages.start.ownTables.states[state]}</em>
    </button>
  )
}
