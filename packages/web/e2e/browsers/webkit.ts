/// <reference lib="dom" />
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { killChild } from '../testing/kill-child.ts'
import { acquire } from './acquire.ts'
import { type BrowserDriver, pointerActions, type Size, typeTextActions } from './browser-driver.ts'
import { BROWSER_PACKAGES } from './browser-packages.ts'
import { type Colour, openVirtualScreen, type Rectangle, type VirtualScreen } from './virtual-screen.ts'
import { WebDriverClient } from './web-driver.ts'

const MINI_BROWSER_GLOB = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** Console output that counts as an error. */
const CONSOLE_ERROR = /^CONSOLE .*\bERROR\b/

/** The MiniBrowser of WebKitGTK as Debian packages it: the engine of iPhones. */
export const launchWebKit = (): Promise<BrowserDriver> =>
  acquire(async (resources) => {
    const settings = createSettings()
    resources.defer(() => rmSync(settings, { recursive: true, force: true }))
    // Closing the screen ends a browser that hangs.
    const screen = await openVirtualScreen()
    resources.defer(() => screen.close())
    const port = await findFreePort()
    const driver = spawn(BROWSER_PACKAGES.webkit['webkit2gtk-driver'], [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
    })
    resources.defer(() => killChild(driver, 'the driver of WebKit'))
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
        await session.send('actions', { actions: [typeTextActions(text)] })
      },
      takeScreenshot: (path) => takePicture(session, screen, path),
    }
  })

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
 * Resizes the window until the viewport has the size. The size of the window frame is measured each time, because it changes
 * during the first layout and while the page is busy.
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

/** The size of the viewport and of the window frame, after a frame. Runs in the page. */
async function measure(): Promise<Size & { readonly around: Size }> {
  await new Promise(requestAnimationFrame)
  const around = { width: outerWidth - innerWidth, height: outerHeight - innerHeight }
  return { width: innerWidth, height: innerHeight, around }
}

/** Screenshots show the page with a delay: each is taken once a mark of a new colour is visible. */
let markCount = 0

/** Takes screenshots of the virtual screen, because those of WebKit sometimes never complete. */
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

/**
 * Draws a dot of this colour in the corner of the page, on top of everything, and returns the position of the page. Runs in
 * the page.
 */
async function putMark(colour: string): Promise<Rectangle> {
  const dot = document.querySelector<HTMLElement>('body > i') ?? document.createElement('i')
  dot.popover = 'manual'
  dot.style.cssText = `inset: 0 auto auto 0; width: 2px; height: 2px; margin: 0; border: 0; padding: 0; background: ${colour}`
  document.body.append(dot)
  dot.showPopover()
  await new Promise(requestAnimationFrame)
  return { x: 0, y: outerHeight - innerHeight, width: innerWidth, height: innerHeight }
}

/** Without this, windows cannot be as narrow as a phone, because of their own buttons. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px; }\n'

/** Reduced motion, as in most tests. */
const LESS_MOTION = '[Settings]\ngtk-enable-animations=0\n'

function createSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-gtk-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(folder, version))
    writeFileSync(join(folder, version, 'gtk.css'), NARROW)
    writeFileSync(join(folder, version, 'settings.ini'), LESS_MOTION)
  }
  return folder
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
