import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createLogStream } from './log-stream.ts'

it('Writes a log line by line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = openSync(join(folder, 'log'), 'w')
  const log = createLogStream(file, 'json')
  for (const line of ['one\n', 'two\n']) log.write(line)
  closeSync(file)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('one\ntwo\n')
})

it('Ignores a full disk', () => {
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  expect(() => createLogStream(full, 'json').write('a line\n')).not.toThrow()
})
