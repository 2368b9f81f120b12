import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { withFile } from '../files.ts'

/** Where it is kept who we are at a server, so that the seat is still ours tomorrow. */
function fileFor(host: string): string {
  const config = process.env.XDG_CONFIG_HOME || join(homedir(), '.config')
  return join(config, 'slapwise', `identity-${host.replaceAll(/[^\w.-]/g, '_')}.txt`)
}

export function readIdentity(host: string): string | null {
  try {
    return readFileSync(fileFor(host), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** For nobody else to read: whoever has it has the seat. */
export function keepIdentity(host: string, token: string): void {
  const file = fileFor(host)
  withFile(file, () => {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(file, `${token}\n`, { mode: 0o600 })
  })
}
