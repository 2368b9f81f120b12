import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerOptions } from 'node:http'
import { Readable } from 'node:stream'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { Games } from '@slapwise/kernel'
import { createSchema, type ErrorCode, type ProtocolError } from '@slapwise/protocol'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Damaged } from '../journal/storage.ts'
import { exportOf, recordOfMatch } from '../rooms/archive.ts'
import { readCode } from '../rooms/codes.ts'
import { damagedRoom, Refused } from '../rooms/decide.ts'
import type { House } from '../rooms/house.ts'
import type { LiveRoom } from '../rooms/live-room.ts'
import { FOUNDER } from '../rooms/room-state.ts'
import { phaseOf } from '../rooms/views.ts'
import { type CatalogueQuery, catalogueFor } from './catalogue.ts'
import { addressOf, type Caller, type Doorkeeper } from './doorkeeper.ts'
import { logTo } from './log-stream.ts'
import { identify, meRoutes, tokenIn } from './me.ts'
import type { Figures } from './metrics.ts'
import { addressForOthers } from './network-address.ts'
import { PAGE_STYLE, page } from './page.ts'
import { PageFiles } from './page-files.ts'
import type { Passports } from './passports.ts'
import { type Refusal, refuse } from './refuse.ts'
import { linkAddress, parseBody } from './request.ts'
import type { Turnstile } from './turnstile.ts'

const STDOUT = 1

/** Milliseconds in which something of a long answer has to be read: then the line is closed, and the next one has its turn. */
const UNREAD_WITHIN = 30_000

const SERVER_OPTIONS: ServerOptions = {
  /** Milliseconds in which all of a request has to come. */
  requestTimeout: 10_000,
  /** Milliseconds for which a line stays open between two of them: longer than proxies keep theirs. */
  keepAliveTimeout: 72_000,
  /** Some clients would rather speak HTTP/2, and ask for it with every request. */
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
}

const GARBLED: Refusal = [400, 'bad-message', 'This is not HTTP as we know it.']
const NOT_HTTP: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large', 'That is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad-message', 'That took too long.'],
}

/** An identity and more, as in cookies and in links to other devices. */
const SIGNED = /[\w-]{22}(?:\.|%2e)[\w-]{10}\S*/gi

/** What takes more than to hand out a file. By its route: what is asked for can be written in many ways. */
const COUNTED = /^\/(api|metrics)\b/

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-such-room': 404,
  'no-such-game': 404,
  'newer-room': 503,
  'room-damaged': 503,
  'not-host': 403,
  'not-a-member': 401,
  'room-locked': 403,
  'sent-away': 403,
  'too-many-rooms': 503,
  'too-fast': 429,
  'not-over': 409,
}

export interface HttpParts {
  readonly house: House
  readonly keeper: Doorkeeper
  readonly turnstile: Turnstile
  readonly games: Games
  readonly passports: Passports
  readonly config: Config
  /** The folder with the table in the browser; without it, a page says how to play from a terminal. */
  readonly webRoot: string | null
}

