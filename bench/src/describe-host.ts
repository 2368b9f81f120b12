import { cpus } from 'node:os'

/** Where and when: figures mean nothing without it. */
export const describeHost = () => ({
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? 'unknown CPU',
  node: process.version,
})
