/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { DESKTOP } from '../../../packages/web/e2e/testing/browser-player.ts'
import { median } from '../median.ts'
import { type Metric, metricAtMost } from '../metric.ts'
import { startDelayProxy } from './delay-proxy.ts'
import { findNextTap } from './find-next-tap.ts'
import { Visit } from './visit.ts'

/** The timing of a tap on an own card. */
interface TapTiming {
  /** Frames until the card started to move; the first one after the tap is 1. */
  framesUntilFlight: number
  /** Milliseconds until then, and until the response of the server. */
  flightMs: number
  answerMs: number
}

declare global {
  interface Window {
    taps: TapTiming[]
  }
}

/** The latency to a server on another continent, in milliseconds. */
const ONE_WAY_DELAY_MS = 150
/** A limit against endless loops: more taps than a card ever needs. */
const MAX_TAPS_PER_CARD = 60

/** The delay from a tap on a card until it moves, in a room. */
export async function measureTaps(browser: Browser, address: string, count: number): Promise<Metric[]> {
  const taps = await playCards(browser, address, count)
  return [
    metricAtMost(
      'tap to card movement, worst',
      Math.max(...taps.map(({ framesUntilFlight }) => framesUntilFlight)),
      'frames',
      1,
    ),
    { name: 'tap to card movement, median', value: median(taps.map(({ flightMs }) => flightMs)), unit: 'ms' },
    {
      name: 'tap to server response, median',
      value: median(taps.map(({ answerMs }) => answerMs)),
      unit: 'ms',
    },
  ]
}

async function playCards(browser: Browser, address: string, count: number): Promise<TapTiming[]> {
  const visit = await Visit.open(browser, DESKTOP)
  const { page } = visit
  const delayProxy = await startDelayProxy(address, ONE_WAY_DELAY_MS)
  await page.addInitScript(recordTaps)
  await page.goto(delayProxy.address)
  await visit.startRoomMatch(1)
  const completedTaps = () => page.evaluate(() => window.taps.filter(({ answerMs }) => answerMs > 0))
  for (let i = 0; i < count * MAX_TAPS_PER_CARD && (await completedTaps()).length < count; i++) {
    await page.waitForTimeout(100)
    const target = await page.evaluate(findNextTap, Math.random())
    if (target) await page.mouse.click(target.x, target.y)
  }
  const taps = await completedTaps()
  await visit.close()
  delayProxy.stop()
  if (taps.length < count)
    throw new Error(`Only ${taps.length} of ${count} cards were played within the limit of taps.`)
  return taps
}

/** Runs in the page before its scripts. A tap counts if it sends a message to the server. */
function recordTaps(): void {
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

  const noteAnswer = (tap: TapTiming, timeStamp: number): void => {
    const done = JSON.stringify({ type: 'done', id: JSON.parse(sent).id })
    window.taps.push(tap)
    heard = (text) => {
      if (text === done) tap.answerMs = performance.now() - timeStamp
    }
  }

  const noteTap = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element) || !target.closest('.hand .playable')) return
    const tap: TapTiming = { framesUntilFlight: MOST_FRAMES, flightMs: Number.POSITIVE_INFINITY, answerMs: 0 }
    const before = sent
    const flown = new Set(document.querySelectorAll('.flights > span'))
    const isFlying = (): boolean =>
      [...document.querySelectorAll('.flights > span')].some(
        (span) => !flown.has(span) && span.getAnimations().some(({ playState }) => playState === 'running'),
      )
    const look = (frame: number) => (now: number) => {
      if (frame === 1 && sent !== before) noteAnswer(tap, timeStamp)
      if (isFlying()) {
        tap.framesUntilFlight = frame
        tap.flightMs = now - timeStamp
      } else if (frame < MOST_FRAMES) requestAnimationFrame(look(frame + 1))
    }
    requestAnimationFrame(look(1))
  }
  addEventListener('click', noteTap, true)
}
