import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GameRegistry } from '../match/game.ts'
import { type MatchRecord, matchRecordSchema } from '../record/record.ts'
import { countdown } from '../testing/versions/countdown.ts'
import { Replay } from './replay.ts'

const GAMES = new GameRegistry(countdown)
const file = new URL('../testing/versions/recorded/version-2/countdown.json', import.meta.url)
const record = matchRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

const open = (changes: Partial<MatchRecord> = {}) => Replay.open(GAMES, { ...record, ...changes }) as Replay

it('has a state for the deal and one for each decision', () => {
  const replay = open()
  expect(replay.error).toBeNull()
  expect(replay.lastIndex).toBe(record.decisions.length)
  expect(replay.steps.map(({ seat }) => seat)).toEqual([null, ...record.decisions.map(([seat]) => seat)])
  expect(replay.viewAt(replay.lastIndex, null).table.winners).toEqual(record.winners)
  expect(replay.viewAt(0, null).table.winners).toEqual([])
})

it.each([-1, 0.5, record.decisions.length + 1, Number.NaN])('has no state %d', (index) => {
  expect(() => open().viewAt(index, null)).toThrow(RangeError)
})

it('gives out copies that can be played on', () => {
  const replay = open()
  const before = JSON.stringify(replay.viewAt(1, 0))
  const host = replay.hostAt(1)
  expect(JSON.stringify(host.viewFor(0))).toBe(before)
  expect(host.answer(...record.decisions[1])).toBeNull()
  expect(JSON.stringify(replay.viewAt(1, 0))).toBe(before)
})

it('has the legal part of a changed record, and says what does not fit', () => {
  const [[seat, answer], ...others] = record.decisions
  expect(open({ decisions: [[seat, answer], [seat, 99], ...others] })).toMatchObject({
    lastIndex: 1,
    error: { code: 'illegal-decision', decisionIndex: 1 },
  })
  expect(open({ decisions: [[seat, answer]] })).toMatchObject({ lastIndex: 1, error: { code: 'unfinished' } })
  expect(open({ winners: [] }).error).toEqual({ code: 'different-end' })
})

it('hands over seats only if the seat history fits the match', () => {
  const players = ['Ada', 'Ben', 'Cem', 'Dia']
  const stay = (player: string) => [{ player, fromDecision: 0 }]
  const change = (player: string) => [...stay('Eve'), { player, fromDecision: 1 }]
  const takeovers = (names: string[], seatHistory: MatchRecord['seatHistory']) =>
    open({ players: names, seatHistory })
      .allFacts(null)
      .filter((fact) => (fact as { kind: string }).kind === 'took-over')
  expect(takeovers(players, [...players.slice(0, 3).map(stay), change('Dia')])).toHaveLength(1)
  expect(takeovers([...players, 'Fay'], [...players.map(stay), change('Fay')])).toEqual([])
  expect(takeovers(players, [...players.slice(0, 3).map(stay), change('Fay')])).toEqual([])
})

it('opens no match whose rules are unknown', () => {
  expect(open({ game: 'chess' })).toEqual({ code: 'unknown-game', game: 'chess' })
  expect(open({ rulesVersion: 99 })).toEqual({ code: 'unknown-rules', rulesVersion: 99 })
  expect(open({ settings: { players: 99 } })).toMatchObject({ code: 'bad-settings' })
})
