import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleAnswer } from '../../choice/choice.ts'
import { type AnyGame, GameRegistry } from '../../match/game.ts'
import { createRandom, randomBelow } from '../../random/random.ts'
import { createRecord, type MatchStart, matchRecordSchema, replayRecord } from '../../record/record.ts'
import { withDigest } from '../../record/record-digest.ts'
import { RecordingHost } from '../../record/recording-host.ts'
import { propertyTestOptions } from '../property-test-options.ts'
import { arbitraryStartOptions, openPrompts, type StartOptions } from '../random-match.ts'
import type { ContractOptions } from './contract-options.ts'
import { fingerprintMatch } from './fingerprint.ts'

/** Guards against a test in which random play takes back too little. */
const ENOUGH_TAKEN_BACK = 20

export function testHost(game: AnyGame, { arbitrarySettings }: ContractOptions): void {
  const toMatchStart = ({ settings, seed }: StartOptions): MatchStart => ({
    game,
    rulesVersion: game.latestRulesVersion,
    settings: game.settingsSchema.parse(settings),
    seed,
  })

  const fingerprintOf = ({ match }: RecordingHost): string => fingerprintMatch(game, match)

  /** Plays a random match and takes back every second answer that can be; `each` is called before every answer. */
  function playWithTakeBacks(
    start: StartOptions,
    each: (host: RecordingHost) => void,
  ): { host: RecordingHost; takenBack: number } {
    const host = RecordingHost.start(toMatchStart(start))
    const random = createRandom(`hosted ${start.seed}`)
    let takenBack = 0
    while (!host.match.isOver) {
      each(host)
      const [{ seat, choice }] = openPrompts(host.match)
      expect(host.answer(seat, sampleAnswer(choice, random))).toBeNull()
      for (; host.match.mayTakeBack(seat) && randomBelow(random, 2) === 0; takenBack++) {
        const { promptNumber } = host
        expect(host.takeBack(seat)).toBeNull()
        expect(host.promptNumber).toBeGreaterThan(promptNumber)
      }
    }
    return { host, takenBack }
  }

  it('A host numbers its prompts and refuses answers to any other prompt', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        let last: { number: number; prompts: unknown } | null = null
        playWithTakeBacks(start, (host) => {
          const { promptNumber: number, match } = host
          if (last) expect(number > last.number).toBe(match.prompts !== last.prompts)
          last = { number, prompts: match.prompts }
          const before = fingerprintOf(host)
          const [{ seat, fallback }] = openPrompts(match)
          for (const other of [number - 1, number + 1])
            expect(host.answer(seat, fallback, other)).toEqual({ code: 'stale-prompt' })
          expect(fingerprintOf(host)).toBe(before)
        })
      }),
      propertyTestOptions(5),
    )
  })

  it('A match resumed from its decisions equals the original', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), fc.nat(100), (start, moment) => {
        playWithTakeBacks(start, (host) => {
          if (host.decisions.length !== moment) return
          const resumed = RecordingHost.resume(toMatchStart(start), host.decisions)
          expect([...resumed.decisions]).toEqual([...host.decisions])
          expect(game.publicView(resumed.match)).toEqual(game.publicView(host.match))
          expect(game.digest(resumed.match)).toBe(game.digest(host.match))
          expect(resumed.awaitedSeats).toEqual(host.awaitedSeats)
          expect(resumed.takeFacts()).toEqual([])
        })
      }),
      propertyTestOptions(15),
    )
  })

  it('The decisions of a host make a record that replays, without those taken back', () => {
    let takenBack = 0
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        const played = playWithTakeBacks(start, () => {})
        const record = withDigest(createRecord(toMatchStart(start), played.host.match, played.host.decisions))
        const read = matchRecordSchema.parse(JSON.parse(JSON.stringify(record)))
        expect(read).toEqual(record)
        expect(replayRecord(new GameRegistry(game), read)).toBeNull()
        takenBack += played.takenBack
      }),
      propertyTestOptions(20),
    )
    expect(takenBack).toBeGreaterThan(ENOUGH_TAKEN_BACK)
  })
}
