import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom, sampleAnswer } from '@slapwise/kernel'
import { fetchInTime, waitUntil } from '@slapwise/kernel/testing/wait'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from '../../testing/server-kit.ts'
import { createSeatedRoom, type TestClient } from '../../testing/test-client.ts'

const PAGE = '<!doctype html><html><head><title>Slapwise</title></head><body></body></html>'
const DEFAULT_PICTURE = new URL('../../../../web/public/preview.png', import.meta.url)
const defaultPicture = readFileSync(DEFAULT_PICTURE)
const UNKNOWN_CODE = 'bako-timu-rela-nopi'

let webRoot: string
let server: TestServer

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'slapwise-page-'))
  writeFileSync(join(webRoot, 'index.html'), PAGE)
  cpSync(DEFAULT_PICTURE, join(webRoot, 'preview.png'))
  // Each spec has an address of its own, since addresses have limits.
  server = await startTestServer(
    { SLAPWISE_TRUST_PROXY: '1', SLAPWISE_MESSAGES_PER_SECOND: '1000' },
    undefined,
    webRoot,
  )
})

afterAll(async () => {
  await server.stop()
  rmSync(webRoot, { recursive: true })
})

/** A messenger: it has no cookie. */
class Messenger {
  static #count = 0
  readonly #browser = new TestBrowser(server)
  readonly #address = `203.0.113.${++Messenger.#count}`

  fetch(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return this.#browser.fetch(path, { method, headers: { 'x-forwarded-for': this.#address, ...headers } })
  }

  /** The tags of a page by name, decoded. */
  async readTags(path: string, language = 'en'): Promise<Record<string, string>> {
    const page = await this.fetch(path, { 'accept-language': language })
    expect(page.status).toBe(200)
    const tags = (await page.text()).matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g)
    return Object.fromEntries(Array.from(tags, ([, name, content]) => [name, decode(content)]))
  }

  async fetchPicture(address: string): Promise<Buffer> {
    const { pathname, search } = new URL(address)
    const response = await this.fetch(pathname + search)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    return Buffer.from(await response.arrayBuffer())
  }

  /** The picture of a link that shows a room; the server sends the default one while it is being rendered. */
  fetchRoomPicture(address: string): Promise<Buffer> {
    return waitUntil(`the picture ${address}`, async () => {
      const picture = await this.fetchPicture(address)
      return picture.equals(defaultPicture) ? null : picture
    })
  }
}

const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]

async function createRoom(name: string): Promise<{ code: string; ada: TestBrowser }> {
  const ada = new TestBrowser(server)
  return { code: await ada.createRoom(name), ada }
}

/** A match with the default settings cannot end in its first round, unlike one of a single round. */
const startMatch = async (settings: { readonly limit?: 'none' } = {}): Promise<TestClient[]> => {
  const clients = await createSeatedRoom(new TestBrowser(server).address, 2)
  await clients[0].requestOrThrow({ type: 'change-room', settings })
  for (const client of clients.slice(1)) await client.requestOrThrow({ type: 'ready', isReady: true })
  await clients[0].requestOrThrow({ type: 'start' })
  return clients
}

async function playToEnd(clients: readonly TestClient[]): Promise<void> {
  const random = createRandom('previews')
  const isOver = () => clients.some(({ phase }) => phase === 'over')
  while (!isOver()) {
    await waitUntil('a prompt or the end', () => isOver() || clients.some(({ match }) => match?.own.prompt))
    const asked = clients.find(({ match }) => match?.own.prompt)
    if (isOver() || !asked) return
    const { promptNumber, own } = asked.match!
    await asked.request({
      type: 'answer',
      promptNumber,
      answer: sampleAnswer(own.prompt!.choice, random) as number,
    })
  }
}

