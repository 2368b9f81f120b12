import { kept } from './kept.ts'

const KEY = 'slapwise.room'

/** The table one sat at last, for who closes the tab and comes back. */
export const lastRoom = {
  get: (): string | null => kept.read(KEY),
  keep: (code: string): void => kept.write(KEY, code),
  forget: (code: string): void => {
    if (kept.read(KEY) === code) kept.write(KEY, null)
  },
}
