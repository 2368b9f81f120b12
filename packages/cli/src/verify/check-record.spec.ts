import { GAMES } from '@slapwise/games'
import {
  askBot,
  checkRecord,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  createRandom,
  createRecord,
  DecisionLog,
  Match,
  type MatchRecord,
  matchRecordSchema,
  readMatchStart,
  replayRecord,
  withDigest,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'

const game = GAMES.defaultGame
const serverCommitment = commitToServerSeed('5ec2e7')
const playerSeeds = ['aaaa', '', 'bbbb']
const seed = combineSeeds('5ec2e7', playerSeeds)

/** A record as the server writes it, with one player left out of the seed. */
function playedRecord(): MatchRecord {
  const settings = game.settingsSchema.parse({ players: 3, limit: 'none' })
  const match = Match.start(game.createRules(settings, game.latestRulesVersion), seed)
  const log = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(game, game.bots.chaotic, match, seat, random)
      match.answer(seat, answer)
      log.push(seat, answer)
    }
  const playerCommitments = ['aaaa', 'cccc', 'bbbb'].map((playerSeed) =>
    commitToPlayerSeed(serverCommitment, playerSeed),
  )
  return withDigest({
    ...createRecord({ game, rulesVersion: game.latestRulesVersion, settings, seed }, match, log),
    seedProof: { serverCommitment, serverSeed: '5ec2e7', playerSeeds, playerCommitments },
    players: ['Ada', 'Ben', 'Cem'],
    seatHistory: [
      [{ player: 'Ada', fromDecision: 0 }],
      [
        { player: 'bot 2', fromDecision: 0 },
        { player: 'Ben', fromDecision: 7 },
      ],
      [{ player: 'Cem', fromDecision: 0 }],
    ],
  })
}

/** Yields every value that differs from the given one by a single change. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield* [value + 1, value - 1, -value - 1, `${value}`]
  else if (typeof value === 'string') yield* [`${value}0`, value.slice(1), `0${value.slice(1)}`, null]
  else if (typeof value === 'boolean') yield !value
  else if (Array.isArray(value)) yield* changedList(value)
  else if (typeof value === 'object' && value !== null) yield* changedFields(value)
  else yield 0
}

function* changedList(list: readonly unknown[]): Generator<unknown> {
  yield [...list, list.at(-1) ?? 0]
  for (const [i, item] of list.entries()) {
    yield list.toSpliced(i, 1)
    if (i > 0) yield list.with(i, list[i - 1]).with(i - 1, item)
    for (const other of changed(item)) yield list.with(i, other)
  }
}

function* changedFields(fields: object): Generator<unknown> {
  yield { ...fields, unheardOf: 1 }
  for (const [key, item] of Object.entries(fields)) {
    const { [key as never]: _, ...rest } = fields
    yield rest
    for (const other of changed(item)) yield { ...fields, [key]: other }
  }
}

function isNoticed(json: unknown): boolean {
  const parsed = matchRecordSchema.safeParse(json)
  if (!parsed.success || 'code' in readMatchStart(GAMES, parsed.data)) return true
  return checkRecord(parsed.data, replayRecord(GAMES, parsed.data)).some(({ result }) => result === 'failed')
}

it('detects every single change to a record', () => {
  const record = playedRecord()
  expect(isNoticed(record)).toBe(false)
  const text = JSON.stringify(record)
  let changes = 0
  for (const other of changed(record)) {
    if (JSON.stringify(other) === text) continue
    changes++
    if (!isNoticed(other)) expect(other).toEqual(record)
  }
  expect(changes).toBeGreaterThan(record.decisions.length * 5)
})
