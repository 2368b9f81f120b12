import type { EvidenceStore } from '@slapwise/client'
import { deviceStorage } from '../../browser/device-storage.ts'

const STORAGE_KEY = 'slapwise.deal'

/** What this device has seen of the last deal, for who reloads the page. Only the last room is remembered. */
export const dealEvidenceStorage = (code: string): EvidenceStore => ({
  read() {
    const [room, text] = deviceStorage.read(STORAGE_KEY)?.split('\n') ?? []
    return room === code ? text : null
  },
  write: (text) => deviceStorage.write(STORAGE_KEY, `${code}\n${text}`),
})
