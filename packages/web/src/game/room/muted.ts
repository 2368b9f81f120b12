import { kept } from '../../browser/kept.ts'

const KEY = 'slapwise.muted'

/** Whom one does not want to hear in a room, on this device. Only the last room is remembered. */
export function mutedIn(code: string): ReadonlySet<number> {
  try {
    const found = JSON.parse(kept.read(KEY) ?? 'null')
    return new Set(found?.code === code ? (found.members as number[]) : [])
  } catch {
    return new Set()
  }
}

export const keepMuted = (code: string, members: ReadonlySet<number>): void =>
  kept.write(KEY, JSON.stringify({ code, members: [...members] }))
