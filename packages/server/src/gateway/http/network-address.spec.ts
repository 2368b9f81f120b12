import { request } from 'node:http'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TestBrowser, type TestServer } from '../../testing/server-kit.ts'
import { listNetworkUrls } from './network-address.ts'

const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false) =>
  [{ address, family, internal }] as NetworkInterfaceInfo[]

describe('Network URLs', () => {
  const interfaces = {
    lo: at('127.0.0.1', 'IPv4', true),
    docker0: at('172.17.0.1'),
    eth0: at('169.254.7.7'),
    wlan0: [...at('192.168.1.5'), ...at('fe80::1', 'IPv6')],
  }

  it('start with the address that a phone in the same Wi-Fi most likely reaches', () => {
    expect(listNetworkUrls('0.0.0.0', 3000, interfaces)).toEqual([
      'http://192.168.1.5:3000',
      'http://172.17.0.1:3000',
      'http://169.254.7.7:3000',
    ])
  })

  it('are empty if the server listens at one address only', () => {
    expect(listNetworkUrls('127.0.0.1', 3000, interfaces)).toEqual([])
  })
})

describe('The address for other devices', () => {
  let server: TestServer
  let behindProxy: TestServer
  let alone: TestServer

  beforeAll(async () => {
    server = await startTestServer({ HOST: '0.0.0.0' })
    behindProxy = await startTestServer({ HOST: '0.0.0.0', SLAPWISE_TRUST_PROXY: 'yes' })
    alone = await startTestServer()
  })

  afterAll(() => Promise.all([server, behindProxy, alone].map((one) => one.stop())))

  const portOf = ({ address }: TestServer) => Number(new URL(address).port)
  const network = () => listNetworkUrls('0.0.0.0', portOf(server))[0] ?? null

  /** The reply to a request with these headers; `fetch` sends its own `Host`. */
  const replyTo = (of: TestServer, headers: Record<string, string>, path = '/api/address', body = '') =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: portOf(of), path, headers, method: body ? 'POST' : 'GET' },
        (response) => {
          let text = ''
          response.on('data', (part) => {
            text += part
          })
          response.on('end', () => resolve(text))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    'is reported for a request to %s',
    async (name) => {
      const host = `${name}:${portOf(server)}`
      expect(JSON.parse(await replyTo(server, { host }))).toEqual({ address: network() })
    },
  )

  it.each([
    ['a name of its own', { host: 'play.example' }],
    ['a name like localhost', { host: 'localhost.example' }],
    ['no name that can be read', { host: 'local host' }],
    ['localhost by a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }],
    [
      'localhost by a proxy that names another host',
      { host: 'localhost', 'x-forwarded-host': 'play.example' },
    ],
    ['localhost by a proxy of the standard', { host: 'localhost', forwarded: 'for=203.0.113.9' }],
  ])('is not reported for a request to %s', async (_, headers) => {
    const json = { 'content-type': 'application/json' }
    const answers = [
      await replyTo(server, headers),
      await replyTo(server, headers, '/api/me'),
      await replyTo(server, headers, '/'),
      await replyTo(server, { ...headers, ...json }, '/api/rooms', '{"name":"Ada"}'),
      await replyTo(server, { ...headers, ...json }, '/api/me/transfers', '{}'),
    ]
    expect(JSON.parse(answers[0])).toEqual({ address: null })
    const own = Object.values(networkInterfaces()).flatMap((infos = []) =>
      infos.filter((info) => !info.internal),
    )
    for (const { address } of own) expect(answers.join()).not.toContain(address)
  })

  it('is not reported behind a trusted proxy, nor if the server listens locally only', async () => {
    for (const other of [behindProxy, alone])
      expect(JSON.parse(await replyTo(other, { host: `localhost:${portOf(other)}` }))).toEqual({
        address: null,
      })
  })

  it('is used in room and transfer links', async () => {
    const browser = new TestBrowser(server)
    const of = network() ?? browser.address
    const room = (await (await browser.post('/api/rooms', { name: 'Ada' })).json()) as { link: string }
    const transfer = (await (await browser.post('/api/me/transfers', {})).json()) as { link: string }
    expect(room.link).toMatch(new RegExp(`^${of}/room/`))
    expect(transfer.link).toMatch(new RegExp(`^${of}/transfer/`))
  })
})
