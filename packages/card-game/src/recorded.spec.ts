import {
  type Decision,
  DecisionLog,
  GameRegistry,
  createRecord as kernelRecordOf,
  type MatchRecord,
  matchRecordSchema,
  replayRecord as replayIn,
  withDigest,
} from '@slapwise/kernel'
import { playRandomMatch } from '@slapwise/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { CardMatch } from './card-rules.ts'
import { franticCardGame } from './game.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { RULES_VERSION } from './versions.ts'

const GAMES = new GameRegistry(franticCardGame)

type Watch = Parameters<typeof replayIn>[2]
const replay = (record: MatchRecord, watch?: Watch) => replayIn(GAMES, record, watch)

const recordOf = (input: SettingsInput, seed: string, match: CardMatch, decisions: Iterable<Decision>) => {
  const settings = settingsSchema.parse(input)
  return withDigest(
    kernelRecordOf({ game: franticCardGame, rulesVersion: RULES_VERSION, settings, seed }, match, decisions),
  )
}

function recorded(settings: SettingsInput, seed: string): MatchRecord {
  const log = new DecisionLog()
  const match = playRandomMatch(franticCardGame, { settings, seed }, ({ prompt, answer }) =>
    log.push(prompt.seat, answer),
  )
  return recordOf(settings, seed, match, log)
}

describe('A recorded match', () => {
  const record = recorded({ players: 3, limit: 60 }, 'record')
  const { decisions } = record

  it('survives serialization', () => {
    const read = matchRecordSchema.parse(JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
    expect(replay(read)).toBeNull()
  })

  it('contains the winners and scores', () => {
    expect(record.scores).toHaveLength(3)
    expect(Math.max(...record.scores)).toBeGreaterThan(60)
    expect(record.winners.map((seat) => record.scores[seat])).toContain(Math.min(...record.scores))
  })

  it('can be replayed decision by decision', () => {
    const seen: unknown[] = []
    const factCounts: number[] = []
    replay(record, (match, next) => {
      seen.push(next && [next.seat, next.answer])
      factCounts.push(match.takeFacts().length)
    })
    expect(seen).toEqual([...decisions, null])
    expect(factCounts[0]).toBeGreaterThan(0)
  })

  it('is refused with an illegal decision', () => {
    const at = 5
    const tampered = decisions.with(at, [decisions[at][0], 9999])
    expect(replay({ ...record, decisions: tampered })).toEqual({
      code: 'illegal-decision',
      decisionIndex: at,
      answerError: 'illegal',
    })
  })

  it('is refused with a decision of a player who was not asked', () => {
    const tampered = decisions.with(0, [7, decisions[0][1]])
    expect(replay({ ...record, decisions: tampered })).toEqual({
      code: 'illegal-decision',
      decisionIndex: 0,
      answerError: 'not-asked',
    })
  })

  it('is refused with a decision after the end', () => {
    const at = decisions.length
    const longer = { ...record, decisions: [...decisions, decisions[0]] }
    expect(replay(longer)).toEqual({ code: 'illegal-decision', decisionIndex: at, answerError: 'over' })
  })

  it('is unfinished without its last decision', () => {
    expect(replay({ ...record, decisions: decisions.slice(0, -1) })).toEqual({ code: 'unfinished' })
    expect(replay({ ...record, decisions: [] })).toEqual({ code: 'unfinished' })
  })

  it('is refused with another digest', () => {
    expect(
      replay({ ...record, endDigest: record.endDigest.replace(/^./, (c) => (c === '0' ? '1' : '0')) }),
    ).toEqual({
      code: 'different-end',
    })
  })

  it('is refused with other scores or another winner', () => {
    expect(replay({ ...record, scores: record.scores.map((score) => score + 1) })).toEqual({
      code: 'different-end',
    })
    expect(replay({ ...record, winners: [] })).toEqual({ code: 'different-end' })
  })

  it('is not replayed with unknown rules', () => {
    const rulesVersion = RULES_VERSION + 1
    expect(replay({ ...record, rulesVersion })).toEqual({ code: 'unknown-rules', rulesVersion })
  })

  it('is not replayed with invalid settings or as an unknown game', () => {
    expect(replay({ ...record, settings: { players: 9 } })).toMatchObject({ code: 'bad-settings' })
    expect(replay({ ...record, game: 'chess' })).toEqual({ code: 'unknown-game', game: 'chess' })
  })

  it.each([
    { format: 'another' },
    { settings: {} },
    { decisions: [[16, 0]] },
    { decisions: [[0, 40_000]] },
    { decisions: [[0, [0.5]]] },
    { more: 1 },
  ])('is not parsed with %o', (wrong) => {
    expect(matchRecordSchema.safeParse({ ...record, ...wrong }).success).toBe(false)
  })
})
