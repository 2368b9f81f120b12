/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MOMENTS } from '../src/games/frantic/design/moments/index.ts'
import { goTo } from './go-to.ts'
import { LAYERS, look } from './look.ts'
import { startServer, type TestServer } from './server.ts'
import { launchWebKit, MISSING, type WebKit } from './webkit.ts'

let webkit: WebKit | null
let server: TestServer

beforeAll(async () => {
  ;[webkit, server] = await Promise.all([launchWebKit(), startServer()])
  if (!webkit) console.warn(MISSING)
}, 180_000)

afterAll(async () => {
  await webkit?.close()
  await server?.stop()
})

/** The smallest phones and large ones. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 414, height: 896 },
]

/** No window is as narrow as a phone, but a frame is. */
async function openPhone(browser: WebKit): Promise<void> {
  await browser.do('frame', { id: null })
  await browser.do('url', { url: `${server.address}/healthz` })
  await browser.run(putFrame)
  await browser.do('frame', { id: 0 })
  await browser.run(resize, SIZES[0])
  await browser.run(wait, 'main', true)
}

/** This runs in the page. */
const putFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.src = '/'
    Object.assign(frame.style, { border: 'none', position: 'fixed', inset: '0' })
    frame.onload = () => resolve()
    document.body.replaceChildren(frame)
  })

/** This runs in the page. */
const resize = (size: { width: number; height: number }): void => {
  Object.assign(frameElement!, size)
}

/** This runs in the page. */
const has = (selector: string): boolean => document.querySelector(selector) !== null

/** Waits until it is there, or not there any more. This runs in the page. */
async function wait(selector: string, isThere: boolean): Promise<void> {
  while ((document.querySelector(selector) !== null) !== isThere) await new Promise(requestAnimationFrame)
}

const EXPLANATION = 'dialog.reference[open]'

describe('In WebKit', () => {
  beforeEach(({ skip }) => skip(webkit === null, MISSING))

  it('every moment fits on a phone', async () => {
    await openPhone(webkit!)
    const faults: string[] = []
    for (const name of Object.keys(MOMENTS)) {
      await webkit!.run(goTo, `/design/${name}`)
      for (const size of SIZES) {
        await webkit!.run(resize, size)
        const sight = await webkit!.run(look, LAYERS)
        faults.push(...sight.faults.map((fault) => `${name} at ${size.width} × ${size.height}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  }, 300_000)

  it('a card that is held stays explained when it is let go, until there is a tap beside it', async () => {
    await openPhone(webkit!)
    await webkit!.run(goTo, '/design/turn')
    const { taps } = await webkit!.run(look, LAYERS)
    const card = taps.find(({ what }) => what.startsWith('button.playable'))!
    await webkit!.point('pointerDown', card)
    await webkit!.run(wait, EXPLANATION, true)
    await webkit!.point('pointerUp', card)
    expect(await webkit!.run(has, EXPLANATION)).toBe(true)
    for (const type of ['pointerDown', 'pointerUp'] as const) await webkit!.point(type, { x: 5, y: 5 })
    await webkit!.run(wait, EXPLANATION, false)
  }, 60_000)
})
