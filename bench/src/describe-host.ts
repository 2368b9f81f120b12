import { cpus } from 'node:os'

/** The host and date of a measurement. */
export const describeHost = () => ({
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? 'unknown CPU',
  node: process.version,
})
