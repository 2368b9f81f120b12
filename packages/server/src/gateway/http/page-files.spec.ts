import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from '../../testing/server-kit.ts'

const SCRIPT = 'console.log("slap")'
const PAGE = '<!doctype html><p>Slapwise</p>'

describe('Page files', () => {
  let root: string
  let server: TestServer

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'slapwise-page-'))
    mkdirSync(join(root, 'assets'))
    writeFileSync(join(root, 'index.html'), PAGE)
    writeFileSync(join(root, 'assets/a-1.js'), SCRIPT)
    writeFileSync(join(root, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT))
    writeFileSync(join(root, 'assets/a-1.js.gz'), gzipSync(SCRIPT))
    writeFileSync(join(root, 'assets/font.woff2'), 'font')
    server = await startTestServer({}, undefined, root)
  })

  afterAll(async () => {
    await server.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const get = (path: string, headers: Record<string, string> = {}) =>
    new TestBrowser(server).fetch(path, { headers })

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('are sent in the smallest encoding for a client that accepts %s', async (accepted, coding) => {
    const response = await get('/assets/a-1.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(coding)
    expect(await response.text()).toBe(SCRIPT)
  })

  it.each([
    ['/assets/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/room/bako-timu', 'text/html; charset=utf-8', 'no-cache'],
  ])('have content type and cache headers: %s', async (path, type, kept) => {
    const { status, headers } = await get(path)
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, kept])
  })

  it.each([
    '/',
    '/play/board',
    '/rules',
    '/cards/frantic',
    '/learn',
    '/learn/frantic/wish',
    '/replay',
    '/room/bako-timu/table',
    '/room/bako-timu/match/1',
  ])('show the page at its own address %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(PAGE)
  })

  it('are not sent again if the ETag matches', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': headers.get('etag')! })).status).toBe(304)
    expect((await get('/', { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  it('are replaced by the page itself in a browser, and by an error elsewhere, if they do not exist', async () => {
    const visit = await get('/nowhere', { accept: 'text/html' })
    expect([visit.status, await visit.text()]).toEqual([404, PAGE])
    for (const path of ['/nowhere.js', '/assets/..%2findex.html', '/%2e%2e/%2e%2e/etc/passwd', '/assets'])
      expect((await get(path)).status).toBe(404)
  })
})
