import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readToken } from '../identity/identity-routes.ts'
import type { HttpContext } from './http-server.ts'
import { createEtag, DEFAULT_PICTURE, PAGE_VARY, PageFiles } from './page-files.ts'
import { PagePreviews, type PreviewRequest } from './page-previews.ts'

const INDEX = 'index.html'
const HEAD_END = '</head>'

/** Client-side routes of the page; without a game they mean the default one. */
const PAGE_PATHS = [
  '/',
  ...['/play', '/cards', '/rules', '/learn', '/design'].flatMap((page) => [page, `${page}/:game`]),
  '/design/:game/:moment',
  '/learn/:game/:lesson',
  '/me',
  '/replay',
  '/replay/:id',
  '/transfer/:token',
  '/room/:code',
  '/room/:code/table',
  '/room/:code/match/:number',
]

const PICTURE_PATHS = ['/room/:code/preview.png', '/room/:code/match/:number/preview.png']

type FileRequest = FastifyRequest<{ Params: { '*': string } }>

/** Serves the built page and the previews of its links; does nothing if there is no page. */
export function registerPageRoutes(app: FastifyInstance, context: HttpContext): void {
  const files = context.webRoot === null ? null : new PageFiles(context.webRoot)
  app.setNotFoundHandler((request, reply) => {
    const isShown = files && isPageVisit(request) && files.send(INDEX, request, reply.code(404))
    return isShown || reply.code(404).send({ error: { code: 'bad-message', message: 'Not found.' } })
  })
  if (!files) return
  const previews = new PagePreviews(context)
  const page = files.read(INDEX) ?? ''
  for (const path of PAGE_PATHS)
    app.get(path, async (request: PreviewRequest, reply) => {
      if (isPlayer(request)) return files.send(INDEX, request, reply) ?? reply.callNotFound()
      const tags = await previews.createTags(request)
      // A function, since names may contain the `$` of a replacement pattern.
      const tagged = page.replace(HEAD_END, () => `  ${tags}\n  ${HEAD_END}`)
      const etag = createEtag(tagged)
      reply.headers({ 'cache-control': 'no-cache', vary: PAGE_VARY, etag })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(tagged)
    })
  for (const path of PICTURE_PATHS)
    app.get(path, async (request: PreviewRequest, reply) => {
      const isSent = await previews.sendPicture(request, reply)
      return isSent ? reply : (files.send(DEFAULT_PICTURE, request, reply) ?? reply.callNotFound())
    })
  app.get(
    '/*',
    async (request: FileRequest, reply) =>
      files.send(request.params['*'], request, reply) ?? reply.callNotFound(),
  )
}

/** Browsers with an identity get the compressed page: only messengers, which have none, read the tags. */
const isPlayer = ({ headers }: FastifyRequest): boolean => readToken(headers) !== undefined

/** Whether a browser navigates to a page: then the page itself shows "not found" in the user's language. */
const isPageVisit = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
