import { readFileSync } from 'node:fs'
import { MAX_RECORD_BYTES, type MatchRecord } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { encodeHistory, HistoryFileError, MAX_HISTORY_BYTES, readHistory } from './history-file.ts'
import { mergeSummaries } from './match-archive.ts'
import { summarizeMatch } from './match-summary.ts'
import { createSummary } from './testing/create-summary.ts'

const RECORD: MatchRecord = JSON.parse(
  readFileSync(
    new URL('../../../../card-game/recorded/version-1/without-points.json', import.meta.url),
    'utf8',
  ),
)
const SUMMARY = summarizeMatch({ record: RECORD, seat: 1, endedAt: 5, room: { code: 'bako', match: 2 } })

const readText = (text: string) => readHistory(new Blob([text]))
const problemOf = (text: string): Promise<unknown> =>
  readText(text).then(
    () => 'accepted',
    (error: HistoryFileError) => [error.problem, error.line],
  )
const [HEADER, LINE] = encodeHistory([{ summary: SUMMARY, record: RECORD }])

describe('A history file', () => {
  it('brings back what was saved, with and without records', async () => {
    const matches = [
      { summary: SUMMARY, record: RECORD },
      { summary: createSummary({ account: { luck: 1.5, skill: -3 } }), record: null },
    ]
    expect(await readHistory(new Blob(encodeHistory(matches)))).toEqual(matches)
  })

  it('of tens of megabytes is read line by line', async () => {
    const decisions = Array.from({ length: 10_000 }, (_, i) => RECORD.decisions[i % RECORD.decisions.length])
    const [, line] = encodeHistory([{ summary: SUMMARY, record: { ...RECORD, decisions } }])
    const count = Math.ceil(25_000_000 / line.length)
    const file = new Blob([HEADER, ...Array.from({ length: count }, () => line)])
    expect(file.size).toBeGreaterThan(20_000_000)
    expect(await readHistory(file)).toHaveLength(count)
  })

  it('is refused as a whole if it is something else, newer, or damaged', async () => {
    for (const text of ['', '{}\n', 'hello', JSON.stringify(RECORD)])
      expect(await problemOf(text)).toEqual(['not-a-history', null])
    expect(await problemOf(HEADER.replace('"version":1', '"version":2'))).toEqual(['newer-version', null])
    expect(await problemOf(HEADER + LINE + LINE.slice(0, -9))).toEqual(['damaged', 3])
    const withSummary = (change: object) =>
      HEADER + JSON.stringify({ summary: { ...SUMMARY, ...change }, record: RECORD })
    expect(await problemOf(withSummary({}))).toBe('accepted')
    for (const change of [
      { seat: 15 },
      { winners: [9] },
      { scores: [1] },
      { id: 'of-another' },
      { id: '../me' },
      { endedAt: 'yesterday' },
      { endedAt: 8_640_000_000_000_001 },
      { course: { rounds: 1, hits: [{ attacker: 14, victim: 0, count: 1 }] } },
      { address: 'hidden' },
    ])
      expect(await problemOf(withSummary(change))).toEqual(['damaged', 2])
  })

  it('is refused by its size before it is read, and by the length of a line', async () => {
    const large = { size: MAX_HISTORY_BYTES + 1 } as Blob
    await expect(readHistory(large)).rejects.toThrow(new HistoryFileError('too-large'))
    const pad = (length: number) => {
      const [header, line] = encodeHistory([
        { summary: SUMMARY, record: { ...RECORD, padding: 'x'.repeat(length) } as MatchRecord },
      ])
      return header + line
    }
    // The largest record that a page opens, and one beyond that.
    expect(await problemOf(pad(MAX_RECORD_BYTES - JSON.stringify(RECORD).length))).toBe('accepted')
    expect(await problemOf(pad(MAX_RECORD_BYTES + 200_000))).toEqual(['not-a-history', null])
  })
})

it('Merging keeps the own summary, and adds figures that it lacks', () => {
  const course = { rounds: 3, hits: [] }
  const account = { luck: 1, skill: 0 }
  const own = createSummary({ endedAt: 1, account })
  const other = createSummary({ endedAt: 2, course, account: { luck: 9, skill: 9 } })
  expect(mergeSummaries(own, other)).toEqual({ ...own, course })
})
