import { describe, expect, it } from 'vitest'
import type { MatchRecord, RecordBody } from './record.ts'
import { digestRecord, shortDigest, withDigest } from './record-digest.ts'

const record: RecordBody = {
  format: 'slapwise-match',
  game: 'board',
  rulesVersion: 1,
  settings: { players: 2, sets: ['base'], limit: 'none' },
  seed: 'seed',
  decisions: [
    [0, 3],
    [1, [4, 5]],
  ],
  scores: [1, 2],
  winners: [0],
  endDigest: 'end',
}

describe('The digest of a record', () => {
  it('depends neither on the order of fields nor on the digest field itself', () => {
    const turned = Object.fromEntries(Object.entries(withDigest(record)).reverse()) as MatchRecord
    const settings = { limit: 'none', sets: ['base'], players: 2 }
    expect(digestRecord({ ...turned, settings })).toBe(digestRecord(record))
    expect(withDigest(withDigest(record))).toEqual(withDigest(record))
  })

  it('changes with any other field', () => {
    const others: RecordBody[] = [
      { ...record, decisions: [record.decisions[1], record.decisions[0]] },
      {
        ...record,
        decisions: [
          [0, 3],
          [1, 4],
          [1, 5],
        ] as MatchRecord['decisions'],
      },
      {
        ...record,
        decisions: [
          [0, [3]],
          [1, [4, 5]],
        ] as MatchRecord['decisions'],
      },
      { ...record, settings: { ...record.settings, sets: [] } },
      { ...record, players: ['Ada', 'Ben'] },
      { ...record, winners: [1] },
      { ...record, rulesVersion: 2 },
      { ...record, game: 'frantic' },
    ]
    expect(new Set([record, ...others].map(digestRecord)).size).toBe(others.length + 1)
  })

  it('keeps its published format, so that old records stay verifiable', () => {
    expect(digestRecord(record)).toBe('ab3df7802ac446c3dfa6a103bfdc53521d98f4174446aadb132364a6e697a349')
    expect(shortDigest(digestRecord(record))).toBe('ab3d f780 2ac4')
  })
})
