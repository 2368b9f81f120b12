import type { IncomingHttpHeaders } from 'node:http'
import { basename } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import { linkAddress, parseBody } from '../http/request.ts'
import { type AddressLimits, addressOf } from '../limits/address-limits.ts'
import { deviceName } from './device-name.ts'
import type { DeviceRegistry } from './device-registry.ts'
import type { Known } from './identity.ts'

const COOKIE = 'slapwise'
const GIVEN = new RegExp(`(?:^|;) *${COOKIE}=([^; ]*)`)

/** The cookie that somebody sent, without decoding escapes: with them there would be many spellings of one identity. */
export const tokenIn = ({ cookie = '' }: IncomingHttpHeaders): string | undefined => GIVEN.exec(cookie)?.[1]

const COOKIE_AGE = 400 * 24 * 60 * 60

const LONGEST_TOKEN = 200
const takenSchema = z.strictObject({ token: z.string().max(LONGEST_TOKEN) })

/** Whoever asks; they get an identity if they have none. */
export async function identify(
  request: FastifyRequest,
  reply: FastifyReply,
  devices: DeviceRegistry,
): Promise<Known> {
  const known = await devices.holderOf(tokenIn(request.headers))
  if (known !== null) return known
  const created = devices.create()
  setCookie(request, reply, devices.tokenFor(created))
  return created
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_AGE,
  })
}

/** The time of day by a clock that nobody sets while the server runs. */
const now = (): number => Math.round(performance.timeOrigin + performance.now())

type DeviceRequest = FastifyRequest<{ Params: { device: string } }>

interface Chunks {
  readonly house: RoomRegistry
  readonly devices: DeviceRegistry
  readonly limits: AddressLimits
  readonly config: Config
  readonly webRoot: string | null
}

/** Who one is, and on which devices. */
export function meRoutes(app: FastifyInstance, { house, devices, limits, config, webRoot }: Chunks): void {
  // The folder is named by what is in it: a page that was built from something else can tell by it.
  const build = webRoot === null ? null : basename(webRoot)
  const nameIn = ({ headers }: FastifyRequest) => deviceName(headers['user-agent'])
  const checkCarry = ({ raw }: FastifyRequest) =>
    limits.checkCarry(addressOf(raw, config.SLAPWISE_TRUST_PROXY))
  app.get('/api/me', async (request, reply) => {
    await identify(request, reply, devices)
    return { ok: true, build }
  })
  app.post('/api/me/carry', async (request, reply) => {
    checkCarry(request)
    const known = await identify(request, reply, devices)
    const token = await devices.carry(known, nameIn(request), now())
    return { link: `${linkAddress(request, config)}/carry/${token}` }
  })
  // Only by a POST: what looks at links before a person does, does not use them up.
  app.post('/api/carry', async (request, reply) => {
    checkCarry(request)
    const { token } = parseBody(takenSchema, request.body)
    const known = await devices.take(token, nameIn(request), now())
    setCookie(request, reply, devices.tokenFor(known))
    return { ok: true }
  })
  app.get('/api/me/devices', async (request, reply) => {
    const known = await identify(request, reply, devices)
    const rows = await devices.devicesOf(known)
    return {
      devices: rows.map(({ device, name, since }) => ({
        id: device || FIRST,
        name,
        since,
        isThis: device === known.device,
      })),
    }
  })
  // Somebody without an identity is nowhere, and need not get one for that.
  app.get('/api/me/rooms', async (request) => {
    const known = await devices.holderOf(tokenIn(request.headers))
    return { rooms: known === null ? [] : await house.roomsOf(known.identity) }
  })
  app.delete('/api/me/devices/:device', async (request: DeviceRequest, reply) => {
    checkCarry(request)
    const known = await identify(request, reply, devices)
    const { device } = request.params
    await devices.end(known, device === FIRST ? '' : device)
    return { ok: true }
  })
}

/** The device on which an identity was made, which has no name of its own. */
const FIRST = 'first'
