import { writeFileSync } from 'node:fs'
import { BOTS, createMatch, franticCardGame, RULES_VERSION, type SettingsInput } from '@slapwise/card-game'
import {
  askBot,
  createRandom,
  createRecord,
  DecisionLog,
  type MatchRecord,
  withDigest,
} from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

function playedMatch(settings: SettingsInput): MatchRecord {
  const match = createMatch(settings, 'replay')
  const decisions = new DecisionLog()
  const random = createRandom('bots')
  while (!match.isOver)
    for (const { seat } of match.prompts) {
      const answer = askBot(franticCardGame, BOTS.chaotic, match, seat, random)
      match.answer(seat, answer)
      decisions.push(seat, answer)
    }
  return withDigest(
    createRecord(
      { game: franticCardGame, rulesVersion: RULES_VERSION, settings, seed: 'replay' },
      match,
      decisions,
    ),
  )
}

const record = playedMatch({ players: 3, limit: 60 })

async function replay(content: unknown, args: readonly string[] = [], input = '') {
  const file = `${temporaryFolder()}/match.json`
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runInProcess(['replay', file, ...args], input)
}

it('replays a saved match to the same end', async () => {
  const { code, out, err } = await replay(record)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Players: 3')
  expect(out).toContain(`Player 1 ${record.scores[0]}`)
  expect(out).toContain('Same end: yes')
})

/** A record in which Cem has taken over from a bot and Ben has left. */
const takenOver: MatchRecord = {
  ...record,
  players: ['Ada', 'bot 2', 'Cem'],
  seatHistory: [
    [{ player: 'Ada', fromDecision: 0 }],
    [
      { player: 'Ben', fromDecision: 0 },
      { player: 'bot 2', fromDecision: 30 },
    ],
    [
      { player: 'bot 3', fromDecision: 0 },
      { player: 'Cem', fromDecision: 12 },
    ],
  ],
}

it('prints seat takeovers', async () => {
  const { code, out, err } = await replay(takenOver)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(
    'Player 2: Ben, bot 2 from decision 31 on\nPlayer 3: bot 3, Cem from decision 13 on\n',
  )
  const german = await replay(takenOver, ['--lang', 'de'])
  expect(german.out).toContain('Platz 3: bot 3, ab Entscheidung 13 Cem\n')
  const stepped = await replay(takenOver, ['--step'], '\n'.repeat(record.decisions.length))
  for (const line of ['Cem takes over from bot 3.', 'bot 2 takes over from Ben.'])
    expect(stepped.out.split(line)).toHaveLength(2)
})

it.each([
  ['a player who never played', { ...takenOver, players: ['Ada', 'Dia', 'Cem'] }],
  [
    'another order',
    { ...takenOver, seatHistory: takenOver.seatHistory!.with(1, [{ player: 'bot 2', fromDecision: 30 }]) },
  ],
  ['another seed', { ...record, seed: 'other' }],
  ['a missing decision', { ...record, decisions: record.decisions.slice(0, -1) }],
  ['another end', { ...record, endDigest: '0'.repeat(64) }],
  ['prettier scores', { ...record, scores: record.scores.map(() => 0) }],
  ['other winners', { ...record, winners: [7] }],
])('detects %s', async (_, tampered) => {
  const { code, out, err } = await replay(tampered)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^slapwise: .+ does not replay to its recorded end: .+\n$/)
})

it.each([
  ['no JSON', '{"format":'],
  ['no object', '[]'],
  ['no match', '{}'],
  ['players that do not exist', { ...record, settings: { ...record.settings, players: 99 } }],
  ['other rules', { ...record, rulesVersion: record.rulesVersion + 1 }],
])('rejects a file with %s', async (_, content) => {
  const { code, out, err } = await replay(content)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^slapwise: .+\n$/)
})

it('steps through a match with all hands open', async () => {
  const { code, out } = await replay(record, ['--step'], '\n'.repeat(record.decisions.length))
  expect(code).toBe(0)
  expect(out).toContain(`of ${record.decisions.length} ─`)
  expect(out).toMatch(/Player \d holds/)
  expect(out).toContain('The round is over.')
  expect(out).toContain('Same end: yes')
})

it('goes back, to a round, and to a text in the log', async () => {
  const lines = ['', '', 'b', '/round is over', 'r 2', 'r 99', '/unicorn', '?', 'q']
  const { out } = await replay(playedMatch({ players: 3, limit: 200 }), ['--step'], `${lines.join('\n')}\n`)
  const [, first, second, back, over, round, ...rest] = out.split(/^Enter for the next.*› /m)
  const shown = (page: string) => page.split('\n').slice(1).join('\n')
  expect(shown(back)).toBe(shown(first))
  expect(shown(second)).not.toBe(shown(first))
  expect(round).not.toContain('The round is over.')
  expect(over).toContain('The round is over.')
  expect(rest[0]).toContain('Round 99 was never played.')
  expect(rest[1]).toContain('“unicorn” does not come up from here on')
  expect(rest[2]).toContain('one back')
})

it('marks events, attacks and ends of rounds, and goes to the next one', async () => {
  const lines = ['e', 'a', 'f', ...Array(99).fill('e'), 'q']
  const { out } = await replay(playedMatch({ players: 3, limit: 200 }), ['--step'], `${lines.join('\n')}\n`)
  const [, event, attack, finish, ...rest] = out.split(/^Enter for the next.*› /m)
  expect(event).toMatch(/ of \d+ · event.* ─/)
  expect(attack).toMatch(/ of \d+ · (event · )?attack.* ─/)
  expect(finish).toMatch(/ of \d+ · .*end of the round ─/)
  expect(rest.join()).toContain('From here on, there is no event.')
})

it('stops stepping at q', async () => {
  const { code, out } = await replay(record, ['--step'], '\n\nq\n')
  expect(code).toBe(0)
  expect(out.match(/next decision/g)).toHaveLength(3)
})
