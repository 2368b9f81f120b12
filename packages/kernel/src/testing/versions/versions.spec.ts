import { describe, expect, it } from 'vitest'
import { sampleAnswer } from '../../choice/choice.ts'
import { GameRegistry } from '../../match/game.ts'
import { createRandom } from '../../random/random.ts'
import { createRecord, type MatchRecord, readMatchStart, replayRecord } from '../../record/record.ts'
import { withDigest } from '../../record/record-digest.ts'
import { RecordingHost } from '../../record/recording-host.ts'
import { testRecordedMatches } from '../contract/recorded-matches.ts'
import { countdown } from './countdown.ts'

const games = new GameRegistry(countdown)
const startOf = (version: number) => ({
  game: countdown,
  rulesVersion: version,
  settings: { players: 3 },
  seed: 'gate',
})

/** Plays a match to its end by one version of the rules. */
function played(version: number): MatchRecord {
  const host = RecordingHost.start(startOf(version))
  const random = createRandom('gate')
  while (!host.match.isOver) {
    const [{ seat, choice }] = host.match.prompts
    expect(host.answer(seat, sampleAnswer(choice, random))).toBeNull()
  }
  return withDigest(createRecord(startOf(version), host.match, host.decisions))
}

describe('A match', () => {
  const [first, second] = [played(1), played(2)]

  it('is played by the rules version that its record names', () => {
    expect(first.decisions).toEqual(second.decisions)
    expect(first.winners).toHaveLength(1)
    expect(second.winners).toHaveLength(2)
    expect(second.winners).not.toContain(first.winners[0])
    expect([replayRecord(games, first), replayRecord(games, second)]).toEqual([null, null])
  })

  it('continues with the version it was started with when a newer one exists', () => {
    const decisions = first.decisions.map(([seat, answer]) => ({ seat, answer }))
    const host = RecordingHost.resume(startOf(1), decisions.slice(0, -1))
    host.answer(decisions.at(-1)!.seat, decisions.at(-1)!.answer)
    expect(countdown.latestRulesVersion).toBe(2)
    expect(countdown.publicView(host.match as never).winners).toEqual(first.winners)
  })

  it('ends differently by another version', () => {
    expect(replayRecord(games, { ...first, rulesVersion: 2 })).toEqual({ code: 'different-end' })
    expect(replayRecord(games, { ...second, rulesVersion: 1 })).toEqual({ code: 'different-end' })
  })

  it.each([0, 3])('cannot be replayed by version %i, which does not exist', (rulesVersion) => {
    expect(readMatchStart(games, { ...first, rulesVersion })).toEqual({ code: 'unknown-rules', rulesVersion })
    expect(replayRecord(games, { ...first, rulesVersion })).toEqual({ code: 'unknown-rules', rulesVersion })
  })
})

const recorded = new URL('./recorded/', import.meta.url)

describe('The recorded match of', () => {
  testRecordedMatches(countdown, { recordsFolder: recorded })
})
