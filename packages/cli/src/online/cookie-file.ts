import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CookieStore } from '@slapwise/client'
import { makeFolder } from '@slapwise/server/make-folder'
import { withFileErrors } from '../files.ts'
import { getStdio } from '../terminal/stdio.ts'

/** Stores the identity at a server in a file, so that a seat can be taken up again later. */
export function createCookieFile(host: string): CookieStore {
  const file = getCookiePath(host)
  return { read: () => readCookie(file), write: (cookie) => writeCookie(file, cookie) }
}

function getCookiePath(host: string): string {
  const config = getStdio().env.XDG_CONFIG_HOME || join(homedir(), '.config')
  return join(config, 'slapwise', `identity-${host.replaceAll(/[^\w.-]/g, '_')}.txt`)
}

/** Older files contain the bare token. */
function readCookie(file: string): string | null {
  try {
    const stored = readFileSync(file, 'utf8').trim()
    if (stored === '') return null
    return stored.startsWith(COOKIE_PREFIX) ? stored : COOKIE_PREFIX + stored
  } catch {
    return null
  }
}

const COOKIE_PREFIX = 'slapwise='

/** Readable by its owner only: the cookie gives access to the seat. */
function writeCookie(file: string, cookie: string): void {
  withFileErrors(file, () => {
    makeFolder(dirname(file), 0o700)
    writeFileSync(file, `${cookie}\n`, { mode: 0o600 })
  })
}
