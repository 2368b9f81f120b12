/** Names of pino's levels by their number. */
const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** A line of pino's JSON, of which every other field is written as `name=value`. */
interface LogEntry {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly pid?: number
  readonly hostname?: string
  readonly [field: string]: unknown
}

/** Turns a line of pino's JSON into `2026-11-18 04:31:09 error room failed: room=aa-bb problem="disk full"`. */
export function formatLogLine(json: string): string {
  const { level, time, msg = '', pid, hostname, ...fields } = JSON.parse(json) as LogEntry
  const at = new Date(time).toISOString().slice(0, 19).replace('T', ' ')
  const values = Object.entries(fields).map(([name, value]) => `${name}=${formatValue(value)}`)
  const message = [msg, values.join(' ')].filter((part) => part !== '').join(': ')
  return `${at} ${LEVELS[level] ?? level} ${message}\n`
}

/** Strings without spaces stand as they are; everything else is JSON, so that a line stays one line. */
const formatValue = (value: unknown): string =>
  typeof value === 'string' && /^[\w./:@-]+$/.test(value) ? value : JSON.stringify(value)
