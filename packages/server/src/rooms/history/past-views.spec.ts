import { GAMES } from '@slapwise/games'
import { createRandom, randomBelow, sampleAnswer } from '@slapwise/kernel'
import type { Chunks, PastView, PastViews, RoomMatchView } from '@slapwise/protocol'
import { afterEach, expect, it, vi } from 'vitest'
import type { GameSettings } from '../../rules-for.ts'
import { TestRegistry, TestViewer } from '../../testing/registry-kit.ts'
import {
  createJoinedEvent,
  createPlayingRoom,
  identityOf,
  playNextGame,
  type RecordedRoom,
} from '../../testing/room-kit.ts'
import type { RoomSession } from '../session/room-session.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const SPECTATOR = 'Dia'
const ALL_SETS: GameSettings = {
  sets: ['base', 'troublemaker', 'supercharge', 'pandora'],
  limit: 'none',
  steered: true,
}

let testRegistry: TestRegistry

afterEach(async () => {
  vi.useRealTimers()
  await testRegistry.close()
})

/** A connection that keeps what it was sent about the match, as it was sent. */
class LiveViewer extends TestViewer {
  readonly views: PastView[] = []

  override send(...chunks: Chunks): void {
    super.send(...chunks)
    const { type, version, facts, match, own } = JSON.parse(chunks.join('')) as {
      readonly type: string
      readonly version: number
      readonly facts: object[]
      readonly match?: RoomMatchView
      readonly own: RoomMatchView['own']
    }
    if (type === 'update' && match) this.views.push({ version, facts, match: { ...match, clock: null } })
    if (type !== 'own-view') return
    const last = this.views.pop()!
    this.views.push({ ...last, match: { ...last.match, own } })
  }
}

async function openTable(recording: RecordedRoom): Promise<{ session: RoomSession; people: LiveViewer[] }> {
  testRegistry = new TestRegistry({ games: GAMES })
  recording.events.push(createJoinedEvent(recording, SPECTATOR))
  const session = await testRegistry.loadRecordedRoom(recording)
  return { session, people: [...NAMES, SPECTATOR].map((name) => new LiveViewer(name).connect(session)) }
}

/** Answers at random, and now and then somebody takes an answer back or says something. */
async function play({ room }: RoomSession, people: readonly TestViewer[], steps: number): Promise<void> {
  const random = createRandom('past')
  for (let i = 0; i < steps && room.data.phase === 'playing'; i++) {
    const match = room.match!
    const revocable = room.takenSeats.findIndex((_, seat) => match.mayTakeBack(seat))
    const { promptNumber } = room
    if (i % 9 === 0) await people[0].request({ type: 'chat', text: 'Hurry up.' })
    if (revocable >= 0 && randomBelow(random, 4) === 0) {
      await people[revocable].request({ type: 'take-back', promptNumber })
      continue
    }
    const open = match.prompts.filter(({ seat }) => match.promptFor(seat))
    const { seat, choice } = open[randomBelow(random, open.length)]
    const answer = sampleAnswer(choice, random) as number
    expect(await people[seat].request({ type: 'answer', promptNumber, answer })).toBe('done')
  }
}

/** All views of the match, asked for from the newest to the oldest. */
async function readAll(session: RoomSession, name: string): Promise<PastView[]> {
  let views: readonly PastView[] = []
  let from = session.room.data.version + 1
  for (let hasEarlier = true; hasEarlier; ) {
    from = Math.max(1, from - 32)
    const text = await session.history.readPastViews(identityOf(name), from)
    const chunk = JSON.parse(text) as PastViews
    views = [...chunk.views.filter(({ version }) => !(version >= views[0]?.version)), ...views]
    ;({ hasEarlier } = chunk)
  }
  return [...views]
}

it.each([
  ['frantic', ALL_SETS],
  ['board', {}],
] as const)('Past views of %s are what each seat was shown, byte for byte', async (game, settings) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { session, people } = await openTable(createPlayingRoom(NAMES, settings, 'relaxed', game, GAMES))
  await play(session, people, 150)
  expect(session.room.data.phase).toBe('playing')
  const encode = (views: readonly PastView[]) => views.map((view) => JSON.stringify(view))
  for (const [seat, name] of NAMES.entries()) {
    const past = encode(await readAll(session, name))
    // The viewers connected after the deal, which is the first view.
    expect(past.length).toBe(people[seat].views.length + 1)
    for (const [i, live] of encode(people[seat].views).entries()) expect(past[i + 1]).toBe(live)
  }
})

it('Past views are of the current match only, and the same when read from a snapshot', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const first = createPlayingRoom(NAMES, { limit: 1 }, 'relaxed', 'frantic', GAMES)
  const { session, people } = await openTable(playNextGame(first, 'frantic', ALL_SETS, 'another deal'))
  await play(session, people, 40)
  const all = await readAll(session, 'Ben')
  const [deal] = all
  expect(JSON.stringify(deal.facts)).toContain('round-began')
  const before = JSON.parse(await session.history.readPastViews(identityOf('Ben'), 1)) as PastViews
  expect(before).toEqual({ until: 32, hasEarlier: false, views: [] })
  const middle = all[20].version
  session.saveSnapshot()
  await play(session, people, 20)
  const { views } = JSON.parse(await session.history.readPastViews(identityOf('Ben'), middle)) as PastViews
  expect(views.slice(0, 20)).toEqual(all.slice(20, 40))
  const later = all.at(-1)!.version + 1
  const fromSnapshot = JSON.parse(await session.history.readPastViews(identityOf('Ben'), later)) as PastViews
  expect(fromSnapshot.hasEarlier).toBe(true)
  expect(fromSnapshot.views[0]).toEqual(people[1].views.find(({ version }) => version >= later))
})

it('Past views show a member what the seat knew before they took it over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { session, people } = await openTable(createPlayingRoom(NAMES, ALL_SETS, 'relaxed', 'frantic', GAMES))
  const [ada, ben, , dia] = people
  await play(session, people, 20)
  expect(await ada.request({ type: 'change-room', takeoverPolicy: 'anybody' })).toBe('done')
  const known = await readAll(session, 'Ben')
  await expect(session.history.readPastViews(identityOf('Dia'), 1)).rejects.toMatchObject(
    refusal('not-seated'),
  )
  expect(await ben.request({ type: 'leave' })).toBe('done')
  expect(await dia.request({ type: 'take-seat', seat: 1 })).toBe('done')
  expect((await readAll(session, 'Dia')).slice(0, known.length)).toEqual(known)
  await expect(session.history.readPastViews(identityOf('Ben'), 1)).rejects.toMatchObject(
    refusal('not-seated'),
  )
})

const refusal = (code: string) => ({ protocolError: { code } })

it('Past views are refused to everybody without a seat, out of range, and without a running match', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const { session, people } = await openTable(
    createPlayingRoom(NAMES, { limit: 1 }, 'relaxed', 'frantic', GAMES),
  )
  const read = (name: string, from: number) => session.history.readPastViews(identityOf(name), from)
  for (const name of [SPECTATOR, 'a stranger'])
    await expect(read(name, 1)).rejects.toMatchObject(refusal('not-seated'))
  const next = session.room.data.version + 1
  for (const from of [0, -1, 1.5, Number.NaN, next, Number.POSITIVE_INFINITY])
    await expect(read('Ada', from)).rejects.toMatchObject(refusal('bad-message'))
  await play(session, people, 3000)
  expect(session.room.data.phase).toBe('over')
  await expect(read('Ada', 1)).rejects.toMatchObject(refusal('not-playing'))
})
