import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer, TestBrowser, type TestServer, waitForRefusal } from '../../testing/server-kit.ts'
import { parseDeviceName } from './device-name.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

interface Device {
  readonly id: string
  readonly name: string | null
  readonly isCurrent: boolean
}

/** The same identity on another device, or the error status. */
async function transferWith(token: string): Promise<{ device: TestBrowser; status: number }> {
  const device = new TestBrowser(server)
  const { status } = await device.post('/api/transfers', { token }, { 'user-agent': IPHONE })
  return { device, status }
}

async function tokenOf(owner: TestBrowser): Promise<string> {
  const { link } = (await (await owner.post('/api/me/transfers', {})).json()) as { link: string }
  return new URL(link).pathname.slice('/transfer/'.length)
}

async function devicesOf(owner: TestBrowser): Promise<Device[]> {
  return ((await (await owner.fetch('/api/me/devices')).json()) as { devices: Device[] }).devices
}

const mayExport = async (somebody: TestBrowser, code: string): Promise<boolean> =>
  (await somebody.fetch(`/api/rooms/${code}/export`)).status === 200

const revoke = async (owner: TestBrowser, id: string): Promise<number> =>
  (await owner.fetch(`/api/me/devices/${id}`, { method: 'DELETE' })).status

describe('Transfer links', () => {
  it('work once, by POST', async () => {
    const ada = new TestBrowser(server)
    const code = await ada.createRoom('Ada')
    const token = await tokenOf(ada)
    // A link preview only loads the page, and does not use up the token.
    const preview = new TestBrowser(server)
    for (const method of ['GET', 'HEAD']) await preview.fetch(`/transfer/${token}`, { method })
    expect(preview.cookie).toBe('')
    const { device: phone, status } = await transferWith(token)
    expect([status, await mayExport(phone, code)]).toEqual([200, true])
    expect(phone.cookie).not.toBe(ada.cookie)
    expect((await transferWith(token)).status).toBe(401)
  })

  it('are not valid for longer if the system clock is set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const ada = new TestBrowser(server)
    const [early, late] = [await tokenOf(ada), await tokenOf(ada)]
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(9 * 60_000)
    expect((await transferWith(early)).status).toBe(200)
    vi.advanceTimersByTime(60_000)
    expect((await transferWith(late)).status).toBe(401)
  })

  it('cannot be forged', async () => {
    const token = await tokenOf(new TestBrowser(server))
    for (const wrong of ['', 'x', 'a.b.c.d', token.slice(0, -1)])
      expect((await transferWith(wrong)).status).toBe(401)
    for (const body of ['{', {}, { token: 1 }, { token, more: 1 }, { token: 'x'.repeat(300) }])
      expect((await new TestBrowser(server).post('/api/transfers', body)).status).toBe(400)
    expect((await transferWith(token)).status).toBe(200)
  })
})

describe('Devices', () => {
  it('are listed once there is more than one, for their owner only', async () => {
    const ada = new TestBrowser(server)
    expect(await devicesOf(ada)).toEqual([])
    const { device: phone } = await transferWith(await tokenOf(ada))
    expect(await devicesOf(ada)).toMatchObject([
      { id: 'first', name: null, isCurrent: true },
      { name: 'Safari, iPhone', isCurrent: false },
    ])
    expect((await devicesOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(await devicesOf(new TestBrowser(server))).toEqual([])
  })

  it('are revoked one by one, and their connections closed', async () => {
    const ada = new TestBrowser(server)
    const code = await ada.createRoom('Ada')
    const { device: phone } = await transferWith(await tokenOf(ada))
    const { device: tablet } = await transferWith(await tokenOf(ada))
    const [onPhone, onTablet] = [await phone.connect(code), await tablet.connect(code)]
    await Promise.all([onPhone.waitForMessage('welcome'), onTablet.waitForMessage('welcome')])
    const [, { id }] = await devicesOf(ada)
    const closed = onPhone.waitForClose()
    expect(await revoke(ada, id)).toBe(200)
    await closed
    expect(await mayExport(phone, code)).toBe(false)
    expect([await mayExport(tablet, code), await mayExport(ada, code)]).toEqual([true, true])
    expect(await onTablet.request({ type: 'chat', text: 'still here' })).toBe('done')
    expect((await devicesOf(ada)).map((device) => device.id)).not.toContain(id)
    expect(await revoke(ada, id)).toBe(400)
  })

  it('can be revoked from any device, including the first, and only by their owner', async () => {
    const ada = new TestBrowser(server)
    const code = await ada.createRoom('Ada')
    const { device: phone } = await transferWith(await tokenOf(ada))
    const [, { id }] = await devicesOf(ada)
    const stranger = new TestBrowser(server)
    await transferWith(await tokenOf(stranger))
    for (const wrong of [id, 'nothing']) expect(await revoke(stranger, wrong)).toBe(400)
    expect(await revoke(phone, 'first')).toBe(200)
    expect([await mayExport(ada, code), await mayExport(phone, code)]).toEqual([false, true])
  })
})

it('Refuses a damaged device instead of guessing whether it was revoked', async () => {
  const ada = new TestBrowser(server)
  const code = await ada.createRoom('Ada')
  const { device: phone } = await transferWith(await tokenOf(ada))
  const db = new DatabaseSync(join(server.folder, 'slapwise.db'))
  onTestFinished(() => db.close())
  db.exec('PRAGMA busy_timeout = 2000')
  const set = (isRevoked: number) =>
    db.prepare('UPDATE devices SET is_revoked = ? WHERE name IS NOT NULL').run(isRevoked)
  set(1)
  const { cookie } = phone
  const turnedAway = await phone.fetch('/api/me')
  expect([turnedAway.status, phone.cookie]).toEqual([503, cookie])
  expect(await turnedAway.json()).toMatchObject({ error: { code: 'room-damaged' } })
  expect((await waitForRefusal(phone.openSocket(`/api/rooms/${code}/socket`))).status).toBe(503)
  expect(await mayExport(ada, code)).toBe(true)
  set(0)
  expect(await mayExport(phone, code)).toBe(true)
})

it('Names a device by browser and system only', () => {
  expect(parseDeviceName(IPHONE)).toBe('Safari, iPhone')
  expect(parseDeviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox, Linux',
  )
  expect(
    parseDeviceName(
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0.0.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome, Android')
  expect([parseDeviceName(undefined), parseDeviceName('node'), parseDeviceName('\u001b[31m')]).toEqual([
    null,
    null,
    null,
  ])
})
