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
  it('is the same in whatever order its fields stand, and with or without the digest itself', () => {
    const turned = Object.fromEntries(Object.entries(withDigest(record)).reverse()) as MatchRecord
    const settings = { limit: 'none', sets: ['base'], players: 2 }
    expect(digestRecord({ ...turned, settings })).toBe(digestRecord(record))
    expect(withDigest(withDigest(record))).toEqual(withDigest(record))
  })

  it('is another one for anything else', () => {
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

  it('stays what it is, so that old records can be verified for ever', () => {
    expect(digestRecord(record)).toBe('fb1795509e37bf0c876699c92320aba57b0994ba19e6eeba8b97487661aabc14')
    expect(shortDigest(digestRecord(record))).toBe('fb17 9550 9e37')
  })
})
