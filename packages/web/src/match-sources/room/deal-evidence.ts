import type { EvidenceStore } from '@slapwise/client'
import { deviceStorage } from '../../browser/device-storage.ts'

const STORAGE_KEY = 'slapwise.deal'

/** Stores the evidence of the last deal on this device, so that it survives a reload. Only the last room is stored. */
export const dealEvidenceStorage = (code: string): EvidenceStore => ({
  read() {
    const [room, text] = deviceStorage.read(STORAGE_KEY)?.split('\n') ?? []
    return room === code ? text : null
  },
  write: (text) => deviceStorage.write(STORAGE_KEY, `${code}\n${text}`),
})
