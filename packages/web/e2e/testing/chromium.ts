import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { installDebianPackages } from '../../../../scripts/install-debian-packages.ts'

const CHROMIUM_PATHS = [
  process.env.CHROMIUM ?? '',
  // Without the windows that nobody looks at, a page costs a third.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without it, a fresh machine would look for updates and the like. */
const NO_BACKGROUND_TRAFFIC_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A name that browsers trust as little as the address of a machine in the same Wi-Fi. */
const LAN_HOST = 'friends.test'

/** Where friends in the same Wi-Fi find what this machine serves, without TLS. */
export function toLanAddress(address: string): string {
  const url = new URL(address)
  url.hostname = LAN_HOST
  return url.origin
}

/** A real browser. On a fresh Debian it is installed first; elsewhere it has to be there. */
export function launchChromium(): Promise<Browser> {
  const args = [
    ...NO_BACKGROUND_TRAFFIC_ARGS,
    `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`,
    '--disable-gpu',
    // As in the windows that the pictures were taken of.
    '--font-render-hinting=slight',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  return chromium.launch({ executablePath: resolveChromium(), args })
}

const resolveChromium = (): string => findChromium() ?? installChromium()

const findChromium = (): string | undefined =>
  CHROMIUM_PATHS.find((place) => place !== '' && existsSync(place))

function installChromium(): string {
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installDebianPackages(name)
  const found = findChromium()
  if (!found) throw new Error('These tests need Chromium: install it, or say where it is in CHROMIUM.')
  return found
}

if (import.meta.main) console.log(resolveChromium())
