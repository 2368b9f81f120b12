import { hear, type RoomSight } from '@slapwise/client'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import { Games } from '@slapwise/kernel'
import { HOLD_ON } from '@slapwise/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Person } from '../../testing/registry-kit.ts'
import {
  atTurn,
  CODE,
  deed,
  imageOf,
  inWindow,
  lobby,
  playing,
  type Story,
  tell,
  until,
} from '../../testing/room-kit.ts'
import { Keeper } from '../../testing/simulation/keeper.ts'
import { type Node, Town } from '../../testing/simulation/town.ts'
import { World } from '../../testing/simulation/world.ts'
import { GRACE } from '../autopilot/writer-preference.ts'
import type { Room } from '../state/room.ts'

const NAMES = ['Ada', 'Ben', 'Cem']
const MINUTE = 60_000
const BOT = 200
/** More than anything takes on its way. */
const SOON = 50

let world: World
let town: Town

beforeEach(() => {
  world = new World('clusterBus')
  world.begin()
})

afterEach(() => world.end())

const isAdasTurn = ({ match }: Room): boolean => match!.promptFor(0)?.manner === 'decide'

/** A room on two servers. */
function townOf(story: Story): readonly [Node, Node] {
  town = new Town(world, new Keeper(world), 2, [], story)
  return town.nodes as unknown as readonly [Node, Node]
}

const pass = (milliseconds: number): Promise<boolean> => world.until(() => false, milliseconds)

/** Somebody comes to a room through one of its servers. */
class Visitor extends Person {
  #node!: Node

  async comesTo(node: Node, since: number | null = null): Promise<this> {
    this.#node = node
    const live = await node.find(CODE)
    world.within(node.process, () => this.enter(live, since))
    await pass(SOON)
    return this
  }

  leaves(): void {
    world.within(this.#node.process, () => this.go())
  }

  async wants(...[body, id]: Parameters<Person['asks']>): Promise<string> {
    const asked = world.within(this.#node.process, () => this.asks(body, id))
    await pass(SOON)
    return this.answerTo(asked)
  }

  /** Whether a member is there, as far as they know. */
  sees(member: number): boolean {
    let sight: RoomSight | null = null
    for (const message of this.heard) sight = hear(sight, message)
    return sight!.room.members[member].isOnline
  }
}

const comes = (name: string, node: Node): Promise<Visitor> => new Visitor(name).comesTo(node)

it('Whoever comes to a server that is behind sees nothing older than what they have seen', async () => {
  const [one, other] = townOf(lobby(NAMES))
  const ada = await comes('Ada', one)
  const { room: behind } = await other.find(CODE)
  other.isCut = true
  await ada.wants({ type: 'rename', name: 'Ava' })
  const { version } = (await one.find(CODE)).room.state
  other.isCut = false
  expect(behind.state.version).toBe(version - 1)
  const again = await new Visitor('Ada').comesTo(other, version)
  expect(again.welcome.version).toBe(version)
})

describe('Somebody on another server', () => {
  it('is there for everybody, until they go', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const ada = await comes('Ada', one)
    const ben = await comes('Ben', other)
    expect([ada.sees(1), ben.sees(0), ben.sees(2)]).toEqual([true, true, false])
    ada.leaves()
    await pass(SOON)
    expect(ben.sees(0)).toBe(false)
  })

  it('is not there any more some time after their server has died', async () => {
    const [one, other] = townOf(lobby(NAMES))
    await comes('Ada', one)
    const ben = await comes('Ben', other)
    one.crash()
    await pass(MINUTE / 2)
    expect(ben.sees(0)).toBe(false)
  })

  it('stays the host for as long as they are there', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const ada = await comes('Ada', one)
    await comes('Ben', other)
    const { room } = await other.find(CODE)
    await pass(5 * MINUTE)
    expect(room.state.host).toBe(0)
    ada.leaves()
    await pass(MINUTE + GRACE + SOON)
    expect(room.state.host).toBe(1)
  })

  it('is a host who has come back, whichever server they come to', async () => {
    const [one, other] = townOf(lobby(NAMES))
    await comes('Ben', one)
    const { room } = await one.find(CODE)
    await pass(MINUTE + SOON)
    expect(room.state.host).toBe(1)
    await comes('Ada', other)
    expect(room.state.host).toBe(0)
  })

  it('makes faces that all see, once, however often they ask', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const ada = await comes('Ada', one)
    const ben = await comes('Ben', other)
    expect(await ada.wants({ type: 'grimace', grimace: 'laugh' }, 'client-1')).toBe('done')
    expect(ben.all('grimace')).toHaveLength(1)
    const again = await comes('Ada', other)
    expect(await again.wants({ type: 'grimace', grimace: 'laugh' }, 'client-1')).toBe('done')
    expect(ben.all('grimace')).toHaveLength(1)
  })

  it('says no more by being on several', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const lines = [await comes('Ada', one), await comes('Ada', other)]
    const answers: string[] = []
    for (let i = 0; i < 8; i++) answers.push(await lines[i % 2].wants({ type: 'chat', text: `${i}` }))
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(6)
  })

  it('comes and goes no more by being on several', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const lines = [await comes('Eve', one), await comes('Eve', other)]
    const answers: string[] = []
    for (let i = 0; i < 24; i++)
      answers.push(
        await lines[i % 4 < 2 ? 0 : 1].wants(i % 2 ? { type: 'leave' } : { type: 'join', name: 'Eve' }),
      )
    expect(answers).toContain('too-fast')
  })

  it('who deletes the room closes it for all', async () => {
    const [one, other] = townOf(lobby(NAMES))
    const ben = await comes('Ben', other)
    const live = await one.find(CODE)
    const deleted = world.within(one.process, () => one.house.delete(live))
    await pass(SOON)
    await deleted
    expect(ben.closedFor).toBe('room-closed')
  })
})

