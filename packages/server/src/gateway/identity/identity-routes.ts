import type { IncomingHttpHeaders } from 'node:http'
import { basename } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import { parseBody, publicUrl } from '../http/http-request.ts'
import { type AddressLimits, clientAddress } from '../limits/address-limits.ts'
import { parseDeviceName } from './device-name.ts'
import type { DeviceRegistry } from './device-registry.ts'
import type { DeviceIdentity } from './identity-tokens.ts'

const COOKIE_NAME = 'slapwise'
const COOKIE_PATTERN = new RegExp(`(?:^|;) *${COOKIE_NAME}=([^; ]*)`)

/** Reads the cookie without decoding escapes, so that each identity has exactly one spelling. */
export const readToken = ({ cookie = '' }: IncomingHttpHeaders): string | undefined =>
  COOKIE_PATTERN.exec(cookie)?.[1]

const COOKIE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60

const MAX_TOKEN_LENGTH = 200
const redeemSchema = z.strictObject({ token: z.string().max(MAX_TOKEN_LENGTH) })

/** The identity of the sender; creates one, with its cookie, if there is none. */
export async function ensureIdentity(
  request: FastifyRequest,
  reply: FastifyReply,
  devices: DeviceRegistry,
): Promise<DeviceIdentity> {
  const deviceIdentity = await devices.authenticate(readToken(request.headers))
  if (deviceIdentity !== null) return deviceIdentity
  const created = devices.createIdentity()
  setCookie(request, reply, devices.tokenFor(created))
  return created
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE_NAME, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: COOKIE_MAX_AGE_SECONDS,
  })
}

/** Unix milliseconds by a monotonic clock, so that changes of the system clock have no effect. */
const currentTime = (): number => Math.round(performance.timeOrigin + performance.now())

type DeviceRequest = FastifyRequest<{ Params: { device: string } }>

interface IdentityRoutesContext {
  readonly registry: RoomRegistry
  readonly devices: DeviceRegistry
  readonly limits: AddressLimits
  readonly config: Config
  readonly webRoot: string | null
}

/** Routes about the sender's own identity, devices and rooms. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  { registry, devices, limits, config, webRoot }: IdentityRoutesContext,
): void {
  // The folder is named after its content, so that a page from an older build can detect the new one.
  const build = webRoot === null ? null : basename(webRoot)
  const deviceNameOf = ({ headers }: FastifyRequest) => parseDeviceName(headers['user-agent'])
  const checkTransferLimit = ({ raw }: FastifyRequest) =>
    limits.checkTransfer(clientAddress(raw, config.SLAPWISE_TRUST_PROXY))
  app.get('/api/me', async (request, reply) => {
    await ensureIdentity(request, reply, devices)
    return { ok: true, build }
  })
  app.post('/api/me/transfers', async (request, reply) => {
    checkTransferLimit(request)
    const deviceIdentity = await ensureIdentity(request, reply, devices)
    const token = await devices.createTransfer(deviceIdentity, deviceNameOf(request), currentTime())
    return { link: `${publicUrl(request, config)}/transfer/${token}` }
  })
  // POST only: link previews must not use up the token.
  app.post('/api/transfers', async (request, reply) => {
    checkTransferLimit(request)
    const { token } = parseBody(redeemSchema, request.body)
    const deviceIdentity = await devices.redeemTransfer(token, deviceNameOf(request), currentTime())
    setCookie(request, reply, devices.tokenFor(deviceIdentity))
    return { ok: true }
  })
  app.get('/api/me/devices', async (request, reply) => {
    const deviceIdentity = await ensureIdentity(request, reply, devices)
    const rows = await devices.listDevices(deviceIdentity)
    return {
      devices: rows.map(({ device, name, addedAt }) => ({
        id: device || FIRST_DEVICE_ID,
        name,
        addedAt,
        isCurrent: device === deviceIdentity.device,
      })),
    }
  })
  // A visitor without an identity has no rooms, and gets no identity for asking.
  app.get('/api/me/rooms', async (request) => {
    const deviceIdentity = await devices.authenticate(readToken(request.headers))
    return {
      rooms: deviceIdentity === null ? [] : await registry.summaries.listRoomsOf(deviceIdentity.identity),
    }
  })
  app.get('/api/me/matches', async (request) => {
    limits.checkHistoryRead(clientAddress(request.raw, config.SLAPWISE_TRUST_PROXY))
    const deviceIdentity = await devices.authenticate(readToken(request.headers))
    return {
      matches: deviceIdentity === null ? [] : await registry.summaries.listMatchesOf(deviceIdentity.identity),
    }
  })
  app.delete('/api/me/devices/:device', async (request: DeviceRequest, reply) => {
    checkTransferLimit(request)
    const deviceIdentity = await ensureIdentity(request, reply, devices)
    const { device } = request.params
    await devices.revoke(deviceIdentity, device === FIRST_DEVICE_ID ? '' : device)
    return { ok: true }
  })
}

/** Name of the device on which an identity was created, in the API; it is stored as an empty string. */
const FIRST_DEVICE_ID = 'first'
