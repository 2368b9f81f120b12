import { writeSync } from 'node:fs'
import { formatLogLine } from './log-line.ts'

/** The destination of the log, written line by line. */
export interface LogStream {
  write(line: string): void
}

/** Lines for people to read, or one JSON object each for programs. */
export type LogFormat = 'text' | 'json'

/** Lines that cannot be written are dropped: neither a full disk nor a closed pipe may stop the server. */
export const createLogStream = (file: number, format: LogFormat): LogStream => ({
  write(line) {
    try {
      writeSync(file, format === 'text' ? formatLogLine(line) : line)
    } catch {
      // There is no other place to report it.
    }
  },
})