describe('The clock of a table on two servers', () => {
  it('shows whoever comes later how much time there is', async () => {
    const [one, other] = townOf(until(playing(NAMES), atTurn))
    await comes('Ada', one)
    await pass(20_000)
    const ben = await comes('Ben', other)
    expect(ben.all('clock').at(-1)!.clock!.left).toBeLessThanOrEqual(25_000)
  })

  it('holds on for whoever asks for it, on both', async () => {
    const [one, other] = townOf(until(playing(NAMES), inWindow(2)))
    const visitors = [await comes('Ada', one), await comes('Ben', other), await comes('Cem', other)]
    const { room } = await one.find(CODE)
    const { position } = room
    const [{ seat }] = room.match!.prompts
    const body = { type: 'hold-on', promptNumber: room.promptNumber } as const
    expect(await visitors[seat].wants(body, 'client-1')).toBe('done')
    const told = visitors.map((visitor) => visitor.all('clock').at(-1)?.clock?.of ?? 0)
    expect(Math.min(...told)).toBeGreaterThan(HOLD_ON * 1000)
    const again = await comes(NAMES[seat], seat === 0 ? other : one)
    expect(await again.wants(body, 'client-1')).toBe('done')
    await pass(HOLD_ON * 1000 - 1000)
    expect(room.position).toBe(position)
    await pass(2_000 + 1000 + GRACE)
    expect(room.position).toBeGreaterThan(position)
  })
})

describe('Servers that are renewed one after the other', () => {
  const NEWER = new Games(GAMES.first, { ...crazyEights, version: crazyEights.version + 1 })

  const renew = (node: Node): void => {
    node.crash()
    node.games = NEWER
    node.start()
  }

  const answer = async (person: Visitor): Promise<string> => {
    const { promptNumber, own } = person.table
    return person.wants({ type: 'answer', promptNumber, answer: own.prompt!.fallback as number })
  }

  it('play on by the rules that a match was begun by', async () => {
    const [one, other] = townOf(until(playing(['Ada', 'Ben'], {}, 'relaxed', crazyEights.id), isAdasTurn))
    const ben = await comes('Ben', other)
    renew(one)
    const ada = await comes('Ada', one)
    expect(await answer(ada)).toBe('done')
    renew(other)
    await ben.comesTo(other)
    const rooms = [await one.find(CODE), await other.find(CODE)].map(({ room }) => room)
    expect(rooms.map(({ state }) => state.rules)).toEqual([crazyEights.version, crazyEights.version])
    expect(imageOf(rooms[0])).toEqual(imageOf(rooms[1]))
  })

  it('leave a match alone that was begun by rules which they do not know yet', async () => {
    const [one, other] = townOf(lobby(['Ada', 'Ben'], {}, 'relaxed', crazyEights.id))
    renew(one)
    const [ada, ben] = [await comes('Ada', one), await comes('Ben', other)]
    expect(await ada.wants({ type: 'start' })).toBe('done')
    expect(ben.closedFor).toBe('not-stored')
    const refused = world.within(other.process, () => other.house.find(CODE).catch((error) => error))
    await pass(SOON)
    expect(await refused).toMatchObject({ error: { code: 'newer-room' } })
    renew(other)
    await ben.comesTo(other)
    expect(ben.table.promptNumber).toBe(ada.table.promptNumber)
    expect((await one.find(CODE)).room.state.rules).toBe(crazyEights.version + 1)
  })
})

describe('What each server could do', () => {
  /** It is for a bot to go on, since who is on turn has left. */
  function botsTurn(): Story {
    const story = until(playing(NAMES), atTurn)
    tell(story, deed(story.room.match!.prompts[0].seat, { type: 'left' }))
    return story
  }

  it('is done by another when the one that should is dead, after a while', async () => {
    const story = botsTurn()
    const [one, other] = townOf(story)
    const names = NAMES.filter((_, member) => !story.room.state.members[member].hasLeft)
    const first = await comes(names[0], one)
    await comes(names[1], other)
    expect(await first.wants({ type: 'chat', text: 'mine' })).toBe('done')
    const { room } = await other.find(CODE)
    const { position } = room
    one.crash()
    await pass(GRACE - SOON)
    expect(room.position).toBe(position)
    await pass(BOT + 2 * SOON)
    expect(room.position).toBe(position + 1)
  })

  it('is done at once by who has written last', async () => {
    const story = botsTurn()
    const [one, other] = townOf(story)
    const names = NAMES.filter((_, member) => !story.room.state.members[member].hasLeft)
    const first = await comes(names[0], one)
    await comes(names[1], other)
    expect(await first.wants({ type: 'chat', text: 'mine' })).toBe('done')
    const { room } = await other.find(CODE)
    const { position } = room
    await pass(GRACE - SOON)
    expect(room.position).toBeGreaterThan(position)
    expect(town.keeper.late).toEqual([])
  })
})
