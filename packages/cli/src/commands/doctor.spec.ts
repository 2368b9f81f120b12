import { copyFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { runLoadtest } from '../loadtest/loadtest.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/** A data folder with a finished match; its server has stopped. */
async function playedFolder(): Promise<string> {
  const folder = temporaryFolder()
  const { stop, url } = await startServer({ folder, limits: { SLAPWISE_MESSAGES_PER_SECOND: '10000' } })
  const settings = { limit: 'none' }
  const { errors, matchesFinished } = await runLoadtest({
    url,
    game: 'frantic',
    tables: 2,
    players: 2,
    answerIntervalSeconds: 0,
    seconds: 60,
    injectsFaults: false,
    settings,
    hasEnoughMatches: () => true,
  })
  expect([errors, matchesFinished]).toEqual([{}, 2])
  const { code, out } = await runInProcess(['doctor', '--data', folder])
  expect([code, out.match(/^✗/gm)]).toEqual([0, null])
  expect(out).toContain('lock: a server has the folder open')
  await stop()
  return folder
}

const run = (folder: string, statement: string): void => {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  db.exec(statement)
  db.close()
}

const sql = (folder: string, statement: string): void => {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  expect(db.prepare(statement).run().changes).toBeGreaterThan(0)
  db.close()
}

function flipByte(file: string, offset: number): void {
  const bytes = readFileSync(file)
  bytes[offset] ^= 1
  writeFileSync(file, bytes)
}

/** The offset of the page size in the header of an SQLite file. */
const PAGE_SIZE = 16

/** Changes the events in the first segment of a room's journal. */
function rewrite(folder: string, change: (entries: string[]) => string[]): void {
  const db = new DatabaseSync(join(folder, 'slapwise.db'))
  const { room, events } = db.prepare('SELECT room, events FROM segments WHERE first_position = 1').get()!
  const text = change((events as string).split('\n')).join('\n')
  db.prepare('UPDATE segments SET events = ? WHERE room = ? AND first_position = 1').run(text, room)
  db.close()
}

/** Overwrites the database page that contains a text. */
function overwritePage(folder: string, text: string): void {
  const file = join(folder, 'slapwise.db')
  const bytes = readFileSync(file)
  const size = bytes.readUInt16BE(PAGE_SIZE)
  const page = Math.floor(bytes.indexOf(text) / size)
  writeFileSync(file, bytes.fill('Z', page * size, (page + 1) * size))
}

const copyOf = (folder: string): string => {
  const copy = temporaryFolder()
  for (const file of ['slapwise.db', 'slapwise.commits', 'identity.key', 'slapwise.lock'])
    copyFileSync(join(folder, file), join(copy, file))
  return copy
}

const complaints = async (folder: string): Promise<string[]> =>
  (await runInProcess(['doctor', '--data', folder])).out.split('\n').filter((line) => line.startsWith('✗'))

it('finds a folder sound, or reports its damage', async () => {
  const folder = await playedFolder()
  const sound = await runInProcess(['doctor', '--data', folder])
  expect([sound.code, sound.err]).toEqual([0, ''])
  expect(sound.out).toMatch(
    /^✓ lock: no server has .+\n✓ database: .+\n✓ schema: version 1\n✓ commits: \d+, .+\n✓ write batches: .+\n✓ directory: 2 rooms, .+\n✓ journals: 2 with \d+ events, .+\n✓ snapshots: \d+, .+\n✓ records: 2, .+\n✓ devices: 0, .+\n✓ identity key: matches the data\n. free space: \d+ MB\n$/,
  )
  const room = 'room = (SELECT min(room) FROM segments)'
  const last = `${room} AND first_position = (SELECT max(first_position) FROM segments WHERE ${room})`
  const harms: readonly (readonly [RegExp, (folder: string) => void])[] = [
    [
      /^✗ journals: \S+: event 3 does not match its hash$/,
      (f) => rewrite(f, (entries) => entries.with(2, `${entries[2]} `)),
    ],
    [
      /^✗ journals: \S+: event 4 does not match its hash$/,
      (f) => rewrite(f, (entries) => entries.toSpliced(3, 1)),
    ],
    [
      /^✗ snapshots: \S+: the snapshot at event \d+ does not match its checksum$/,
      (f) => sql(f, `INSERT INTO snapshots SELECT min(room), 1, 'x' FROM segments`),
    ],
    [
      /^✗ snapshots: \S+: the snapshot at event 9999 is newer than/,
      (f) => sql(f, `INSERT INTO snapshots SELECT min(room), 9999, '{}' FROM segments`),
    ],
    [
      /^✗ records: \S+: the record of match 1 does not match its checksum$/,
      (f) => sql(f, `UPDATE records SET record = replace(record, 'frantic', 'franticc') WHERE ${room}`),
    ],
    [
      /^✗ commits: the last \d+ of \d+ are missing$/,
      (f) => writeFileSync(join(f, 'slapwise.commits'), '99999999'.padStart(16, '0')),
    ],
    [/^✗ journals: \S+: events \d+ to \d+ are missing$/, (f) => sql(f, `DELETE FROM segments WHERE ${last}`)],
    [
      /^✗ journals: \S+: has a row in the directory, but no events$/,
      (f) => sql(f, `DELETE FROM segments WHERE ${room}`),
    ],
    [
      /^✗ journals: \S+: event 1 is missing or out of order$/,
      (f) => sql(f, `UPDATE segments SET first_position = 2 WHERE first_position = 1 AND ${room}`),
    ],
    [
      /^✗ directory: \S+: its row does not match its checksum$/,
      (f) => sql(f, 'UPDATE rooms SET touched_at = 1'),
    ],
    [
      /^✗ directory: \S+: its row does not match its checksum$/,
      (f) => sql(f, `UPDATE rooms SET journal_end = replace(journal_end, substr(journal_end, 33), '1')`),
    ],
    [/^✗ directory: \S+: has events, but no row in the directory/, (f) => sql(f, 'DELETE FROM rooms')],
    [
      /^✗ write batches: events \d+ to \d+ of the write batches are missing/,
      (f) => sql(f, 'UPDATE totals SET next_batched = 7'),
    ],
    [/^✗ devices: 0 found, 1 expected$/, (f) => sql(f, 'UPDATE totals SET devices = 1')],
    [
      /^✗ devices: 1 of 1 do not match their checksums$/,
      (f) => sql(f, `INSERT INTO devices VALUES ('ada', 'phone', NULL, 1, 1, 'no seal')`),
    ],
    [/^✗ schema: the tables do not match schema version 1$/, (f) => run(f, 'DROP INDEX rooms_by_touch')],
    [/^✗ identity key: .+ is not the key of this data/, (f) => flipByte(join(f, 'identity.key'), 9)],
    [/^✗ identity key: .+ is missing/, (f) => rmSync(join(f, 'identity.key'))],
    [/^✗ identity key: .+ is not a valid key/, (f) => truncateSync(join(f, 'identity.key'), 7)],
    [/^✗ database: .+ is missing or empty/, (f) => rmSync(join(f, 'slapwise.db'))],
    [/^✗ journals: \S+: cannot be read \(.+\)$/, (f) => overwritePage(f, '"type":"created"')],
    [/^✗ database: cannot be read: /, (f) => truncateSync(join(f, 'slapwise.db'), 5000)],
    [/^✗ database: cannot be read: /, (f) => flipByte(join(f, 'slapwise.db'), 2)],
  ]
  for (const [pattern, harm] of harms) {
    const copy = copyOf(folder)
    harm(copy)
    expect(
      (await complaints(copy)).filter((line) => pattern.test(line)),
      String(pattern),
    ).not.toEqual([])
  }
  const { code, out } = await runInProcess(['doctor', '--data', folder, '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([0, { folder, isSound: true }])
})

it('returns exit code 1 for a damaged folder, also with --json', async () => {
  const folder = temporaryFolder()
  const { code, out } = await runInProcess(['doctor', '--data', folder, '--json'])
  expect([code, JSON.parse(out)]).toMatchObject([1, { isSound: false }])
})