/** Everything that is not a socket: identities, rooms from outside, and what keeps the house running. */
export async function httpServer(parts: HttpParts, metrics: Figures): Promise<FastifyInstance> {
  const { config, house, keeper, turnstile } = parts
  const app = Fastify({
    logger: { level: config.SLAPWISE_LOG, serializers: { req: logged }, stream: logTo(STDOUT) },
    trustProxy: (_, hop) => hop < config.SLAPWISE_TRUST_PROXY,
    bodyLimit: 16_000,
    serverFactory: (answer) =>
      createServer(SERVER_OPTIONS, (request, response) => {
        if (!keeper.mayWait(request, response)) return
        turnstile.pass(addressOf(request, config.SLAPWISE_TRUST_PROXY), () => {
          if (!request.socket.destroyed) answer(request, response)
        })
      }),
    clientErrorHandler: ({ code }, socket) => refuse(socket, ...(NOT_HTTP[code] ?? GARBLED)),
    frameworkErrors: ({ message }, _, reply) =>
      void (reply as FastifyReply).code(400).send({ error: { code: 'bad-message', message } }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(cookie, { hook: false })
  // On a home network there is no TLS; a proxy that has it adds the header for it.
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        fontSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  })
  app.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
    const error = thrown instanceof Damaged ? damagedRoom() : thrown
    const status = error instanceof Refused ? (STATUS[error.error.code] ?? 400) : (thrown.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: thrown })
    reply.code(status).send({ error: errorOf(error, status) })
  })
  const files = parts.webRoot === null ? null : new PageFiles(parts.webRoot)
  app.setNotFoundHandler((request, reply) => {
    const isShown = files && isPageVisit(request) && files.send(INDEX, request, reply.code(404))
    return (
      isShown || reply.code(404).send({ error: { code: 'bad-message', message: 'There is nothing here.' } })
    )
  })
  app.addHook('onRequest', async (request, reply) => {
    // Files of the page cost next to nothing, and a whole club may fetch them from one address.
    if (COUNTED.test(request.routeOptions.url ?? '')) {
      keeper.checkRequest(addressOf(request.raw, config.SLAPWISE_TRUST_PROXY))
      reply.header('cache-control', 'no-store')
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !isWelcome(request.raw, config))
      throw Object.assign(new Error('This page may not do that.'), { statusCode: 403 })
  })
  if (files) webPages(app, files)
  else pages(app, config)
  meRoutes(app, parts)
  roomRoutes(app, parts)
  app.get('/api/games/:game/catalogue', async (request: CatalogueRequest) => {
    keeper.checkRetrospect(addressOf(request.raw, config.SLAPWISE_TRUST_PROXY))
    return catalogueFor(parts.games, request.params.game, request.query)
  })
  app.get('/api/address', async ({ raw }) => ({ address: addressForOthers(raw, config) }))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await house.storage.check()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the data cannot be written' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!isBearer(request.headers.authorization, config.SLAPWISE_METRICS)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.read())
  })
  return app
}

/** Who reads the log must not be able to become somebody else by it, however they write what we have signed. */
const logged = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.replace(SIGNED, '…'), ip })

function errorOf(error: Error, status: number): ProtocolError {
  if (error instanceof Refused) return error.error
  if (status === 429) return { code: 'too-fast', message: 'Not so fast.' }
  if (status === 413) return { code: 'too-large', message: 'That is too large.' }
  if (status < 500) return { code: 'bad-message', message: error.message }
  return { code: 'not-stored', message: 'Something went wrong here, and nothing was changed.' }
}

/** Somebody with a browser, whom our page can tell in their language that there is nothing. */
const isPageVisit = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

function isBearer(given: string | undefined, token: string | null): boolean {
  const [wanted, told] = [`Bearer ${token}`, given ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return token !== null && timingSafeEqual(wanted, told)
}

/** Browsers say which page they come from: only our own, and those that whoever hosts has named. */
export function isWelcome({ headers }: IncomingMessage, config: Config): boolean {
  const { origin, host } = headers
  if (origin === undefined || config.SLAPWISE_ORIGINS.includes(origin)) return true
  return origin === `${protocolOf(headers, config)}://${host}`
}

/** Whether there is TLS is known by the last proxy, and there is none without one. */
function protocolOf(headers: IncomingMessage['headers'], { SLAPWISE_TRUST_PROXY: hops }: Config): string {
  const told =
    hops > 0
      ? String(headers['x-forwarded-proto'] ?? '')
          .split(',')
          .at(-1)!
          .trim()
      : ''
  return told || 'http'
}

function pages(app: FastifyInstance, config: Config): void {
  const html = (reply: FastifyReply, text: string) => reply.type('text/html').send(text)
  app.get('/', async (request, reply) => html(reply, page(linkAddress(request, config), null)))
  app.get('/room/:code', async (request: CodeRequest, reply) =>
    html(reply, page(linkAddress(request, config), readCode(request.params.code))),
  )
  app.get('/page.css', async (_, reply) => reply.type('text/css').send(PAGE_STYLE))
}

/** The table in the browser. */
function webPages(app: FastifyInstance, files: PageFiles): void {
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) =>
    files.send(name, request, reply) ?? reply.callNotFound()
  for (const path of PAGES) app.get(path, async (request, reply) => send(INDEX, request, reply))
  app.get('/*', async (request: FileRequest, reply) => send(request.params['*'], request, reply))
}

