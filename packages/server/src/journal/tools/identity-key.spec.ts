import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { computeFingerprint, createKey, describeKeyMismatch, readKey, writeKey } from './identity-key.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slapwise-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('A key is readable by its owner only, and found again', () => {
  const folder = temporaryFolder()
  expect(readKey(folder)).toBeNull()
  const key = createKey()
  writeKey(folder, key)
  expect(statSync(join(folder, 'identity.key')).mode & 0o077).toBe(0)
  expect(readFileSync(join(folder, 'identity.key'))).toHaveLength(32)
  expect(readKey(folder)).toEqual(key)
})

it('A truncated key is rejected', () => {
  const folder = temporaryFolder()
  writeKey(folder, createKey())
  truncateSync(join(folder, 'identity.key'), 16)
  expect(() => readKey(folder)).toThrow('is not a valid key')
})

it('The fingerprint changes with every bit of the key, and does not reveal it', () => {
  const key = createKey()
  const expected = computeFingerprint(key)
  expect(describeKeyMismatch('it', key, expected)).toBeNull()
  for (let bit = 0; bit < key.length * 8; bit++) {
    const other = Buffer.from(key)
    other[bit >> 3] ^= 1 << (bit & 7)
    expect(describeKeyMismatch('it', other, expected)).toContain(expected)
  }
  expect(key.toString('base64url')).not.toContain(expected)
})
