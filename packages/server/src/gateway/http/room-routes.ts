import { Readable } from 'node:stream'
import { createRoomSchema } from '@slapwise/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RoomError } from '../../rooms/commands/room-error.ts'
import { readMatchRecord, streamRoomExport } from '../../rooms/history/match-records.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { CREATOR_NUMBER } from '../../rooms/state/room-data.ts'
import { publicPhaseOf } from '../../rooms/views/room-view.ts'
import { ensureIdentity, readToken } from '../identity/identity-routes.ts'
import { type Caller, clientAddress } from '../limits/address-limits.ts'
import { parseBody, publicUrl } from './http-request.ts'
import type { HttpContext } from './http-server.ts'

/**
 * Idle timeout of a connection that does not read a long reply. Node checks at intervals, so it may take twice as long.
 */
const SEND_IDLE_TIMEOUT_MS = 30_000

type CodeRequest = FastifyRequest<{ Params: { code: string } }>
type ViewsRequest = FastifyRequest<{ Params: { code: string }; Querystring: { from?: string } }>
type MatchRequest = FastifyRequest<{ Params: { code: string; number: string } }>

/** Room routes: list, create, look up, records, past views, export, delete. */
export function registerRoomRoutes(
  app: FastifyInstance,
  { registry, limits, games, devices, config }: HttpContext,
): void {
  const addressIn = (request: FastifyRequest) => clientAddress(request.raw, config.SLAPWISE_TRUST_PROXY)
  const callerOf = async (request: FastifyRequest): Promise<Caller> => ({
    address: addressIn(request),
    identity: (await devices.authenticate(readToken(request.headers)))?.identity ?? null,
  })
  /** The room of a request and the identity of its sender. */
  const find = async (request: CodeRequest): Promise<IdentifiedRoom> => {
    const caller = await callerOf(request)
    return { session: await limits.findRoom(request.params.code, caller), identity: caller.identity! }
  }
  app.get('/api/rooms', async () => ({ rooms: await registry.summaries.listPublicRooms() }))
  app.post('/api/rooms', async (request, reply) => {
    limits.checkRoomCreation(addressIn(request))
    const wanted = parseBody(createRoomSchema, request.body)
    const { identity } = await ensureIdentity(request, reply, devices)
    const creatorAddressHash = devices.hashAddress(addressIn(request))
    const { code } = await registry.create(identity, { ...wanted, creatorAddressHash })
    return reply.code(201).send({ code, link: `${publicUrl(request, config)}/room/${code}` })
  })
  app.get('/api/rooms/:code', async (request: CodeRequest) => {
    const asked = await find(request)
    const { room } = requireMayWatch(asked)
    const isMember = room.memberOf(asked.identity) !== null
    return {
      code: room.data.code,
      game: room.data.game,
      phase: publicPhaseOf(room.data),
      matchCount: room.data.matchCount,
      isMember,
    }
  })
  app.get('/api/rooms/:code/matches/:number', async (request: MatchRequest, reply) => {
    const asked = await find(request)
    const number = Number(request.params.number)
    // Checked again when its turn has come: the room may be locked by then.
    const read = () => readMatchRecord(games, registry.storage, requireMayWatch(asked).room, number)
    return sendHistory(requireMayWatch(asked), reply, read)
  })
  app.get('/api/rooms/:code/match/views', async (request: ViewsRequest, reply) => {
    const asked = await find(request)
    const from = Number(request.query.from)
    // Checked again when its turn has come: the member may have lost the seat by then.
    const read = () => requireMayWatch(asked).history.readPastViews(asked.identity, from)
    return sendHistory(requireMayWatch(asked), reply, read)
  })
  app.get('/api/rooms/:code/export', async (request: CodeRequest, reply) => {
    const session = requireCreator(await find(request))
    reply.header('content-disposition', `attachment; filename="slapwise-${session.code}.json"`)
    return sendHistory(session, reply, async () =>
      Readable.from(await streamRoomExport(games, registry.storage, session.room)),
    )
  })
  app.delete('/api/rooms/:code', async (request: CodeRequest, reply) => {
    await registry.delete(requireCreator(await find(request)))
    return reply.code(204).send()
  })
  /**
   * Replies with JSON read from the journal. No other such read is done for the same address until the reply is sent or
   * its connection closed.
   */
  const sendHistory = (session: RoomSession, reply: FastifyReply, read: () => Promise<string | Readable>) => {
    const address = addressIn(reply.request)
    limits.checkHistoryRead(address)
    session.history.checkLimits(address)
    return session.history.runQueued(address, async () => {
      if (reply.raw.closed) return
      const isClosed = new Promise((closed) => reply.raw.once('close', closed))
      reply.type('application/json').send(await read())
      reply.raw.setTimeout(SEND_IDLE_TIMEOUT_MS)
      await isClosed
    })
  }
}

interface IdentifiedRoom {
  readonly session: RoomSession
  readonly identity: string
}

/** Everybody who may watch the room may also read its finished matches. */
function requireMayWatch({ session, identity }: IdentifiedRoom): RoomSession {
  session.checkMayWatch(identity)
  return session
}

function requireCreator({ session, identity }: IdentifiedRoom): RoomSession {
  if (session.room.data.members[CREATOR_NUMBER].identity !== identity)
    throw new RoomError('not-host', 'Only the creator of the room can do that.')
  return session
}
