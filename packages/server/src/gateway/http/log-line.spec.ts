import { expect, it } from 'vitest'
import { formatLogLine } from './log-line.ts'

const entry = { level: 50, time: Date.UTC(2026, 10, 18, 4, 31, 9), pid: 7, hostname: 'club' }
const format = (fields: object) => formatLogLine(`${JSON.stringify({ ...entry, ...fields })}\n`)

it('shows time, level, message and fields in one line', () => {
  const line = format({ msg: 'room failed', room: 'a-b-c-d', problem: 'disk full\nfor good' })
  expect(line).toBe('2026-11-18 04:31:09 error room failed: room=a-b-c-d problem="disk full\\nfor good"\n')
})

it('shows a message without fields', () => {
  expect(format({ level: 30, msg: 'listening' })).toBe('2026-11-18 04:31:09 info listening\n')
})

it('shows fields without a message', () => {
  expect(format({ level: 20, status: 200 })).toBe('2026-11-18 04:31:09 debug status=200\n')
})
