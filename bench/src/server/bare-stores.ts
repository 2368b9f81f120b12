/** The storages of the bare server, equivalent to ours. */
import { DatabaseSync } from 'node:sqlite'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'

export type MoveWriter = (room: number, position: number, move: string, onStored: () => void) => void

/** One insert per move, and one commit for all moves of the same event-loop turn. */
export function openSqliteStore(file: string): MoveWriter {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  db.exec(
    'CREATE TABLE moves (room INTEGER, position INTEGER, move TEXT, PRIMARY KEY (room, position)) WITHOUT ROWID',
  )
  const insert = db.prepare('INSERT INTO moves VALUES (?, ?, ?)')
  let pendingCallbacks: (() => void)[] = []
  const commit = () => {
    const callbacks = pendingCallbacks
    pendingCallbacks = []
    db.exec('COMMIT')
    for (const onStored of callbacks) onStored()
  }
  return (room, position, move, onStored) => {
    if (pendingCallbacks.length === 0) {
      db.exec('BEGIN')
      setImmediate(commit)
    }
    insert.run(room, position, move)
    pendingCallbacks.push(onStored)
  }
}

/** One message per move, with the expected last sequence of its room. */
export async function openJetStreamStore(server: string): Promise<MoveWriter> {
  const nc = await connect({ servers: server, noAsyncTraces: true })
  await (await jetstreamManager(nc)).streams.add({ name: 'bare', subjects: ['bare.*'] })
  const js = jetstream(nc)
  const last = new Map<number, number>()
  return async (room, position, move, onStored) => {
    const { seq } = await js.publish(`bare.${room}`, move, {
      msgID: `${room}-${position}`,
      expect: { lastSubjectSequence: last.get(room) ?? 0 },
    })
    last.set(room, seq)
    onStored()
  }
}
