import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { reportCspViolations } from '../testing/browser-player.ts'
import { killChild } from '../testing/kill-child.ts'
import { acquire } from './acquire.ts'
import { BiDiClient } from './bidi.ts'
import { type BrowserDriver, pointerActions, typeTextActions } from './browser-driver.ts'
import { BROWSER_PACKAGES } from './browser-packages.ts'

/** Reduced motion as in most tests, English, and no background traffic. */
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

/** Firefox as Debian packages it, headless. */
export const launchFirefox = (): Promise<BrowserDriver> =>
  acquire(async (resources) => {
    const profile = mkdtempSync(join(tmpdir(), 'slapwise-firefox-'))
    resources.defer(() => rmSync(profile, { recursive: true, force: true }))
    const lines = Object.entries(PREFERENCES).map(
      ([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`,
    )
    writeFileSync(join(profile, 'user.js'), lines.join('\n'))
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
    const browser = spawn(BROWSER_PACKAGES.firefox['firefox-esr'], args, {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    resources.defer(() => killChild(browser, 'Firefox'))
    const errors: string[] = []
    const bidi = await BiDiClient.connect(
      await waitFor('Firefox to print its address', readBiDiAddress(browser)),
      (_, entry) => {
        const { level, text } = entry as { level: string; text: string }
        if (level === 'error') errors.push(text)
      },
    )
    const context = await prepareSession(bidi)
    return {
      errors,
      async resize(viewport) {
        await bidi.send('browsingContext.setViewport', { context, viewport })
      },
      async open(url) {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      run: (what, arg) => callInPage(bidi, context, what, arg),
      async point(press, at) {
        await bidi.send('input.performActions', { context, actions: [pointerActions(press, at)] })
      },
      async type(text) {
        await bidi.send('input.performActions', { context, actions: [typeTextActions(text)] })
      },
      async takeScreenshot(path) {
        const { data } = (await bidi.send('browsingContext.captureScreenshot', { context })) as {
          data: string
        }
        writeFileSync(path, data, 'base64')
      },
    }
  })

async function readBiDiAddress(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr! })) {
    const found = /WebDriver BiDi listening on (\S+)/.exec(line)
    if (found) return found[1]
  }
  throw new Error('Firefox exited before it printed its address')
}

/** Subscribes to errors, and returns the id of the only window. */
async function prepareSession(bidi: BiDiClient): Promise<string> {
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  await bidi.send('script.addPreloadScript', { functionDeclaration: `${reportCspViolations}` })
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  return contexts[0].context
}

interface ScriptResult {
  readonly type: 'success' | 'exception'
  readonly result: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Arguments and results are passed as JSON, because the protocol has its own serialisation. */
async function callInPage<Arg, Result>(
  bidi: BiDiClient,
  context: string,
  what: (arg: Arg) => Result,
  arg: Arg,
): Promise<Awaited<Result>> {
  const { type, result, exceptionDetails } = (await bidi.send('script.callFunction', {
    functionDeclaration: `async (arg) => JSON.stringify(await (${what})(JSON.parse(arg)))`,
    arguments: [{ type: 'string', value: JSON.stringify(arg) }],
    target: { context },
    awaitPromise: true,
  })) as ScriptResult
  if (type === 'exception') throw new Error(exceptionDetails?.text)
  return result.value === undefined ? (undefined as Awaited<Result>) : JSON.parse(result.value)
}