describe('The link of a room', () => {
  it('shows its game and players in the language of the messenger', async () => {
    const { code } = await createRoom('Ada')
    const messenger = new Messenger()
    const tags = await messenger.readTags(`/room/${code}`)
    expect(tags).toMatchObject({
      'og:title': 'Frantic: come and play',
      'og:description': 'Ada is waiting. Sit down before they start without you.',
      'twitter:card': 'summary_large_image',
    })
    const german = await messenger.readTags(`/room/${code.toUpperCase()}/table`, 'fr, de-CH;q=0.9, en;q=0.3')
    expect(german).toMatchObject({ 'og:title': 'Frantic: Spiel mit' })
    expect(german['og:image']).not.toBe(tags['og:image'])
    expect(tags['og:image'].startsWith(`${new TestBrowser(server).address}/room/${code}/preview.png?`)).toBe(
      true,
    )
    const pictures = [
      await messenger.fetchRoomPicture(tags['og:image']),
      await messenger.fetchRoomPicture(german['og:image']),
    ]
    for (const picture of pictures) expect(sizeOf(picture)).toEqual([1200, 630])
    expect(pictures[0].equals(pictures[1])).toBe(false)
    expect(
      (await messenger.readTags(`/room/${(await createRoom('Ben')).code}`))['og:image'].split('v=')[1],
    ).not.toBe(tags['og:image'].split('v=')[1])
  })

  it('shows nothing of the cards while a match is played', async () => {
    const codes = [(await startMatch())[0].code, (await startMatch())[0].code]
    const messenger = new Messenger()
    const all = await Promise.all(codes.map((code) => messenger.readTags(`/room/${code}`)))
    for (const tags of all)
      expect(tags).toMatchObject({
        'og:title': 'Frantic: the match is on',
        'og:description': 'Guest 0 and Guest 1 are at it. Watching is free, meddling is not.',
      })
    const [one, other] = await Promise.all(all.map((tags) => messenger.fetchRoomPicture(tags['og:image'])))
    // The two matches are dealt from different seeds.
    expect(one.equals(other)).toBe(true)
    expect((await messenger.readTags(`/room/${codes[0]}/match/1`))['og:title']).toBe('Slapwise')
  })

  it('shows the result of a finished match, and of a moment of its replay', async () => {
    const clients = await startMatch({ limit: 'none' })
    await playToEnd(clients)
    const { code } = clients[0]
    const record = await waitUntil('the record', async () => {
      const found = await fetchInTime(`${new TestBrowser(server).address}/api/rooms/${code}/matches/1`, {
        headers: { cookie: clients[0].cookie },
      })
      return found.ok ? ((await found.json()) as { scores: number[]; winners: number[] }) : null
    })
    const messenger = new Messenger()
    const winners = record.winners.map((seat) => `Guest ${seat}`).join(' and ')
    const [room, match, moment] = await Promise.all(
      ['', '/match/1', '/match/1?at=7&seat=2'].map((path) => messenger.readTags(`/room/${code}${path}`)),
    )
    expect(match['og:title']).toBe(`Frantic: ${winners} ${record.winners.length === 1 ? 'wins' : 'win'}`)
    for (const seat of [0, 1])
      expect(match['og:description']).toContain(`Guest ${seat} ${record.scores[seat]}`)
    expect(room).toMatchObject({ 'og:title': match['og:title'], 'og:description': match['og:description'] })
    expect(moment['og:title']).toBe('Frantic: Look at this!')
    const pictures = await Promise.all(
      [match, moment].map((tags) => messenger.fetchRoomPicture(tags['og:image'])),
    )
    for (const picture of pictures) expect(sizeOf(picture)).toEqual([1200, 630])
    expect(pictures[0].equals(pictures[1])).toBe(false)
    for (const number of ['0', '2', '-1', 'x', '99999999999'])
      expect((await messenger.readTags(`/room/${code}/match/${number}`))['og:title']).toBe('Slapwise')
  })

  it('shows names as they are, whatever they contain', async () => {
    const messenger = new Messenger()
    for (const name of [
      '<script>alert(1)</script',
      '"><b>$&$1',
      ']]>&amp;',
      '🐙🐙🐙',
      'שלום',
      'W'.repeat(24),
      '龍'.repeat(24),
    ]) {
      const { code } = await createRoom(name)
      const page = await (await messenger.fetch(`/room/${code}`)).text()
      expect(page).not.toMatch(/<script>|<b>/)
      const tags = await messenger.readTags(`/room/${code}`)
      expect(tags['og:description'].replaceAll(/[\u2068\u2069]/g, '')).toBe(
        `${name} is waiting. Sit down before they start without you.`,
      )
      expect(sizeOf(await messenger.fetchRoomPicture(tags['og:image']))).toEqual([1200, 630])
    }
  })
})

