/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { atMost, type Figure } from '../figure.ts'
import { Visit } from './visit.ts'

/** What a tap on a card of one's own led to. */
interface Tap {
  /** Frames until the card was on its way; the first after the tap is 1. */
  frames: number
  /** Milliseconds until then, and until the server had answered. */
  time: number
  answered: number
}

declare global {
  interface Window {
    taps: Tap[]
  }
}

const AWAY = 300
/** Nobody needs as many taps for so few cards. */
const MOST_TAPS = 40

/** From a tap on a card to the card on its way, with a server that is far away. */
export async function tapFigures(browser: Browser, address: string, count: number): Promise<Figure[]> {
  const taps = await playCards(browser, address, count)
  const frames = taps.map((tap) => tap.frames)
  return [
    atMost('tap to flight, at worst', Math.max(...frames), 'frames', 1),
    { name: 'the same, in the middle', value: median(taps.map(({ time }) => time)), unit: 'ms' },
    { name: 'tap to answer', value: median(taps.map(({ answered }) => answered)), unit: 'ms' },
  ]
}

async function playCards(browser: Browser, address: string, count: number): Promise<Tap[]> {
  const visit = await Visit.open(browser, { viewport: { width: 1440, height: 900 } })
  await visit.page.addInitScript(noteTaps)
  // DevTools slows down what is fetched, not what comes through a socket.
  await visit.page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => void setTimeout(() => server.send(message), AWAY / 2))
    server.onMessage((message) => void setTimeout(() => socket.send(message), AWAY / 2))
  })
  await visit.dealInRoom(address, 1)
  const { page } = visit
  for (let i = 0; i < count * MOST_TAPS; i++) {
    const done = await page.evaluate(() => window.taps.filter(({ answered }) => answered > 0).length)
    if (done >= count) break
    await page.waitForTimeout(50)
    const spot = await page.evaluate(nextTap)
    if (spot) await page.mouse.click(spot.x, spot.y)
  }
  const taps = await page.evaluate(() => window.taps.filter(({ answered }) => answered > 0))
  await visit.leave()
  if (taps.length < count) throw new Error(`Only ${taps.length} cards could be played.`)
  return taps
}
