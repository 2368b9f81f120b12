import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { installFromDebian } from './debian.ts'

const PLACES = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without it, a fresh machine would look for updates and the like. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A real browser. On a fresh Debian it is installed first; elsewhere it has to be there. */
export function launchChromium(): Promise<Browser> {
  const args = [...QUIET, '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return chromium.launch({ executablePath: findChromium() ?? installChromium(), args })
}

const findChromium = (): string | undefined => PLACES.find((place) => place !== '' && existsSync(place))

function installChromium(): string {
  installFromDebian('chromium')
  const found = findChromium()
  if (!found) throw new Error('These tests need Chromium: install it, or say where it is in CHROMIUM.')
  return found
}
