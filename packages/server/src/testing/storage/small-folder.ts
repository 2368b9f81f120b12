/** A small data folder in which there is something of everything, and all that anybody can read in such a folder. */
import { hash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { canonical } from '@slapwise/kernel'
import { BotWorkerPool } from '../../bot-workers/bot-worker-pool.ts'
import { readConfig } from '../../config.ts'
import { ChainedStorage } from '../../journal/core/chained-storage.ts'
import type { Storage } from '../../journal/core/storage.ts'
import { databaseIn } from '../../journal/tools/data-folder.ts'
import { type Data, openData } from '../../open-data.ts'
import { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import { exportText } from '../archive-kit.ts'
import { LIBRARY } from '../library.ts'
import { settle } from '../registry-kit.ts'
import { identityOf, imageOf, playing, type Story, TWO_GAMES, until } from '../room-kit.ts'

const FILES = ['slapwise.db', 'slapwise.db-wal', 'slapwise.mark', 'identity.key']

const FINISHED = 'kaba-dako'
const RUNNING = 'bemo-lufi'
const BY_CORRESPONDENCE = 'pona-siro'

const DEVICES = ['', 'phone', 'tablet'].map((device, i) => ({
  identity: identityOf('Ada'),
  device,
  name: device || null,
  since: 1_700_000_000_000 + i,
}))

/** A server on a folder, without its door. */
class Opened {
  readonly #data: Data
  readonly storage: Storage
  readonly house: RoomRegistry
  /** What whoever hosts is told. */
  readonly complaints: string[]

  private constructor(data: Data) {
    this.#data = data
    this.complaints = [...data.notices]
    const log = ({ message }: Error) => void this.complaints.push(message)
    this.storage = new ChainedStorage(data.storage, log)
    this.house = new RoomRegistry(
      this.storage,
      {
        games: TWO_GAMES,
        botWorkers: new BotWorkerPool({ module: LIBRARY.thinker, threads: 1, time: 1, log }),
        clusterBus: data.clusterBus,
        botDelay: 700,
        maxRooms: 100,
        megabytesPerHour: 100,
        idleMinutes: 10,
        expireDays: null,
      },
      log,
    )
  }

  static async on(folder: string): Promise<Opened> {
    return new Opened(await openData(readConfig({ SLAPWISE_DATA: folder })))
  }

  get identities(): Data['identities'] {
    return this.#data.identities
  }

  async close(): Promise<void> {
    await this.house.stop()
    this.#data.release()
  }
}

export interface SmallFolder {
  /** As it is on disk after the process was killed, all of the log in the database or not, and after it was stopped. */
  readonly states: readonly string[]
  /** All that anybody can read in a folder, and what whoever hosts is told meanwhile; or why it does not start. */
  read(folder: string): Promise<{ readonly content: unknown; readonly complaints: readonly string[] }>
  remove(): void
}

export async function smallFolder(): Promise<SmallFolder> {
  const parent = mkdtempSync(join(tmpdir(), 'slapwise-'))
  const [killed, filed, stopped] = ['killed', 'filed', 'stopped'].map((name) => join(parent, name))
  const opened = await Opened.on(stopped)
  const { house, storage, identities } = opened
  await furnish(house, storage)
  const [lobby] = await house.listed()
  const codes = [FINISHED, RUNNING, BY_CORRESPONDENCE, lobby.code]
  const tokens = DEVICES.map((device) => identities.tokenFor(device))
  copyFolder(stopped, killed)
  copyFolder(stopped, filed)
  checkpoint(filed)
  await opened.close()
  return {
    states: [killed, filed, stopped],
    read: (folder) => readAll(folder, codes, tokens),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}

/** Rooms that were played in, are played in, wait and are listed; devices, of which one was ended. */
async function furnish(house: RoomRegistry, storage: Storage): Promise<void> {
  const whole = (story: Story) => until(story, () => false)
  const begun = (story: Story) => until(story, ({ position }) => position > 40)
  const stories: readonly (readonly [string, Story])[] = [
    [FINISHED, whole(playing(['Ada', 'Ben']))],
    [RUNNING, begun(playing(['Cem', 'Dia']))],
    [BY_CORRESPONDENCE, begun(playing(['Eva', 'Finn'], undefined, 'correspondence'))],
  ]
  for (const [code, { entries }] of stories) {
    const [created, ...rest] = entries
    await append(storage, code, [{ ...created, code }, ...rest])
    await house.find(code)
  }
  await house.create(identityOf('Ada'), { name: 'Ada', isPublic: true, openedFrom: 'somewhere' })
  const finished = await house.find(FINISHED)
  finished.keepSnapshot()
  await exportText(TWO_GAMES, storage, finished.room)
  for (const device of DEVICES) await storage.devices.add(device)
  await storage.devices.end(identityOf('Ada'), 'tablet')
  await settle()
}

function append(storage: Storage, code: string, entries: readonly object[]): Promise<unknown> {
  const draft = { position: 1, entries: entries.map((entry) => JSON.stringify(entry)) }
  return new Promise((done) => storage.journal.append(code, () => draft, done))
}

export function copyFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const file of FILES) if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file))
}

function checkpoint(folder: string): void {
  const db = new DatabaseSync(databaseIn(folder))
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

async function readAll(
  folder: string,
  codes: readonly string[],
  tokens: readonly string[],
): Promise<{ readonly content: unknown; readonly complaints: readonly string[] }> {
  let opened: Opened
  try {
    opened = await Opened.on(folder)
  } catch (error) {
    return { content: null, complaints: [(error as Error).message] }
  }
  const { house, storage, identities, complaints } = opened
  const content = {
    known: tokens.map((token) => identities.read(token)),
    listed: await attempt(() => house.listed()),
    count: await storage.directory.count(),
    times: await Promise.all(codes.map((code) => storage.directory.timesOf(code))),
    rooms: await Promise.all(codes.map((code) => attempt(() => readRoom(house, storage, code)))),
    devices: await attempt(() => storage.devices.of(identityOf('Ada'))),
    ended: await Promise.all(
      DEVICES.map(({ identity, device }) => attempt(() => storage.devices.hasEnded(identity, device))),
    ),
  }
  await opened.close()
  return { content, complaints }
}

/** Hashed, since there is too much of it to be looked at. */
async function readRoom(house: RoomRegistry, storage: Storage, code: string): Promise<string> {
  const { room } = await house.find(code)
  const all = canonical([imageOf(room), await exportText(TWO_GAMES, storage, room)])
  return hash('sha256', all)
}

async function attempt<T>(read: () => Promise<T>): Promise<T | string> {
  try {
    return await read()
  } catch (error) {
    return (error as Error).message
  }
}
