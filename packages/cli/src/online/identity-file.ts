import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Jar } from '@slapwise/client'
import { makeFolder } from '@slapwise/server/make-folder'
import { withFile } from '../files.ts'
import { stdio } from '../terminal/stdio.ts'

/** Where it is kept who we are at a server, so that the seat is still ours tomorrow. */
export function identityAt(host: string): Jar {
  const file = fileFor(host)
  return { read: () => read(file), keep: (cookie) => keep(file, cookie) }
}

function fileFor(host: string): string {
  const config = stdio().env.XDG_CONFIG_HOME || join(homedir(), '.config')
  return join(config, 'slapwise', `identity-${host.replaceAll(/[^\w.-]/g, '_')}.txt`)
}

/** Older files have the bare token. */
function read(file: string): string | null {
  try {
    const kept = readFileSync(file, 'utf8').trim()
    if (kept === '') return null
    return kept.startsWith(NAME) ? kept : NAME + kept
  } catch {
    return null
  }
}

const NAME = 'slapwise='

/** For nobody else to read: whoever has it has the seat. */
function keep(file: string, cookie: string): void {
  withFile(file, () => {
    makeFolder(dirname(file), 0o700)
    writeFileSync(file, `${cookie}\n`, { mode: 0o600 })
  })
}