const INDEX = 'index.html'

/** The first game’s where none is named. */
const PAGES = [
  '/',
  ...['/play', '/cards', '/rules', '/design'].flatMap((page) => [page, `${page}/:game`]),
  '/design/:game/:moment',
  '/carry/:token',
  '/room/:code',
  '/room/:code/table',
]

type CatalogueRequest = FastifyRequest<{ Params: { game: string }; Querystring: CatalogueQuery }>
type CodeRequest = FastifyRequest<{ Params: { code: string } }>
type FileRequest = FastifyRequest<{ Params: { '*': string } }>

function roomRoutes(app: FastifyInstance, { house, keeper, games, passports, config }: HttpParts): void {
  const addressIn = (request: FastifyRequest) => addressOf(request.raw, config.SLAPWISE_TRUST_PROXY)
  const callerOf = async (request: FastifyRequest): Promise<Caller> => ({
    address: addressIn(request),
    identity: (await passports.holderOf(tokenIn(request.headers)))?.identity ?? null,
  })
  /** The room, and who asks for it. */
  const find = async (request: CodeRequest): Promise<Asked> => {
    const caller = await callerOf(request)
    return { live: await keeper.find(request.params.code, caller), identity: caller.identity! }
  }
  app.get('/api/rooms', async () => ({ rooms: await house.listed() }))
  app.post('/api/rooms', async (request, reply) => {
    keeper.checkOpening(addressIn(request))
    const wanted = parseBody(createSchema, request.body)
    const { identity } = await identify(request, reply, passports)
    const openedFrom = passports.tagOf(addressIn(request))
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
    const live = mayWatch(await find(request))
    const number = Number(request.params.number)
    return lookBack(live, reply, () => recordOfMatch(games, house.storage, live.room, number))
  })
  app.get('/api/rooms/:code/export', async (request: CodeRequest, reply) => {
    const live = asFounder(await find(request))
    reply.header('content-disposition', `attachment; filename="slapwise-${live.code}.json"`)
    return lookBack(live, reply, async () => Readable.from(await exportOf(games, house.storage, live.room)))
  })
  app.delete('/api/rooms/:code', async (request: CodeRequest, reply) => {
    await house.delete(asFounder(await find(request)))
    return reply.code(204).send()
  })
  /** Answers with JSON from the past of a room. Nothing else is read for the address until that is sent, or nobody waits for it any more. */
  const lookBack = (live: LiveRoom, reply: FastifyReply, read: () => Promise<string | Readable>) => {
    const address = addressIn(reply.request)
    keeper.checkRetrospect(address)
    live.checkRetrospect(address)
    return live.lookBack(address, async () => {
      if (reply.raw.closed) return
      const isClosed = new Promise((closed) => reply.raw.once('close', closed))
      reply.type('application/json').send(await read())
      reply.raw.setTimeout(UNREAD_WITHIN)
      await isClosed
    })
  }
}

interface Asked {
  readonly live: LiveRoom
  readonly identity: string
}

type MatchRequest = FastifyRequest<{ Params: { code: string; number: string } }>

/** Whoever could look at the room now may also see what was played in it. */
function mayWatch({ live, identity }: Asked): LiveRoom {
  live.checkMayWatch(identity)
  return live
}

function asFounder({ live, identity }: Asked): LiveRoom {
  if (live.room.state.members[FOUNDER].identity !== identity)
    throw new Refused('not-host', 'Only who has opened the room can do that.')
  return live
}
