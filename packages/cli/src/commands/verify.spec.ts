import { writeFileSync } from 'node:fs'
import { BOTS, createMatch, franticCardGame, RULES_VERSION } from '@slapwise/card-game'
import {
  askBot,
  BOT_COMMITMENT,
  combineSeeds,
  commitToPlayerSeed,
  commitToServerSeed,
  createRandom,
  createRecord,
  DecisionLog,
  type MatchRecord,
  shortDigest,
  withDigest,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const settings = { players: 3, limit: 'none' } as const
const commitment = commitToServerSeed('5ec2e7')
const seedProof = {
  serverCommitment: commitment,
  serverSeed: '5ec2e7',
  playerSeeds: ['aaaa', '', 'bbbb'],
  playerCommitments: [commitToPlayerSeed(commitment, 'aaaa'), '', commitToPlayerSeed(commitment, 'bbbb')],
}

function playedMatch(playerSeeds = seedProof.playerSeeds): MatchRecord {
  const seed = combineSeeds(seedProof.serverSeed, playerSeeds)
  const match = createMatch(settings, seed)
  const decisions = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(franticCardGame, BOTS.simple, match, seat, random)
      match.answer(seat, answer)
      decisions.push(seat, answer)
    }
  return withDigest({
    ...createRecord({ game: franticCardGame, rulesVersion: RULES_VERSION, settings, seed }, match, decisions),
    seedProof: { ...seedProof, playerSeeds },
    players: ['Ada', 'bot 2', 'Cem'],
  })
}

const record = playedMatch()

async function run(command: string, content: unknown) {
  const file = `${temporaryFolder()}/match.json`
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runInProcess([command, file])
}

it('proves a fair match', async () => {
  const { code, out, err } = await run('verify', record)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.match(/^✓/gm)).toHaveLength(4)
  expect(out).toContain(seedProof.serverCommitment)
  expect(out).toContain('the seeds of 2 players')
  expect(out).toMatch(/the same end: (Ada|bot 2|Cem) wins/)
})

it('rejects a record without a digest', async () => {
  const { err, out } = await run('verify', { ...record, digest: undefined })
  expect(out + err).toContain('is not a saved match: digest')
})

it.each([
  ['of a seat that does not exist', ['Ada', 'bot 2', 'Cem', 'Dia'], 3],
  ['that ends with another player', ['Ada', 'bot 2', 'Cem'], 2],
])('rejects a seat history %s', async (_, players, seat) => {
  const seatHistory = players.map((player, i) => [
    { player, fromDecision: 0 },
    ...(i === seat ? [{ player: 'Eve', fromDecision: 1 }] : []),
  ])
  const { code, out, err } = await run('verify', withDigest({ ...record, players, seatHistory }))
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(out).toContain('its seat history does not fit its decisions')
  expect(out).not.toContain('According to the record')
})

const pledged = withDigest({
  ...record,
  seedProof: {
    ...seedProof,
    playerCommitments: ['aaaa', 'cc', 'bbbb'].map((playerSeed) =>
      commitToPlayerSeed(seedProof.serverCommitment, playerSeed),
    ),
  },
})

it('proves that players were committed to their seeds, and names who was left out', async () => {
  const { code, out } = await run('verify', pledged)
  expect(code).toBe(0)
  expect(out.match(/^✓/gm)).toHaveLength(4)
  const expectedText = out.replaceAll(/\s+/g, ' ')
  expect(expectedText).toContain(
    'the seeds of 2 players, who were committed to them before any seed was revealed',
  )
  expect(expectedText).toContain('Left out, because their seed was not revealed in time: bot 2')
  expect(expectedText).toContain('could leave some out')
  expect(expectedText).toContain(shortDigest(pledged.digest))
})

