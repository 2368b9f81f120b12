import { deviceStorage } from '../../browser/device-storage.ts'

const STORAGE_KEY = 'slapwise.muted'

/** The members of a room who are muted on this device. Only the last room is stored. */
export function loadMutedMembers(code: string): ReadonlySet<number> {
  try {
    const found = JSON.parse(deviceStorage.read(STORAGE_KEY) ?? 'null')
    return new Set(found?.code === code ? (found.members as number[]) : [])
  } catch {
    return new Set()
  }
}

export const saveMutedMembers = (code: string, members: ReadonlySet<number>): void =>
  deviceStorage.write(STORAGE_KEY, JSON.stringify({ code, members: [...members] }))
