import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { keyPath } from './data-folder.ts'

export const KEY_BYTES = 32

/** Base64url characters: 96 bits. */
const FINGERPRINT_LENGTH = 16

/**
 * Stored with the data to detect another key, with which every cookie would be invalid and every player would lose
 * their seats.
 */
export const computeFingerprint = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('identity key '), key]), 'base64url').slice(0, FINGERPRINT_LENGTH)

/** Null if the folder has no key. */
export function readKey(folder: string): Buffer | null {
  const file = keyPath(folder)
  if (!existsSync(file)) return null
  const key = readFileSync(file)
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a valid key: it must have ${KEY_BYTES} bytes`)
  return key
}

export const createKey = (): Buffer => randomBytes(KEY_BYTES)

/** Overwrites an existing key. */
export const writeKey = (folder: string, key: Buffer): void =>
  writeFileSync(keyPath(folder), key, { mode: 0o600 })

/** Returns an error message if the key is not the one that belongs to the data, otherwise null. */
export function describeKeyMismatch(from: string, key: Buffer, expected: string): string | null {
  const found = computeFingerprint(key)
  return found === expected
    ? null
    : `${from} is not the key of this data: its fingerprint is ${found}, expected ${expected}`
}
