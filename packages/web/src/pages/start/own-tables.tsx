import type { OwnRoom } from '@slapwise/protocol'
import { useState } from 'react'
import { go } from '../../browser/go.ts'
import { keptPlayers } from '../../game/local/kept-match.ts'
import { leaveRoom } from '../../game/room/leave-room.ts'
import { door } from '../../game/room/server.ts'
import { GAMES, gameEntry } from '../../games/index.ts'
import { useSpeech } from '../../words/index.tsx'
import { AskFirst } from '../company/ask-first.tsx'
import './own-tables.css'
import { usePolled } from './use-polled.ts'

/** A table that one sits at, on a server or on this device. */
interface OwnTable {
  readonly path: string
  readonly game: string
  readonly state: 'asked' | 'playing' | 'lobby' | 'over'
  readonly others: readonly string[]
  readonly bots: number
  /** Null for a match on this device. */
  readonly code: string | null
}

/** Those that wait for oneself come first, and of each kind those with company. */
const ORDER: readonly OwnTable['state'][] = ['asked', 'playing', 'lobby', 'over']

const SHOWN = 4

/** Every table that one is at, and the way back to each. */
export function OwnTables() {
  const { words } = useSpeech()
  const [isWhole, setWhole] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const tables = useOwnTables().filter(({ code }) => code === null || !left.includes(code))
  const shown = isWhole ? tables : tables.slice(0, SHOWN)
  if (tables.length === 0) return null
  return (
    <section className="own-tables">
      <h2>{words.start.tables.title}</h2>
      <ul>
        {shown.map((table) => (
          <li key={table.path}>
            <TableDoor table={table} />
            {table.code !== null && (
              <Leave code={table.code} state={table.state} onLeft={(code) => setLeft([...left, code])} />
            )}
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <button type="button" className="chip" onClick={() => setWhole(true)}>
          {words.start.tables.all(tables.length)}
        </button>
      )}
    </section>
  )
}

function useOwnTables(): readonly OwnTable[] {
  const rooms = usePolled(askForRooms, NONE)
  const tables = [...rooms.map(inRoom), ...onThisDevice()]
  return tables.toSorted(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) || Number(isAlone(one)) - Number(isAlone(other)),
  )
}

const isAlone = ({ others, bots }: OwnTable): boolean => others.length + bots === 0

const NONE: readonly OwnRoom[] = []
const askForRooms = () => door.ownRooms()

const inRoom = ({ code, game, phase, others, bots, isAsked }: OwnRoom): OwnTable => ({
  path: `/room/${code}`,
  game,
  state: isAsked ? 'asked' : phase,
  others,
  bots,
  code,
})

/** Bots wait for nobody else. */
const onThisDevice = (): OwnTable[] =>
  Object.keys(GAMES).flatMap((game) => {
    const players = keptPlayers(game)
    if (players === null) return []
    return [{ path: `/play/${game}`, game, state: 'asked', others: [], bots: players - 1, code: null }]
  })

interface LeaveProps extends Pick<OwnTable, 'state'> {
  readonly code: string
  onLeft(code: string): void
}

/** The way out of a room that nobody plays in any more, or for whoever has had enough. */
function Leave({ code, state, onLeft }: LeaveProps) {
  const { words } = useSpeech()
  const isPlayed = state === 'asked' || state === 'playing'
  const { leave, leaveSure } = words.start.tables
  return (
    <AskFirst
      label={leave(code)}
      sign="×"
      question={isPlayed ? words.company.leaveSure : leaveSure}
      yes={words.company.leave}
      no={words.company.stay}
      onYes={() => void leaveRoom(code).then(() => onLeft(code))}
    />
  )
}

function TableDoor({ table }: { readonly table: OwnTable }) {
  const { words, language } = useSpeech()
  const { path, game, state, others, bots, code } = table
  const entry = gameEntry(game)
  return (
    <button type="button" className="door" data-state={state} onClick={() => go(path)}>
      <span className="table-picture" aria-hidden="true">
        {entry && <entry.Picture />}
      </span>
      <strong>{words.start.tables.company(others, bots)}</strong>
      <small>
        {entry?.name[language] ?? game} · {code ?? words.start.tables.onThisDevice}
      </small>
      <em>{words.start.tables.states[state]}</em>
    </button>
  )
}
