import { expect, it } from 'vitest'
import { MAX_RECORD_BYTES, parseRecord } from './parse-record.ts'

/** A record with as many decisions as fit into this many bytes. */
const encodeRecord = (bytes: number): string =>
  JSON.stringify({
    format: 'slapwise-match',
    game: 'frantic',
    rulesVersion: 1,
    settings: { players: 2 },
    seed: 'seed',
    decisions: Array.from({ length: Math.floor((bytes - 300) / 6) }, () => [0, 0]),
    scores: [1, 2],
    winners: [0],
    endDigest: 'end',
    digest: 'digest',
  })

it('A valid record is read up to the size limit', () => {
  const text = encodeRecord(MAX_RECORD_BYTES)
  expect(text.length).toBeGreaterThan(0.99 * MAX_RECORD_BYTES)
  expect(JSON.stringify(parseRecord(text))).toBe(text)
})

it('A valid record of nearly 20 MB is refused for its size', () => {
  expect(parseRecord(encodeRecord(19_900_000))).toEqual({ code: 'too-large' })
})
