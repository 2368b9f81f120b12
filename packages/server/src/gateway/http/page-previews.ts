import { parseRoomCode } from '@slapwise/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  negotiateLanguage,
  type PreviewLanguage,
  parseLanguage,
} from '../../previews/i18n/preview-language.ts'
import type { MatchLink } from '../../previews/link-previews.ts'
import { createMetaTags } from '../../previews/meta-tags.ts'
import type { PreviewContent } from '../../previews/preview-content.ts'
import { clientAddress } from '../limits/address-limits.ts'
import { publicUrl } from './http-request.ts'
import type { HttpContext } from './http-server.ts'
import { CROSS_ORIGIN_PICTURE, DEFAULT_PICTURE } from './page-files.ts'

export type PreviewRequest = FastifyRequest<{
  Params: { readonly code?: string; readonly number?: string }
  Querystring: { readonly at?: unknown; readonly lang?: unknown }
}>

/** Messengers ask again after this time, so that a room that is locked is soon forgotten. */
const PICTURE_CACHING = 'public, max-age=300'

/** The tags of a page and the picture of a link. All links that show no room have the same ones. */
export class PagePreviews {
  readonly #context: HttpContext

  constructor(context: HttpContext) {
    this.#context = context
  }

  async createTags(request: PreviewRequest): Promise<string> {
    const { previews, config } = this.#context
    const language = negotiateLanguage(request.headers['accept-language'])
    const content = await this.#findContent(request)
    const path = content
      ? picturePath(request, language, previews.keyOf(content, language))
      : `/${DEFAULT_PICTURE}`
    return createMetaTags(previews.writeTexts(content, language), publicUrl(request, config) + path)
  }

  /** Returns false if the link shows no room, or the picture cannot be rendered now. */
  async sendPicture(request: PreviewRequest, reply: FastifyReply): Promise<boolean> {
    const { previews } = this.#context
    const content = await this.#findContent(request)
    if (!content) return false
    const language = parseLanguage(request.query.lang)
    const etag = `"${previews.keyOf(content, language)}"`
    const headers = { 'cache-control': PICTURE_CACHING, etag, ...CROSS_ORIGIN_PICTURE }
    if (request.headers['if-none-match'] === etag) {
      reply.headers(headers).code(304).send()
      return true
    }
    const picture = await previews.getPicture(content, language)
    if (!picture) return false
    reply.headers(headers).type('image/png').send(picture)
    return true
  }

  /** Null if the link shows no room. A page is served even if its room cannot be read. */
  async #findContent(request: PreviewRequest): Promise<PreviewContent | null> {
    const { code } = request.params
    if (code === undefined) return null
    const { limits, previews, config } = this.#context
    try {
      const room = await limits.findPreview(code, clientAddress(request.raw, config.SLAPWISE_TRUST_PROXY))
      return room && (await previews.createContent(parseRoomCode(code)!, room, matchLinkIn(request)))
    } catch (error) {
      request.log.warn({ problem: (error as Error).message }, 'no preview')
      return null
    }
  }
}

const matchLinkIn = ({ params: { number }, query: { at } }: PreviewRequest): MatchLink | null =>
  number === undefined
    ? null
    : { number: /^\d{1,9}$/.test(number) ? Number(number) : 0, isMoment: at !== undefined }

/** The address of the picture that belongs to a page; it changes with the picture, since messengers keep pictures. */
function picturePath(
  { params: { code, number }, query: { at } }: PreviewRequest,
  lang: PreviewLanguage,
  version: string,
): string {
  const match = number === undefined ? '' : `/match/${Number(number)}`
  const query = new URLSearchParams({ ...(at !== undefined && { at: '' }), lang, v: version })
  return `/room/${parseRoomCode(code!)}${match}/preview.png?${query}`
}
