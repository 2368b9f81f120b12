import { writeSync } from 'node:fs'

/** What the log is written to, line by line. */
export interface LogStream {
  write(line: string): void
}

/** What cannot be written is lost: neither a full disk nor a reader who has gone brings the house down, or keeps it from stopping. */
export const logTo = (file: number): LogStream => ({
  write(line) {
    try {
      writeSync(file, line)
    } catch {
      // There is nobody left to tell.
    }
  },
})
