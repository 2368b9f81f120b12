import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Precompressed variants of a file, smallest first: `Accept-Encoding` token and file extension. */
const CONTENT_ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The picture of links that show no room. */
export const DEFAULT_PICTURE = 'preview.png'

/** Messengers in a browser show the picture on a page of theirs. */
export const CROSS_ORIGIN_PICTURE = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Tags of the page depend on its language, and a browser with an identity gets the page without them. */
export const PAGE_VARY = 'accept-encoding, accept-language, cookie'

interface PageFile {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer
  readonly encodings: readonly (readonly [coding: string, bytes: Buffer])[]
}

/**
 * The built page, a few megabytes, read into memory once: streaming files from disk to hundreds of clients would delay
 * the matches.
 */
export class PageFiles {
  readonly #files = new Map<string, PageFile>()

  constructor(root: string) {
    const bytes = new Map(listFiles(root).map((name) => [name, readFileSync(join(root, name))]))
    for (const [name, plain] of bytes)
      if (!isPrecompressed(name)) this.#files.set(name, createPageFile(name, plain, bytes))
  }

  /** The text of a file; null if there is no such file. */
  read(name: string): string | null {
    return this.#files.get(name)?.bytes.toString() ?? null
  }

  /** Null if there is no such file. */
  send(name: string, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const file = this.#files.get(name)
    if (!file) return null
    reply.headers(file.headers)
    if (headers['if-none-match'] === file.headers.etag) return reply.code(304).send()
    const accepted = parseAcceptedEncodings(headers['accept-encoding'])
    const [coding, bytes] = file.encodings.find(([coding]) => accepted.has(coding)) ?? [null, file.bytes]
    if (coding) reply.header('content-encoding', coding)
    return reply.send(bytes)
  }
}

const listFiles = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))

const isPrecompressed = (name: string): boolean =>
  CONTENT_ENCODINGS.some(([, ending]) => name.endsWith(ending))

export const createEtag = (content: Buffer | string): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`

/** Files whose names contain a content hash are cached forever; the HTML page is revalidated. */
function createPageFile(name: string, bytes: Buffer, all: ReadonlyMap<string, Buffer>): PageFile {
  const isNamedByContent = name.startsWith('assets/')
  return {
    headers: {
      'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: createEtag(bytes),
      vary: name.endsWith('.html') ? PAGE_VARY : 'accept-encoding',
      ...(name === DEFAULT_PICTURE && CROSS_ORIGIN_PICTURE),
    },
    bytes,
    encodings: CONTENT_ENCODINGS.flatMap(([coding, ending]) => {
      const coded = all.get(name + ending)
      return coded ? [[coding, coded] as const] : []
    }),
  }
}

/** `br;q=0` excludes an encoding. */
const parseAcceptedEncodings = (header: string | string[] = ''): Set<string> =>
  new Set(
    String(header)
      .split(',')
      .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
      .map((coding) => coding.split(';')[0].trim()),
  )
