import { Readable } from 'node:stream'
import { createSchema } from '@slapwise/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RoomError } from '../../rooms/commands/errors.ts'
import { exportOf, recordOfMatch } from '../../rooms/history/archive.ts'
import type { RoomSession } from '../../rooms/session/room-session.ts'
import { FOUNDER } from '../../rooms/state/room-state.ts'
import { phaseOf } from '../../rooms/views/room-view.ts'
import { identify, tokenIn } from '../identity/me.ts'
import { addressOf, type Caller } from '../limits/address-limits.ts'
import type { HttpParts } from './http-server.ts'
import { linkAddress, parseBody } from './request.ts'

/**
 * Milliseconds after which a line is closed on which nothing of a long answer is read. Node looks twice whether something was: it
 * takes up to double that.
 */
const UNREAD_WITHIN = 30_000

type CodeRequest = FastifyRequest<{ Params: { code: string } }>
type MatchRequest = FastifyRequest<{ Params: { code: string; number: string } }>

/** Rooms from outside: list, open, look up, records, export, delete. */
export function roomRoutes(app: FastifyInstance, { house, limits, games, devices, config }: HttpParts): void {
  const addressIn = (request: FastifyRequest) => addressOf(request.raw, config.SLAPWISE_TRUST_PROXY)
  const callerOf = async (request: FastifyRequest): Promise<Caller> => ({
    address: addressIn(request),
    identity: (await devices.holderOf(tokenIn(request.headers)))?.identity ?? null,
  })
  /** The room, and who asks for it. */
  const find = async (request: CodeRequest): Promise<Asked> => {
    const caller = await callerOf(request)
    return { live: await limits.find(request.params.code, caller), identity: caller.identity! }
  }
  app.get('/api/rooms', async () => ({ rooms: await house.listed() }))
  app.post('/api/rooms', async (request, reply) => {
    limits.checkOpening(addressIn(request))
    const wanted = parseBody(createSchema, request.body)
    const { identity } = await identify(request, reply, devices)
    const openedFrom = devices.tagOf(addressIn(request))
    const { code } = await house.create(identity, { ...wanted, openedFrom })
    return reply.code(201).send({ code, link: `${linkAddress(request, config)}/room/${code}` })
  })
  app.get('/api/rooms/:code', async (request: CodeRequest) => {
    const asked = await find(request)
    const { room } = mayWatch(asked)
    const isMember = room.memberOf(asked.identity) !== null
    return {
      code: room.state.code,
      game: room.state.game,
      phase: phaseOf(room.state),
      matches: room.state.matches,
      isMember,
    }
  })
  app.get('/api/rooms/:code/matches/:number', async (request: MatchRequest, reply) => {
    const asked = await find(request)
    const number = Number(request.params.number)
    // Checked again when its turn has come: the room may be locked by then.
    const read = () => recordOfMatch(games, house.storage, mayWatch(asked).room, number)
    return sendHistory(mayWatch(asked), reply, read)
  })
  app.get('/api/rooms/:code/export', async (request: CodeRequest, reply) => {
    const live = asFounder(await find(request))
    reply.header('content-disposition', `attachment; filename="slapwise-${live.code}.json"`)
    return sendHistory(live, reply, async () =>
      Readable.from(await exportOf(games, house.storage, live.room)),
    )
  })
  app.delete('/api/rooms/:code', async (request: CodeRequest, reply) => {
    await house.delete(asFounder(await find(request)))
    return reply.code(204).send()
  })
  /**
   * Answers with JSON from the past of a room. Nothing else of the past is read for the same address until the answer is sent, or its
   * line closed.
   */
  const sendHistory = (live: RoomSession, reply: FastifyReply, read: () => Promise<string | Readable>) => {
    const address = addressIn(reply.request)
    limits.checkRetrospect(address)
    live.checkMayReadHistory(address)
    return live.readHistory(address, async () => {
      if (reply.raw.closed) return
      const isClosed = new Promise((closed) => reply.raw.once('close', closed))
      reply.type('application/json').send(await read())
      reply.raw.setTimeout(UNREAD_WITHIN)
      await isClosed
    })
  }
}

interface Asked {
  readonly live: RoomSession
  readonly identity: string
}

/** A viewer who may look at the room now may also see the matches that were played in it. */
function mayWatch({ live, identity }: Asked): RoomSession {
  live.checkMayWatch(identity)
  return live
}

function asFounder({ live, identity }: Asked): RoomSession {
  if (live.room.state.members[FOUNDER].identity !== identity)
    throw new RoomError('not-host', 'Only who has opened the room can do that.')
  return live
}
