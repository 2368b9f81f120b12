import { type ApiClient, RequestError } from '@slapwise/client'
import { type Random, randomBelow } from '@slapwise/kernel'
import type { ErrorCode } from '@slapwise/protocol'
import { createGuestClient } from '../guest-client.ts'
import { openSocket } from '../socket.ts'
import type { LoadtestPlayer } from './loadtest-player.ts'

export interface FaultContext {
  readonly player: LoadtestPlayer
  readonly url: string
  readonly random: Random
  readonly isHost: boolean
}

/** Does something that no good client does. Tells what the server did wrong about it; null if nothing. */
export type Fault = (occasion: FaultContext) => Promise<string | null>

const pickRandom = <T>(random: Random, things: readonly T[]): T => things[randomBelow(random, things.length)]

const OVERSIZED_LENGTH = 20_000
const INVALID_FRAMES: readonly (string | Buffer)[] = [
  'hello?',
  '',
  '42',
  'null',
  '[]',
  '"join"',
  '{"type":"answer",',
  '{"type":"join"}',
  '{"__proto__":{"type":"leave"}}',
  '['.repeat(4_000),
  'x'.repeat(OVERSIZED_LENGTH),
  JSON.stringify({ type: 'chat', id: 'huge', text: 'x'.repeat(OVERSIZED_LENGTH) }),
  '\u0000\u0001',
  Buffer.from([0xff, 0xfe, 0x00]),
]

/** They have ids, but nothing else is right. */
const MALFORMED_REQUESTS: readonly object[] = [
  { type: 'dance' },
  { type: 'constructor' },
  { type: ['answer'] },
  { type: 'answer', promptNumber: '1', answer: 0 },
  { type: 'answer', promptNumber: 1, answer: { toString: 1 } },
  { type: 'answer', promptNumber: 1, answer: 1e9 },
  { type: 'answer', promptNumber: 1, answer: [0.5] },
  { type: 'answer', promptNumber: 1 },
  { type: 'sit', seat: 99 },
  { type: 'sit', seat: -1 },
  { type: 'ready', ready: 'yes' },
  { type: 'chat', text: 'bell \u0007' },
  { type: 'chat', text: '' },
  { type: 'change-room', pace: 'frantic' },
  { type: 'leave', really: true },
  { type: 'history', since: -1 },
]

const HOST_ONLY_REQUESTS: readonly object[] = [
  { type: 'start' },
  { type: 'rematch' },
  { type: 'change-room', pace: 'fast' },
  { type: 'change-room', isLocked: true },
  { type: 'remove-member', member: 0 },
  { type: 'make-host', member: 1 },
  { type: 'add-bot', seat: 7, level: 'simple' },
]

const INVALID_HOST_REQUESTS: readonly object[] = [
  { type: 'remove-member', member: 0 },
  { type: 'remove-member', member: 900 },
  { type: 'make-host', member: 63 },
  { type: 'remove-bot', seat: 0 },
]

const INVALID_HOST_REQUEST_ERRORS: readonly ErrorCode[] = ['no-such-member', 'no-such-seat', 'not-in-lobby']

/** A code that sounds right, and letters that do not even do that. */
const UNKNOWN_ROOM_CODES = ['zuzu-zuzu', 'xx', '%2e%2e', 'bako-timu-bako']

export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'dropped connection'({ player }) {
    player.dropConnection()
    return null
  },
  async 'invalid frame'({ player, random }) {
    const frame = pickRandom(random, INVALID_FRAMES)
    const error = await player.sendInvalid(frame)
    if (!error || error.code === 'bad-message' || error.code === 'too-large') return null
    return `${String(frame).slice(0, 40)} led to ${error.code}`
  },
  'malformed request': ({ player, random }) =>
    expectError(player, pickRandom(random, MALFORMED_REQUESTS), 'bad-message'),
  'stale prompt': ({ player, random }) => {
    const promptNumber = (player.match?.promptNumber ?? 0) - 1 - randomBelow(random, 5)
    return expectError(player, { type: 'answer', promptNumber, answer: 0 }, 'stale-prompt', 'not-playing')
  },
  'illegal answer': ({ player }) =>
    expectError(
      player,
      { type: 'answer', promptNumber: player.match?.promptNumber ?? 0, answer: 31_999 },
      ...(['illegal-answer', 'not-asked', 'stale-prompt', 'not-playing'] as const),
    ),
  'missing permission': ({ player, random, isHost }) =>
    isHost
      ? expectError(player, pickRandom(random, INVALID_HOST_REQUESTS), ...INVALID_HOST_REQUEST_ERRORS)
      : expectError(player, pickRandom(random, HOST_ONLY_REQUESTS), 'not-host'),
  'unknown room': ({ player, url, random }) =>
    expectConnectionRejected(
      createGuestClient(url, player.cookie),
      pickRandom(random, UNKNOWN_ROOM_CODES),
      'no-such-room',
    ),
  'forged cookie': ({ player, url }) =>
    expectConnectionRejected(
      createGuestClient(url, `${player.cookie.slice(0, -4)}xxxx`),
      player.room!.code,
      'not-a-member',
    ),
  /** Well-behaved, but something more to be told about between the answers. */
  async chat({ player }) {
    await player.request({ type: 'chat', text: 'Frantic!' }).catch(ignoreErrors('rate-limited'))
    return null
  },
  async quiet({ player, random }) {
    const isSkipping = randomBelow(random, 2) === 0
    await player.request({ type: 'skip-reactions', isSkipping })
    return null
  },
}

/** Asks for what must be refused. */
async function expectError(
  player: LoadtestPlayer,
  body: object,
  ...codes: ErrorCode[]
): Promise<string | null> {
  try {
    await player.request(body as never)
  } catch (error) {
    ignoreErrors(...codes)(error)
    return null
  }
  return `${JSON.stringify(body)} was carried out`
}

const ignoreErrors =
  (...codes: readonly ErrorCode[]) =>
  (error: unknown): void => {
    if (!(error instanceof RequestError) || !codes.includes(error.protocolError.code)) throw error
  }

/** Whoever knocks at many wrong doors is not even told that they are wrong. */
const HTTP_TOO_MANY_REQUESTS = 429

/** Tries to get in where that should not work. */
const expectConnectionRejected = (api: ApiClient, code: string, wanted: ErrorCode): Promise<string | null> =>
  new Promise((resolve) => {
    // Where nobody is at home at all, that is no answer.
    let problem: string | null = null
    const ws = openSocket(api, code, null, ({ status, protocolError }) => {
      if (status !== HTTP_TOO_MANY_REQUESTS && protocolError?.code !== wanted)
        problem = `was answered ${status} ${protocolError?.code}`
    })
    ws.on('error', () => {})
    ws.on('open', () => {
      problem = 'was let in'
      ws.close()
    })
    ws.on('close', () => resolve(problem))
  })
