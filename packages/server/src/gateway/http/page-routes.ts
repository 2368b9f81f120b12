import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageFiles } from './page-files.ts'

const INDEX = 'index.html'

/** Client-side routes of the page; without a game they mean the default one. */
const PAGE_PATHS = [
  '/',
  ...['/play', '/cards', '/rules', '/learn', '/design'].flatMap((page) => [page, `${page}/:game`]),
  '/design/:game/:moment',
  '/learn/:game/:lesson',
  '/replay',
  '/replay/:id',
  '/transfer/:token',
  '/room/:code',
  '/room/:code/table',
  '/room/:code/match/:number',
]

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

/** Serves the built page; does nothing if there is none. */
export function registerPageRoutes(app: FastifyInstance, webRoot: string | null): void {
  const files = webRoot === null ? null : new PageFiles(webRoot)
  app.setNotFoundHandler((request, reply) => {
    const isShown = files && isPageVisit(request) && files.send(INDEX, request, reply.code(404))
    return isShown || reply.code(404).send({ error: { code: 'bad-message', message: 'Not found.' } })
  })
  if (!files) return
  const send = (name: string, request: FastifyRequest, reply: FastifyReply) =>
    files.send(name, request, reply) ?? reply.callNotFound()
  for (const path of PAGE_PATHS) app.get(path, async (request, reply) => send(INDEX, request, reply))
  app.get('/*', async (request: FileRequest, reply) => send(request.params['*'], request, reply))
}

/** Whether a browser navigates to a page: then the page itself shows "not found" in the user's language. */
const isPageVisit = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
