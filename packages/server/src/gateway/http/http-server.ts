import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { GameRegistry } from '@slapwise/kernel'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Config } from '../../config.ts'
import type { LinkPreviews } from '../../previews/link-previews.ts'
import type { RoomRegistry } from '../../rooms/registry/room-registry.ts'
import { createErrorReply } from '../error-reply.ts'
import type { DeviceRegistry } from '../identity/device-registry.ts'
import { registerIdentityRoutes } from '../identity/identity-routes.ts'
import { type AddressLimits, clientAddress } from '../limits/address-limits.ts'
import type { FairScheduler } from '../limits/fair-scheduler.ts'
import { isAllowedOrigin } from '../origin.ts'
import { type HttpRefusal, refuseConnection } from '../refuse-connection.ts'
import { type CatalogueQuery, createCatalogue } from './catalogue.ts'
import { createLogStream } from './log-stream.ts'
import type { ServerMetrics } from './metrics.ts'
import { findNetworkUrl } from './network-address.ts'
import { registerPageRoutes } from './page-routes.ts'
import { registerRoomRoutes } from './room-routes.ts'

const STDOUT = 1

const SERVER_OPTIONS: ServerOptions = {
  requestTimeout: 10_000,
  /** Longer than proxies keep idle connections, so that they do not reuse one that is being closed. */
  keepAliveTimeout: 72_000,
  /** Some clients ask for an upgrade to HTTP/2 with every request. */
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
}

const MALFORMED_REQUEST: HttpRefusal = [400, 'bad-message', 'Malformed HTTP request.']
const CLIENT_ERRORS: Readonly<Record<string, HttpRefusal>> = {
  HPE_HEADER_OVERFLOW: [431, 'too-large', 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bad-message', 'The request timed out.'],
}

/** Signed tokens in cookies and in links to other devices. */
const SIGNED_TOKEN = /[\w-]{22}(?:\.|%2e)[\w-]{10}\S*/gi

/**
 * Routes that count against the request limit of an address; matched by route, since a URL can be written in many ways.
 */
const RATE_LIMITED_ROUTES = /^\/(api|metrics)\b/

export interface HttpContext {
  readonly registry: RoomRegistry
  readonly limits: AddressLimits
  readonly scheduler: FairScheduler
  readonly games: GameRegistry
  readonly devices: DeviceRegistry
  readonly previews: LinkPreviews
  readonly config: Config
  /** Folder of the built page; null serves only the API. */
  readonly webRoot: string | null
}

/** Creates the HTTP server: identities, rooms, page, health and metrics; everything except WebSockets. */
export async function createHttpServer(
  context: HttpContext,
  metrics: ServerMetrics,
): Promise<FastifyInstance> {
  const { config, registry, limits, scheduler } = context
  const app = Fastify({
    logger: {
      level: config.SLAPWISE_LOG,
      serializers: { req: serializeRequest },
      stream: createLogStream(STDOUT, config.SLAPWISE_LOG_FORMAT),
    },
    // Fastify logs two lines per request at the normal level; `logResponse` writes one at `debug`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_, hop) => hop < config.SLAPWISE_TRUST_PROXY,
    bodyLimit: 16_000,
    serverFactory: (answer) =>
      createServer(SERVER_OPTIONS, (request, response) => {
        if (!limits.admitRequest(request, response)) return
        scheduler.schedule(clientAddress(request, config.SLAPWISE_TRUST_PROXY), () => {
          if (!request.socket.destroyed) answer(request, response)
        })
      }),
    clientErrorHandler: ({ code }, socket) =>
      refuseConnection(socket, ...(CLIENT_ERRORS[code] ?? MALFORMED_REQUEST)),
    frameworkErrors: ({ message }, _, reply) =>
      void (reply as FastifyReply).code(400).send({ error: { code: 'bad-message', message } }),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(cookie, { hook: false })
  // A home network has no TLS; a proxy that terminates TLS adds this header itself.
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
    const { status, error } = createErrorReply(thrown)
    if (status >= 500) request.log.error({ req: request, err: thrown }, 'request failed')
    reply.code(status).send({ error })
  })
  app.addHook('onRequest', async (request, reply) => {
    // Page files are cheap, and many people behind one address may fetch them at once.
    if (RATE_LIMITED_ROUTES.test(request.routeOptions.url ?? '')) {
      limits.checkRequest(clientAddress(request.raw, config.SLAPWISE_TRUST_PROXY))
      reply.header('cache-control', 'no-store')
    }
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes && !isAllowedOrigin(request.raw, config))
      throw Object.assign(new Error('Requests from this origin are not allowed.'), { statusCode: 403 })
  })
  app.addHook('onResponse', logResponse)
  registerPageRoutes(app, context)
  registerIdentityRoutes(app, context)
  registerRoomRoutes(app, context)
  app.get('/api/games/:game/catalogue', async (request: CatalogueRequest) => {
    limits.checkHistoryRead(clientAddress(request.raw, config.SLAPWISE_TRUST_PROXY))
    return createCatalogue(context.games, request.params.game, request.query)
  })
  app.get('/api/address', async ({ raw }) => ({ address: findNetworkUrl(raw, config) }))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    try {
      await registry.storage.checkWritable()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the data cannot be written' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!hasBearerToken(request.headers.authorization, config.SLAPWISE_METRICS)) return reply.callNotFound()
    return reply.type(metrics.contentType).send(await metrics.read())
  })
  return app
}

const logResponse = async (req: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): Promise<void> =>
  req.log.debug({ req, status: statusCode, ms: Math.round(elapsedTime) }, 'request')

/** Redacts signed tokens, with which a reader of the log could impersonate players. */
const serializeRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.replace(SIGNED_TOKEN, '…'),
  ip,
})

function hasBearerToken(given: string | undefined, token: string | null): boolean {
  const [expected, actual] = [`Bearer ${token}`, given ?? ''].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return token !== null && timingSafeEqual(expected, actual)
}

type CatalogueRequest = FastifyRequest<{ Params: { game: string }; Querystring: CatalogueQuery }>
