import type { Memory } from '@slapwise/client'
import { kept } from '../../browser/kept.ts'

const KEY = 'slapwise.deal'

/** What this device has seen of the last deal, for who reloads the page. Only the last room is remembered. */
export const testimonyIn = (code: string): Memory => ({
  read() {
    const [room, text] = kept.read(KEY)?.split('\n') ?? []
    return room === code ? text : null
  },
  write: (text) => kept.write(KEY, `${code}\n${text}`),
})
