import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRandom, sampleAnswer } from '@slapwise/kernel'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import type { RoomMatchView, RoomView } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { examineDataFiles, hasNoDamage } from '../journal/integrity/doctor.ts'
import { createTemporaryFolder, type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { createSeatedRoom, TestClient, waitForAsked } from '../testing/test-client.ts'

/** A data folder written by version 1.0 with `npm run fixture`, which every later version must open. */
const FOLDER = fileURLToPath(new URL('../../fixtures/1.0', import.meta.url))
const ABOUT_FILE = join(FOLDER, 'about.json')

/** A room of the folder, as its members saw it last. */
interface FixtureRoom {
  readonly code: string
  readonly members: readonly { readonly cookie: string; readonly match: RoomMatchView }[]
  readonly room: RoomView
  /** The record of its first match. */
  readonly record: string
}

const ENVIRONMENT = { SLAPWISE_MESSAGES_PER_SECOND: '1000', SLAPWISE_BOT_DELAY: '0' }

/** The part of a member's view that depends neither on the time nor on who is online. */
const timelessView = ({ match, room }: { readonly match: RoomMatchView; readonly room: RoomView }) => ({
  match: { ...match, clock: null },
  // The time to react is the default of the room's pace, which may differ between versions.
  room: { ...room, windowSeconds: 0, members: room.members.map(({ isOnline: _, ...member }) => member) },
})

const welcomeTo = ({ messages }: TestClient) => messages.find((message) => message.type === 'welcome')!

async function recordOf({ address }: ServerProcess, code: string, cookie: string): Promise<string> {
  const response = await fetchInTime(`${address}/api/rooms/${code}/matches/1`, { headers: { cookie } })
  expect(response.status).toBe(200)
  return response.text()
}

/** Answers at random until the match is over, or until a decision is open after `answers` answers. */
async function play(people: readonly TestClient[], seed: string, answers = Number.POSITIVE_INFINITY) {
  const random = createRandom(seed)
  const isOver = () => people[0].match!.table.winners.length > 0
  for (let i = 0; !isOver(); i++) {
    const person = await waitForAsked(people)
    const { promptNumber, own } = person.match!
    // At this pace no clock runs for a decision, so the folder shows the same at any later time.
    if (i >= answers && own.prompt!.mode === 'decide') return
    const answer = sampleAnswer(own.prompt!.choice, random)
    await person.requestOrThrow({
      type: 'answer',
      promptNumber,
      answer: typeof answer === 'number' ? answer : [...answer],
    })
  }
}

it('A data folder of version 1.0 passes all checks, restores views and records, and plays on', async () => {
  const folder = createTemporaryFolder()
  cpSync(FOLDER, folder, { recursive: true })
  const findings = examineDataFiles(folder)
  expect(findings.filter(({ state }) => state === 'damaged')).toEqual([])
  expect(hasNoDamage(findings)).toBe(true)
  const server = await startServerProcess(folder, ENVIRONMENT)
  for (const { code, members, record, room } of JSON.parse(
    readFileSync(ABOUT_FILE, 'utf8'),
  ) as FixtureRoom[]) {
    const people: TestClient[] = []
    for (const { cookie, match } of members) {
      const person = await TestClient.connect(server.address, code, cookie)
      const welcome = welcomeTo(person)
      // Later builds may add fields to views.
      expect(timelessView({ match: welcome.match!, room: welcome.room })).toMatchObject(
        timelessView({ match, room }),
      )
      people.push(person)
    }
    expect(await recordOf(server, code, members[0].cookie)).toBe(record)
    await play(people, code)
    expect(people[0].match!.table.winners).not.toEqual([])
    for (const person of people) await person.disconnect()
  }
})

/** Writes the folder: a room of each game, with a finished match, a chat line, and another match in progress. */
async function writeFolder(): Promise<void> {
  const folder = createTemporaryFolder()
  const server = await startServerProcess(folder, ENVIRONMENT)
  const kept: FixtureRoom[] = []
  for (const [game, settings] of [
    ['frantic', { limit: 'none', sets: ['base', 'troublemaker', 'supercharge', 'pandora'] }],
    ['board', { limit: 5 }],
  ] as const) {
    const people = await createSeatedRoom(server.address, 3)
    const [host, ...others] = people
    await host.requestOrThrow({ type: 'change-room', game, settings })
    const begin = async () => {
      for (const other of others) await other.requestOrThrow({ type: 'ready', isReady: true })
      await host.requestOrThrow({ type: 'start' })
    }
    await begin()
    await play(people, `${game} 1`)
    await host.requestOrThrow({ type: 'chat', text: 'Once more, “with feeling”.' })
    await host.requestOrThrow({ type: 'rematch' })
    await begin()
    await play(people, `${game} 2`, 40)
    const { code } = host
    const again = await Promise.all(
      people.map(({ cookie }) => TestClient.connect(server.address, code, cookie)),
    )
    kept.push({
      code,
      members: again.map((person) => ({ cookie: person.cookie, match: welcomeTo(person).match! })),
      room: welcomeTo(again[0]).room,
      record: await recordOf(server, code, host.cookie),
    })
  }
  await server.kill('SIGTERM')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  cpSync(folder, FOLDER, { recursive: true })
  writeFileSync(ABOUT_FILE, `${JSON.stringify(kept, null, 1)}\n`)
}

if (process.env.SLAPWISE_FIXTURE === 'write') it('writes the data folder of version 1.0', writeFolder)
