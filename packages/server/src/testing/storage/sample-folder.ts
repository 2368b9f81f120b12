/** A small data folder with data of every kind, and everything that can be read from such a folder. */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canonicalJson } from '@slapwise/kernel'
import { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import { readConfig } from '../../config.ts'
import type { ServerStorage } from '../../journal/core/storage.ts'
import { VerifiedStorage } from '../../journal/core/verified-storage.ts'
import { databasePath } from '../../journal/tools/data-folder.ts'
import { openServerData, type ServerData } from '../../open-data.ts'
import { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import { readExportText } from '../match-records-kit.ts'
import { flushWrites } from '../registry-kit.ts'
import {
  createComparableState,
  createPlayingRoom,
  identityOf,
  playUntil,
  type RecordedRoom,
  TWO_GAMES,
} from '../room-kit.ts'
import { TEST_LIBRARY } from '../test-library.ts'

const FILES = ['slapwise.db', 'slapwise.db-wal', 'slapwise.commits', 'identity.key']

const FINISHED = 'kaba-dako'
const RUNNING = 'bemo-lufi'
const BY_CORRESPONDENCE = 'pona-siro'

const DEVICES = ['', 'phone', 'tablet'].map((device, i) => ({
  identity: identityOf('Ada'),
  device,
  name: device || null,
  addedAt: 1_700_000_000_000 + i,
}))

/** A server on a folder, without HTTP. */
class OpenedFolder {
  readonly #data: ServerData
  readonly storage: ServerStorage
  readonly registry: RoomRegistry
  /** Messages for the host. */
  readonly reports: string[]

  private constructor(data: ServerData) {
    this.#data = data
    this.reports = [...data.notices]
    const log = ({ message }: Error) => void this.reports.push(message)
    this.storage = new VerifiedStorage(data.storage, log)
    this.registry = new RoomRegistry(
      this.storage,
      {
        games: TWO_GAMES,
        botWorkers: new BotWorkerPool({ workerModule: TEST_LIBRARY.botWorker, threads: 1, timeMs: 1, log }),
        clusterBus: data.clusterBus,
        stepDurationMs: 700,
        maxRooms: 100,
        megabytesPerHour: 100,
        idleMinutes: 10,
        expireDays: null,
      },
      log,
    )
  }

  static async open(folder: string): Promise<OpenedFolder> {
    return new OpenedFolder(await openServerData(readConfig({ SLAPWISE_DATA: folder })))
  }

  get identities(): ServerData['identities'] {
    return this.#data.identities
  }

  async close(): Promise<void> {
    await this.registry.stop()
    this.#data.release()
  }
}

export interface SampleFolder {
  /** The folder after a crash (with and without a checkpoint of the write-ahead log), and after a clean stop. */
  readonly folders: readonly string[]
  /** Everything that can be read from a folder, with the messages for the host; or the start error. */
  readFolder(folder: string): Promise<{ readonly content: unknown; readonly complaints: readonly string[] }>
  remove(): void
}

export async function createSampleFolder(): Promise<SampleFolder> {
  const parent = mkdtempSync(join(tmpdir(), 'slapwise-'))
  const [killed, filed, stopped] = ['killed', 'filed', 'stopped'].map((name) => join(parent, name))
  const opened = await OpenedFolder.open(stopped)
  const { registry, storage, identities } = opened
  await fillFolder(registry, storage)
  const [lobby] = await registry.summaries.listPublicRooms()
  const codes = [FINISHED, RUNNING, BY_CORRESPONDENCE, lobby.code]
  const tokens = DEVICES.map((device) => identities.tokenFor(device))
  copyFolder(stopped, killed)
  copyFolder(stopped, filed)
  checkpoint(filed)
  await opened.close()
  return {
    folders: [killed, filed, stopped],
    readFolder: (folder) => readAll(folder, codes, tokens),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** Rooms that are finished, running, due and listed; devices, one of them revoked. */
async function fillFolder(registry: RoomRegistry, storage: ServerStorage): Promise<void> {
  const whole = (recording: RecordedRoom) => playUntil(recording, () => false)
  const begun = (recording: RecordedRoom) => playUntil(recording, ({ position }) => position > 40)
  const stories: readonly (readonly [string, RecordedRoom])[] = [
    [FINISHED, whole(createPlayingRoom(['Ada', 'Ben']))],
    [RUNNING, begun(createPlayingRoom(['Cem', 'Dia']))],
    [BY_CORRESPONDENCE, begun(createPlayingRoom(['Eva', 'Finn'], undefined, 'correspondence'))],
  ]
  for (const [code, { events }] of stories) {
    const [created, ...rest] = events
    await append(storage, code, [{ ...created, code }, ...rest])
    await registry.find(code)
  }
  await registry.create(identityOf('Ada'), { name: 'Ada', isPublic: true, creatorAddressHash: 'somewhere' })
  const finished = await registry.find(FINISHED)
  finished.saveSnapshot()
  await readExportText(TWO_GAMES, storage, finished.room)
  for (const device of DEVICES) await storage.devices.add(device)
  await storage.devices.revoke(identityOf('Ada'), 'tablet')
  await flushWrites()
}

function append(storage: ServerStorage, code: string, events: readonly object[]): Promise<unknown> {
  const batch = { position: 1, events: events.map((event) => JSON.stringify(event)) }
  return new Promise((done) => storage.journal.append(code, () => batch, done))
}

export function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const file of FILES) if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file))
}

function checkpoint(folder: string): void {
  const db = new DatabaseSync(databasePath(folder))
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

async function readAll(
  folder: string,
  codes: readonly string[],
  tokens: readonly string[],
): Promise<{ readonly content: unknown; readonly complaints: readonly string[] }> {
  let opened: OpenedFolder
  try {
    opened = await OpenedFolder.open(folder)
  } catch (error) {
    return { content: null, complaints: [(error as Error).message] }
  }
  const { registry, storage, identities, reports } = opened
  const content = {
    known: tokens.map((token) => identities.verifyToken(token)),
    listed: await attempt(() => registry.summaries.listPublicRooms()),
    count: await storage.directory.count(),
    times: await Promise.all(codes.map((code) => storage.directory.findTimes(code))),
    rooms: await Promise.all(codes.map((code) => attempt(() => readRoom(registry, storage, code)))),
    devices: await attempt(() => storage.devices.listByIdentity(identityOf('Ada'))),
    ended: await Promise.all(
      DEVICES.map(({ identity, device }) => attempt(() => storage.devices.isRevoked(identity, device))),
    ),
  }
  await opened.close()
  return { content, complaints: reports }
}

/** Hashed, since the whole content is too long to compare by eye. */
async function readRoom(registry: RoomRegistry, storage: ServerStorage, code: string): Promise<string> {
  const { room } = await registry.find(code)
  const all = canonicalJson([createComparableState(room), await readExportText(TWO_GAMES, storage, room)])
  return hash('sha256', all)
}

async function attempt<T>(read: () => Promise<T>): Promise<T | string> {
  try {
    return await read()
  } catch (error) {
    return (error as Error).message
  }
}
