/// <reference lib="dom" />
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitFor, waitUntil } from '@slapwise/kernel/testing/wait'
import { type BrowserDriver, keyActions, pointerActions, type Size } from './browser-driver.ts'
import { BROWSER_PACKAGES } from './browser-packages.ts'
import { type Colour, openVirtualScreen, type Rectangle, type VirtualScreen } from './virtual-screen.ts'
import { WebDriverClient } from './web-driver.ts'

const MINI_BROWSER_GLOB = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** What is said in the page of a sort that nobody should have to read. */
const CONSOLE_ERROR = /^CONSOLE .*\bERROR\b/

/** What iPhones have, as Debian packs it. */
export async function launchWebKit(): Promise<BrowserDriver> {
  const [screen, settings, port] = [await openVirtualScreen(), keepSettings(), await freePort()]
  const driver = spawn(BROWSER_PACKAGES.webkit['webkit2gtk-driver'], [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  })
  const errors: string[] = []
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (CONSOLE_ERROR.test(line)) errors.push(line)
  })
  const session = await openSession(port)
  return {
    errors,
    resize: (size) => resize(session, size),
    async open(url) {
      await session.send('url', { url })
    },
    run: (what, arg) => session.run(what, arg),
    async point(press, at) {
      await session.send('actions', { actions: [pointerActions(press, at)] })
    },
    async type(text) {
      await session.send('actions', { actions: [keyActions(text)] })
    },
    takeScreenshot: (path) => takePicture(session, screen, path),
    async close() {
      await session.close()
      const exit = once(driver, 'exit')
      driver.kill()
      await waitFor('the driver to exit', exit)
      await screen.close()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

async function openSession(port: number): Promise<WebDriverClient> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const options = { binary: globSync(MINI_BROWSER_GLOB)[0], args }
  const session = await WebDriverClient.open(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': options,
  })
  await session.send('timeouts', { script: 45_000 })
  return session
}

/**
 * Resizes the window until the page has the size. What the window has around the page is measured each time: while it is laid out
 * for the first time, or the page is busy, it is not what it will be.
 */
async function resize(session: WebDriverClient, { width, height }: Size): Promise<void> {
  let page: Size = { width: 0, height: 0 }
  const isRight = async () => {
    const { around, ...measured } = await session.run(measure, null)
    page = measured
    if (page.width === width && page.height === height) return true
    const rect = { x: 0, y: 0, width: width + around.width, height: height + around.height }
    await session.send('window/rect', rect)
    return false
  }
  await waitUntil(() => `a page of ${width} × ${height}; it is ${page.width} × ${page.height}`, isRight)
}

/** The size of the page, and of what the window has around it, once a frame is drawn. This runs in the page. */
async function measure(): Promise<Size & { readonly around: Size }> {
  await new Promise(requestAnimationFrame)
  const around = { width: outerWidth - innerWidth, height: outerHeight - innerHeight }
  return { width: innerWidth, height: innerHeight, around }
}

/** What has been drawn is seen on the screen some time later: as soon as this mark is there, so is everything before it. */
let markCount = 0

/** Its own pictures never get done now and then; those of the screen do. */
async function takePicture(session: WebDriverClient, screen: VirtualScreen, path: string): Promise<void> {
  const colour: Colour = [250, 0, ++markCount % 250]
  let seen = ''
  const findMark = async () => {
    const page = await session.run(putMark, `rgb(${colour})`)
    seen = `${screen.colourAt(page)} at ${page.x}, ${page.y}`
    return `${screen.colourAt(page)}` === `${colour}` ? page : null
  }
  const page = await waitUntil(() => `a mark of colour ${colour} on the screen; it shows ${seen}`, findMark)
  screen.takeScreenshot(page, path)
  await session.run(() => document.querySelector('body > i')!.remove(), null)
}

/** Puts a dot of this colour into the corner of the page, over everything, and tells where the page is. This runs in it. */
async function putMark(colour: string): Promise<Rectangle> {
  const dot = document.querySelector<HTMLElement>('body > i') ?? document.createElement('i')
  dot.popover = 'manual'
  dot.style.cssText = `inset: 0 auto auto 0; width: 2px; height: 2px; margin: 0; border: 0; padding: 0; background: ${colour}`
  document.body.append(dot)
  dot.showPopover()
  await new Promise(requestAnimationFrame)
  return { x: 0, y: outerHeight - innerHeight, width: innerWidth, height: innerHeight }
}

/** Left to itself, no window is as narrow as a phone: there would be no room for its own buttons. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }\n'

/** As most tests have it. */
const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n'

function keepSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-gtk-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version))
    writeFileSync(join(folder, version, 'gtk.css'), NARROW)
    writeFileSync(join(folder, version, 'settings.ini'), LESS_MOTION)
  }
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
