import {
  type Decision,
  DecisionLog,
  Games,
  recordOf as kernelRecordOf,
  type MatchRecord,
  recordSchema,
  replay as replayIn,
  sealed,
} from '@slapwise/kernel'
import { walk } from '@slapwise/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { CardMatch } from './card-rules.ts'
import { franticCardGame } from './game.ts'
import { type SettingsInput, settingsSchema } from './setup/settings.ts'
import { RULES_VERSION } from './versions.ts'

const GAMES = new Games(franticCardGame)

type Watch = Parameters<typeof replayIn>[2]
const replay = (record: MatchRecord, watch?: Watch) => replayIn(GAMES, record, watch)

const recordOf = (input: SettingsInput, seed: string, match: CardMatch, decisions: Iterable<Decision>) => {
  const settings = settingsSchema.parse(input)
  return sealed(
    kernelRecordOf({ game: franticCardGame, rulesVersion: RULES_VERSION, settings, seed }, match, decisions),
  )
}

function recorded(settings: SettingsInput, seed: string): MatchRecord {
  const log = new DecisionLog()
  const match = walk(franticCardGame, { settings, seed }, ({ prompt, answer }) =>
    log.push(prompt.seat, answer),
  )
  return recordOf(settings, seed, match, log)
}

describe('A recorded match', () => {
  const record = recorded({ players: 3, limit: 60 }, 'record')
  const { decisions } = record

  it('survives being written down', () => {
    const read = recordSchema.parse(JSON.parse(JSON.stringify(record)))
    expect(read).toEqual(record)
    expect(replay(read)).toBeNull()
  })

  it('says who won with how many points', () => {
    expect(record.scores).toHaveLength(3)
    expect(Math.max(...record.scores)).toBeGreaterThan(60)
    expect(record.winners.map((seat) => record.scores[seat])).toContain(Math.min(...record.scores))
  })

  it('can be watched decision by decision', () => {
    const seen: unknown[] = []
    const told: number[] = []
    replay(record, (match, next) => {
      seen.push(next && [next.seat, next.answer])
      told.push(match.takeFacts().length)
    })
    expect(seen).toEqual([...decisions, null])
    expect(told[0]).toBeGreaterThan(0)
  })

  it('is refused where a decision was illegal', () => {
    const at = 5
    const tampered = decisions.with(at, [decisions[at][0], 9999])
    expect(replay({ ...record, decisions: tampered })).toEqual({ problem: 'refused', at, refused: 'illegal' })
  })

  it('is refused where somebody decided who was not asked', () => {
    const tampered = decisions.with(0, [7, decisions[0][1]])
    expect(replay({ ...record, decisions: tampered })).toEqual({
      problem: 'refused',
      at: 0,
      refused: 'not-asked',
    })
  })

  it('is refused where it goes on after the end', () => {
    const at = decisions.length
    const longer = { ...record, decisions: [...decisions, decisions[0]] }
    expect(replay(longer)).toEqual({ problem: 'refused', at, refused: 'over' })
  })

  it('is unfinished without its last decision', () => {
    expect(replay({ ...record, decisions: decisions.slice(0, -1) })).toEqual({ problem: 'unfinished' })
    expect(replay({ ...record, decisions: [] })).toEqual({ problem: 'unfinished' })
  })

  it('has another end if it says so', () => {
    expect(replay({ ...record, end: record.end.replace(/^./, (c) => (c === '0' ? '1' : '0')) })).toEqual({
      problem: 'other-end',
    })
  })

  it('has another end if it claims other scores or another winner', () => {
    expect(replay({ ...record, scores: record.scores.map((score) => score + 1) })).toEqual({
      problem: 'other-end',
    })
    expect(replay({ ...record, winners: [] })).toEqual({ problem: 'other-end' })
  })

  it('is not replayed by other rules', () => {
    const rules = RULES_VERSION + 1
    expect(replay({ ...record, rules })).toEqual({ problem: 'other-rules', rules })
  })

  it('is not replayed with settings that cannot be played, or as a game that nobody knows', () => {
    expect(replay({ ...record, settings: { players: 9 } })).toMatchObject({ problem: 'bad-settings' })
    expect(replay({ ...record, game: 'chess' })).toEqual({ problem: 'other-game', game: 'chess' })
  })

  it.each([
    { format: 'another' },
    { settings: {} },
    { decisions: [[16, 0]] },
    { decisions: [[0, 40_000]] },
    { decisions: [[0, [0.5]]] },
    { more: 1 },
  ])('is not read with %o', (wrong) => {
    expect(recordSchema.safeParse({ ...record, ...wrong }).success).toBe(false)
  })
})