it('prints seat takeovers, and whose commitment it was', async () => {
  const seatHistory = [
    [{ player: 'Ada', fromDecision: 0 }],
    [
      { player: 'Ben', fromDecision: 0 },
      { player: 'bot 2', fromDecision: 9 },
    ],
    [{ player: 'Cem', fromDecision: 0 }],
  ]
  const { code, out } = await run('verify', withDigest({ ...pledged, seatHistory }))
  expect(code).toBe(0)
  const expectedText = out.replaceAll(/\s+/g, ' ')
  expect(expectedText).toContain('Left out, because their seed was not revealed in time: Ben.')
  expect(expectedText).toContain('· According to the record, Player 2 was Ben and bot 2 from decision 10 on.')
  const lie = withDigest({
    ...pledged,
    seatHistory: seatHistory.with(1, [{ player: 'Ben', fromDecision: 0 }]),
  })
  expect(await run('verify', lie)).toMatchObject({ code: 1 })
})

it('states that only the server contributed to the seed', async () => {
  const playerSeeds = ['', '', '']
  const alone = playedMatch(playerSeeds)
  const { code, out } = await run('verify', withDigest(alone))
  expect(code).toBe(0)
  expect(out.replaceAll(/\s+/g, ' ')).toContain('No player added a seed')
})

it('verifies and replays all matches of an exported room', async () => {
  const room = {
    format: 'slapwise-room',
    code: 'bako-timu',
    members: [],
    chat: [],
    matches: [record, record],
  }
  const { code, out } = await run('verify', room)
  expect(code).toBe(0)
  expect(out.match(/^✓/gm)).toHaveLength(8)
  expect((await run('replay', room)).out.match(/Same end: yes/g)).toHaveLength(2)
  expect((await run('verify', { ...room, matches: [] })).code).toBe(2)
})

const legalElsewhere: MatchRecord['decisions'] = record.decisions.map(([seat, answer], i) =>
  i === 0 ? [seat, -1] : [seat, answer],
)

it.each([
  [
    'another secret',
    { ...record, seedProof: { ...seedProof, serverSeed: '5ec2e8' } },
    'The server seed does not match',
  ],
  ['another player seed', withPlayerSeeds(['aaaa', '', 'cccc']), 'The seed does not follow'],
  ['a player seed too few', withPlayerSeeds(['aaaa', '']), 'one player seed for each seat'],
  ['another decision', { ...record, decisions: legalElsewhere }, 'The replay fails'],
  ['a missing decision', { ...record, decisions: record.decisions.slice(0, -1) }, 'The replay fails'],
  [
    'another winner',
    { ...record, winners: record.winners.map((seat) => (seat + 1) % 3) },
    'The replay fails',
  ],
  ['another name', { ...pledged, players: ['Ada', 'bot 2', 'Dia'] }, 'something was changed'],
  [
    'another pledge',
    withDigest({ ...pledged, seedProof: { ...pledged.seedProof!, playerCommitments: ['', '', ''] } }),
    'does not match the commitment that was made before any seed',
  ],
  ['a bot that added something', ofBots(), 'A seed was added for a bot: bot 3'],
  ['no word about fairness', { ...record, seedProof: undefined }, 'cannot be checked'],
])('detects %s', async (_, tampered, expectedText) => {
  const { code, out, err } = await run('verify', tampered)
  expect({ code, err }).toEqual({ code: 1, err: '' })
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`✗ [^✓✗]*${expectedText}`))
})

function ofBots() {
  const playerCommitments = [
    commitToPlayerSeed(seedProof.serverCommitment, 'aaaa'),
    BOT_COMMITMENT,
    BOT_COMMITMENT,
  ]
  return withDigest({
    ...record,
    seedProof: { ...seedProof, playerCommitments },
    players: ['Ada', 'bot 2', 'bot 3'],
  })
}

function withPlayerSeeds(playerSeeds: readonly string[]) {
  return { ...record, seedProof: { ...seedProof, playerSeeds } }
}

it.each([['{'], ['[]'], ['null'], ['{"format":"slapwise-room"}']])(
  'rejects a file that is no record: %s',
  async (content) => {
    const { code, out, err } = await run('verify', content)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^slapwise: .+\n$/)
  },
)

it('requires a file', async () => {
  expect(await runInProcess(['verify'])).toMatchObject({
    code: 2,
    err: 'slapwise: verify needs a file: slapwise verify FILE\n',
  })
})
