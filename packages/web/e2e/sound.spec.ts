/// <reference lib="dom" />
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SOUNDS, type SoundName } from '../src/feedback/sounds.ts'
import { launchChromium } from './testing/chromium.ts'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  page = await browser.newPage()
  await page.addScriptTag({ content: await asScript(new URL('../src/feedback/synth.ts', import.meta.url)) })
})

afterAll(() => browser?.close())

/** The synthesizer, as a global script of the page. */
declare const synth: typeof import('../src/feedback/synth.ts')

async function asScript(entry: URL): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: fileURLToPath(entry), name: 'synth', formats: ['iife'] } },
  })) as Rolldown.RolldownOutput[]
  return output[0].code
}

/** The peak level of a sound, and its duration in seconds. The audio context has been running for a moment. */
const listen = (name: SoundName): Promise<{ peak: number; lasts: number }> =>
  page.evaluate(async (sound) => {
    const context = new OfflineAudioContext(1, 2 * 48_000, 48_000)
    synth.scheduleSound(synth.createMasterBus(context), sound, 0.2)
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs)
    const peak = samples.reduce((most, sample) => Math.max(most, sample), 0)
    return { peak, lasts: samples.findLastIndex((sample) => sample > 0.002) / context.sampleRate - 0.2 }
  }, name)

describe('Every sound', () => {
  it.each(Object.keys(SOUNDS) as SoundName[])(
    'is audible, and neither too loud nor too long: %s',
    async (name) => {
      const { peak, lasts } = await listen(name)
      expect(peak).toBeGreaterThan(0.03)
      expect(peak).toBeLessThan(0.8)
      expect(lasts).toBeGreaterThan(0.02)
      expect(lasts).toBeLessThan(1.4)
    },
  )
})
