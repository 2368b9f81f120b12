import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { installDebianPackages } from '../../../../scripts/install-debian-packages.ts'

const CHROMIUM_PATHS = [
  process.env.CHROMIUM ?? '',
  // The headless shell has no windows, and needs a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Prevents update checks and the like. */
const NO_BACKGROUND_TRAFFIC_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A host name that browsers trust as little as a LAN address, without TLS. */
const LAN_HOST = 'friends.test'

/** The address of the test server for devices in the same network, without TLS. */
export function toLanAddress(address: string): string {
  const url = new URL(address)
  url.hostname = LAN_HOST
  return url.origin
}

/** Launches Chromium. On Debian it is installed if necessary; elsewhere it has to be there. */
export function launchChromium(): Promise<Browser> {
  const args = [
    ...NO_BACKGROUND_TRAFFIC_ARGS,
    `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`,
    '--disable-gpu',
    // The baseline pictures were rendered with the same hinting.
    '--font-render-hinting=slight',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  return chromium.launch({ executablePath: resolveChromium(), args })
}

const resolveChromium = (): string => findChromium() ?? installChromium()

const findChromium = (): string | undefined => CHROMIUM_PATHS.find((path) => path !== '' && existsSync(path))

function installChromium(): string {
  for (const name of ['chromium-headless-shell', 'chromium']) if (!findChromium()) installDebianPackages(name)
  const found = findChromium()
  if (!found)
    throw new Error('Chromium not found: install it, or set the environment variable CHROMIUM to its path')
  return found
}

if (import.meta.main) console.log(resolveChromium())
