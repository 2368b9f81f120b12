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

/**
 * Does something that a correct client never does. Resolves with what the server did wrong in return; null if
 * nothing.
 */
export type Fault = (occasion: FaultContext) => Promise<string | null>

const pickRandom = <T>(random: Random, items: readonly T[]): T => items[randomBelow(random, items.length)]

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

/** Requests with an id but an invalid body. */
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

/** A well-formed code of no room, and malformed ones. */
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
    return `${String(frame).slice(0, 40)} caused the error ${error.code}`
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
  /** A valid request that causes additional updates between the answers. */
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

/** Sends a request that must fail with one of these codes. */
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
  return `${JSON.stringify(body)} was accepted`
}

const ignoreErrors =
  (...codes: readonly ErrorCode[]) =>
  (error: unknown): void => {
    if (!(error instanceof RequestError) || !codes.includes(error.protocolError.code)) throw error
  }

/** The server rejects addresses that try many unknown rooms before it looks the room up. */
const HTTP_TOO_MANY_REQUESTS = 429

/** Opens a connection that must be rejected. */
const expectConnectionRejected = (
  api: ApiClient,
  code: string,
  expected: ErrorCode,
): Promise<string | null> =>
  new Promise((resolve) => {
    // Stays null if the server is down: that is not an answer.
    let problem: string | null = null
    const ws = openSocket(api, code, null, ({ status, protocolError }) => {
      if (status !== HTTP_TOO_MANY_REQUESTS && protocolError?.code !== expected)
        problem = `was rejected with ${status} ${protocolError?.code}`
    })
    ws.on('error', () => {})
    ws.on('open', () => {
      problem = 'was accepted'
      ws.close()
    })
    ws.on('close', () => resolve(problem))
  })
