import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitFor } from '@slapwise/kernel/testing/deadline'
import { tellViolations } from '../testing/player.ts'
import { BiDi } from './bidi.ts'
import { type Driver, pointing, typing } from './driver.ts'
import { NEEDS } from './needs.ts'

/** Less motion, as most tests have it, English, and no word to anybody else. */
const PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en',
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
}

/** Firefox as Debian packs it, without a window. */
export async function launchFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'slapwise-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = spawn(NEEDS.firefox['firefox-esr'], args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors: string[] = []
  const bidi = await BiDi.connect(
    await waitFor('Firefox to print its address', addressOf(browser)),
    (_, entry) => {
      const { level, text } = entry as { level: string; text: string }
      if (level === 'error') errors.push(text)
    },
  )
  const context = await prepare(bidi)
  return {
    errors,
    async resize(viewport) {
      await bidi.do('browsingContext.setViewport', { context, viewport })
    },
    async open(url) {
      await bidi.do('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: (what, arg) => run(bidi, context, what, arg),
    async point(press, at) {
      await bidi.do('input.performActions', { context, actions: [pointing(press, at)] })
    },
    async type(text) {
      await bidi.do('input.performActions', { context, actions: [typing(text)] })
    },
    async takePicture(path) {
      const { data } = (await bidi.do('browsingContext.captureScreenshot', { context })) as { data: string }
      writeFileSync(path, data, 'base64')
    },
    async close() {
      const exit = once(browser, 'exit')
      browser.kill()
      await waitFor('Firefox to exit', exit)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr! })) {
    const found = /WebDriver BiDi listening on (\S+)/.exec(line)
    if (found) return found[1]
  }
  throw new Error('Firefox stopped at once.')
}

/** Says what goes wrong from now on. Tells the one window there is. */
async function prepare(bidi: BiDi): Promise<string> {
  await bidi.do('session.subscribe', { events: ['log.entryAdded'] })
  await bidi.do('script.addPreloadScript', { functionDeclaration: `${tellViolations}` })
  const { contexts } = (await bidi.do('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  return contexts[0].context
}

interface Ended {
  readonly type: 'success' | 'exception'
  readonly result: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** What goes in and comes out is written as JSON, since the protocol has its own way to write everything. */
async function run<Arg, Result>(
  bidi: BiDi,
  context: string,
  what: (arg: Arg) => Result,
  arg: Arg,
): Promise<Awaited<Result>> {
  const { type, result, exceptionDetails } = (await bidi.do('script.callFunction', {
    functionDeclaration: `async (arg) => JSON.stringify(await (${what})(JSON.parse(arg)))`,
    arguments: [{ type: 'string', value: JSON.stringify(arg) }],
    target: { context },
    awaitPromise: true,
  })) as Ended
  if (type === 'exception') throw new Error(exceptionDetails?.text)
  return result.value === undefined ? (undefined as Awaited<Result>) : JSON.parse(result.value)
}
