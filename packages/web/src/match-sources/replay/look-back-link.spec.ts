import type { ClientRequest, LookBack } from '@slapwise/protocol'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Store } from '../../browser/store.ts'
import type { RemoteRoom } from '../room/remote-room.ts'
import { LookBackLink } from './look-back-link.ts'
import type { ReplayControls, ReplayMoment } from './replay-source.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const HOST = 0
const GUEST = 1

interface Options {
  readonly lookBack?: LookBack
  readonly isBigScreen?: boolean
  /** Whether the server refuses all requests. */
  readonly isRefused?: boolean
}

/** A replay of the second match of a room, in which nothing else happens. */
function openLink(yourMember: number | null, options: Options = {}) {
  const { lookBack = null, isBigScreen = false } = options
  const server = { isRefusing: options.isRefused ?? false, requests: [] as unknown[] }
  const room = { host: HOST, members: [], phase: 'over' }
  const store = new Store({ room, yourMember, lookBack })
  const remote = {
    store,
    tryRequest: async (request: ClientRequest) => {
      server.requests.push(request)
      return server.isRefusing ? { code: 'rate-limited', message: 'Slower.' } : null
    },
  } as unknown as Pick<RemoteRoom, 'store' | 'tryRequest'>
  const controls = new Store<ReplayControls>({ index: 0, viewer: null, isPlaying: false, speed: 1 })
  const move = (moment: Partial<ReplayMoment>) => controls.set({ ...controls.get(), ...moment })
  const link = new LookBackLink({
    remote,
    source: { controls, follow: move },
    match: 2,
    playerCount: 3,
    startsFollowing: true,
    isBigScreen,
  })
  const show = (shown: LookBack | null) => store.set({ ...store.get(), lookBack: shown })
  return { link, server, controls, move, show }
}

const shownAt = (index: number, viewer: LookBack['viewer'] = null): LookBack => ({ match: 2, index, viewer })

it('sends the latest moment of the host, not each one in between', async () => {
  const { link, server, move } = openLink(HOST)
  link.lead()
  for (const index of [1, 2, 3]) move({ index })
  await vi.runAllTimersAsync()
  expect(server.requests).toEqual(
    [0, 3].map((index) => ({ type: 'look-back', lookBack: { match: 2, index, viewer: null } })),
  )
  link.close()
})

it('gives up after a few refusals, and tries again with the next move', async () => {
  const { link, server, move } = openLink(HOST, { isRefused: true })
  link.lead()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.requests).toHaveLength(6)
  server.isRefusing = false
  move({ index: 7 })
  await vi.runAllTimersAsync()
  expect(server.requests.slice(6)).toEqual([
    { type: 'look-back', lookBack: { match: 2, index: 7, viewer: null } },
  ])
  link.close()
})

it('follows the host until its own first move, and again after rejoining', () => {
  const { link, server, controls, move, show } = openLink(GUEST, { lookBack: shownAt(4) })
  expect([link.role.get(), controls.get().index]).toEqual(['following', 4])
  show(shownAt(5, 2))
  expect(controls.get()).toMatchObject({ index: 5, viewer: 2 })
  move({ index: 1 })
  show(shownAt(6))
  expect([link.role.get(), controls.get().index]).toEqual(['apart', 1])
  link.rejoin()
  expect([link.role.get(), controls.get().index]).toEqual(['following', 6])
  show(null)
  expect(link.role.get()).toBe('none')
  expect(server.requests).toEqual([])
  link.close()
})

it('does not follow what the host shows of another match', () => {
  const { link, controls, show } = openLink(GUEST)
  show({ ...shownAt(9), match: 1 })
  expect([link.role.get(), controls.get().index]).toEqual(['none', 0])
  link.close()
})

it('shows all hands on a big screen, and for a seat that the match does not have', () => {
  const screen = openLink(null, { lookBack: shownAt(4, 1), isBigScreen: true })
  const guest = openLink(GUEST, { lookBack: shownAt(4, 3) })
  expect([screen, guest].map(({ controls }) => controls.get().viewer)).toEqual(['all-open', 'all-open'])
  screen.link.close()
  guest.link.close()
})
