/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/testing/player.ts'
import { atMost, type Figure } from '../figure.ts'
import { median } from '../median.ts'
import { farAway } from './far-away.ts'
import { nextTap } from './next-tap.ts'
import { Visit } from './visit.ts'

/** What a tap on a card of one's own led to. */
interface Tap {
  /** Frames until the card was on its way; the first one after the tap is 1. */
  frames: number
  /** Milliseconds until then, and until the server had answered. */
  flying: number
  answered: number
}

declare global {
  interface Window {
    taps: Tap[]
  }
}

/** Milliseconds to a server on another continent. */
const FAR_AWAY = 150
/** Nobody needs as many taps for each card. */
const MOST_TAPS = 60

/** From a tap on a card to the card on its way, in a room. */
export async function tapFigures(browser: Browser, address: string, count: number): Promise<Figure[]> {
  const taps = await playCards(browser, address, count)
  return [
    atMost('tap to flight, worst', Math.max(...taps.map(({ frames }) => frames)), 'frames', 1),
    { name: 'the same, median', value: median(taps.map(({ flying }) => flying)), unit: 'ms' },
    { name: 'answer to it, median', value: median(taps.map(({ answered }) => answered)), unit: 'ms' },
  ]
}

async function playCards(browser: Browser, address: string, count: number): Promise<Tap[]> {
  const visit = await Visit.open(browser, DESKTOP)
  const { page } = visit
  const far = await farAway(address, FAR_AWAY)
  await page.addInitScript(noteTaps)
  await page.goto(far.address)
  await visit.dealInRoom(1)
  const whole = () => page.evaluate(() => window.taps.filter(({ answered }) => answered > 0))
  for (let i = 0; i < count * MOST_TAPS && (await whole()).length < count; i++) {
    await page.waitForTimeout(100)
    const spot = await page.evaluate(nextTap, Math.random())
    if (spot) await page.mouse.click(spot.x, spot.y)
  }
  const taps = await whole()
  await visit.leave()
  far.stop()
  if (taps.length < count) throw new Error(`Only ${taps.length} cards were played.`)
  return taps
}

/** Runs in the page before anything else. A tap counts if it sends something to the server. */
function noteTaps(): void {
  const MOST_FRAMES = 60
  window.taps = []
  let sent = ''
  let heard: (text: string) => void = () => {}
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', ({ data }) => heard(data))
    }

    override send(text: string): void {
      sent = text
      super.send(text)
    }
  }

  const noteAnswer = (tap: Tap, timeStamp: number): void => {
    const done = JSON.stringify({ type: 'done', id: JSON.parse(sent).id })
    window.taps.push(tap)
    heard = (text) => {
      if (text === done) tap.answered = performance.now() - timeStamp
    }
  }

  const noteTap = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.hand .playable')) return
    const tap: Tap = { frames: MOST_FRAMES, flying: Number.POSITIVE_INFINITY, answered: 0 }
    const before = sent
    const flown = new Set(document.querySelectorAll('.flights > span'))
    const isFlying = (): boolean =>
      [...document.querySelectorAll('.flights > span')].some(
        (span) => !flown.has(span) && span.getAnimations().some(({ playState }) => playState === 'running'),
      )
    const look = (frame: number) => (now: number) => {
      if (frame === 1 && sent !== before) noteAnswer(tap, timeStamp)
      if (isFlying()) {
        tap.frames = frame
        tap.flying = now - timeStamp
      } else if (frame < MOST_FRAMES) requestAnimationFrame(look(frame + 1))
    }
    requestAnimationFrame(look(1))
  }
  addEventListener('click', noteTap, true)
}