describe('A locked room, an unknown one and a malformed code', () => {
  it('show the same as the start page', async () => {
    const { code, ada } = await createRoom('Ada')
    const socket = await ada.connect(code)
    const messenger = new Messenger()
    const open = await messenger.readTags(`/room/${code}`)
    expect(await socket.request({ type: 'change-room', isLocked: true })).toBe('done')
    const start = await messenger.fetch('/')
    const expected = [start.status, await start.text(), start.headers.get('etag')]
    expect(expected[1]).toContain(`content="${ada.address}/preview.png"`)
    for (const path of [code, UNKNOWN_CODE, 'nonsense', `${code}/match/1`, `${UNKNOWN_CODE}/table`]) {
      const page = await messenger.fetch(`/room/${path}`)
      expect([page.status, await page.text(), page.headers.get('etag')]).toEqual(expected)
    }
    expect((await messenger.fetchPicture(`${ada.address}/preview.png`)).equals(defaultPicture)).toBe(true)
    expect(sizeOf(defaultPicture)).toEqual([1200, 630])
    for (const address of [
      open['og:image'],
      ...[code, UNKNOWN_CODE, 'nonsense'].map((each) => `${ada.address}/room/${each}/preview.png`),
    ])
      expect((await messenger.fetchPicture(address)).equals(defaultPicture)).toBe(true)
  })

  it('count as failed lookups, after which an address sees no room, and can look none up', async () => {
    const { code, ada } = await createRoom('Ada')
    const { code: locked, ada: host } = await createRoom('Ben')
    expect(await (await host.connect(locked)).request({ type: 'change-room', isLocked: true })).toBe('done')
    const guesser = new Messenger()
    const titleOf = async (path: string) => (await guesser.readTags(`/room/${path}`))['og:title']
    expect(await titleOf(code)).toBe('Frantic: come and play')
    for (let i = 0; i < 15; i++)
      for (const path of [locked, `${UNKNOWN_CODE}/match/1`]) expect(await titleOf(path)).toBe('Slapwise')
    expect(await titleOf(code)).toBe('Slapwise')
    const looked = await guesser.fetch(`/api/rooms/${code}`, {
      cookie: (await new TestBrowser(server).identify()).cookie,
    })
    expect(looked.status).toBe(429)
    expect((await new Messenger().readTags(`/room/${code}`))['og:title']).toBe('Frantic: come and play')
    expect((await ada.fetch(`/api/rooms/${code}`)).status).toBe(200)
  })
})

describe('Replies', () => {
  it('are revalidated by their content, and HEAD has the same headers', async () => {
    const { code, ada } = await createRoom('Ada')
    const messenger = new Messenger()
    const picture = `/room/${code}/preview.png`
    await messenger.fetchRoomPicture(ada.address + picture)
    for (const path of [`/room/${code}`, picture]) {
      const reply = await messenger.fetch(path)
      const etag = reply.headers.get('etag')!
      expect((await messenger.fetch(path, { 'if-none-match': etag })).status).toBe(304)
      const head = await messenger.fetch(path, {}, 'HEAD')
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
      expect(head.headers.get('content-length')).toBe(String((await reply.arrayBuffer()).byteLength))
    }
    const before = (await messenger.fetch(picture)).headers.get('etag')!
    expect(await (await ada.connect(code)).request({ type: 'rename', name: 'Adele' })).toBe('done')
    await messenger.fetchRoomPicture(ada.address + picture)
    expect((await messenger.fetch(picture, { 'if-none-match': before })).status).toBe(200)
  })

  it('have no tags for browsers with an identity, which look no room up', async () => {
    const ada = await new TestBrowser(server).identify()
    for (let i = 0; i < 40; i++) expect(await (await ada.fetch(`/room/${UNKNOWN_CODE}`)).text()).toBe(PAGE)
    expect((await ada.fetch(`/api/rooms/${UNKNOWN_CODE}`)).status).toBe(404)
  })

  it('show no room beyond the limit of previews of an address', async () => {
    const { code } = await createRoom('Ada')
    const messenger = new Messenger()
    const titles: string[] = []
    for (let i = 0; i < 400 && titles.at(-1) !== 'Slapwise'; i++)
      titles.push((await messenger.readTags(`/room/${code}`))['og:title'])
    expect(titles.length).toBeGreaterThan(50)
    expect(titles.at(-1)).toBe('Slapwise')
  })
})
