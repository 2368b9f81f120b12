import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleAnswer } from '../choice.ts'
import { type AnyGame, Games } from '../game.ts'
import type { Decision } from '../match.ts'
import { below, seeded } from '../random.ts'
import { type MatchRecord, recordOf, recordSchema, replay } from '../record.ts'
import type { Claims } from './claims.ts'
import { runs } from './runs.ts'
import { anyStart, begin, openPrompts, type Start } from './walk.ts'

/** A match at random, in which every other slip is taken back. */
function recordAnew(game: AnyGame, { settings, seed }: Start): { record: MatchRecord; slips: number } {
  const match = begin(game, { settings, seed })
  const random = seeded(`slips ${seed}`)
  const kept: Decision[] = []
  let slips = 0
  while (!match.over) {
    const [{ seat, choice }] = openPrompts(match)
    const answer = sampleAnswer(choice, random)
    match.answer(seat, answer)
    kept.push({ seat, answer })
    for (; match.mayTakeBack(seat) && below(random, 2) === 0; slips++) {
      match.takeBack(seat)
      kept.pop()
    }
  }
  const beginning = { game, version: game.version, settings: game.settings.parse(settings), seed }
  return { record: recordOf(beginning, match, kept), slips }
}

export function recordedMatches(game: AnyGame, { anySettings, recorded }: Claims): void {
  const games = new Games(game)

  it.each(readdirSync(recorded))('%s ends as it did', (file) => {
    const record = recordSchema.parse(JSON.parse(readFileSync(new URL(file, recorded), 'utf8')))
    expect(replay(games, record)).toBeNull()
  })

  it('A match written down now replays, and lacks what was taken back', () => {
    let slips = 0
    fc.assert(
      fc.property(anyStart(anySettings), (start) => {
        const written = recordAnew(game, start)
        const read = recordSchema.parse(JSON.parse(JSON.stringify(written.record)))
        expect(read).toEqual(written.record)
        expect(replay(games, read)).toBeNull()
        slips += written.slips
      }),
      runs(20),
    )
    expect(slips).toBeGreaterThan(20)
  })
}
