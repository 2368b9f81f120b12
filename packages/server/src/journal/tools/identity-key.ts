import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { keyPath } from './data-folder.ts'

export const KEY_BYTES = 32

/** Base64url characters, for 96 bits. */
const FINGERPRINT_LENGTH = 16

/** Kept with the data, to notice another key: every cookie would be a forgery to it, and everybody a stranger. */
export const computeFingerprint = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('identity key '), key]), 'base64url').slice(0, FINGERPRINT_LENGTH)

/** The key in a data folder; null if there is none. */
export function readKey(folder: string): Buffer | null {
  const file = keyPath(folder)
  if (!existsSync(file)) return null
  const key = readFileSync(file)
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key`)
  return key
}

export const createKey = (): Buffer => randomBytes(KEY_BYTES)

/** In place of the one that is there, if there is one. */
export const writeKey = (folder: string, key: Buffer): void =>
  writeFileSync(keyPath(folder), key, { mode: 0o600 })

/** What is wrong with a key that comes from somewhere; null if it is the one that belongs to the data. */
export function describeKeyMismatch(from: string, key: Buffer, expected: string): string | null {
  const found = computeFingerprint(key)
  return found === expected
    ? null
    : `${from} is not the key that people here were given their seats by: its fingerprint is ${found}, and ${expected} belongs to the data`
}
