import { writeFileSync } from 'node:fs'
import type { MatchAnalysis } from '@slapwise/bots'
import { franticCardGame } from '@slapwise/card-game'
import { askBot, createRandom, createRecord, RecordingHost, withDigest } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const PLAYERS = ['Ada Lovelace', 'Ben', 'Cem']

/** A short round of three players: Ben answers at random. */
function playRecord() {
  const game = franticCardGame
  const settings = game.settingsSchema.parse({ players: 3, limit: 'none', handSize: 4 })
  const start = { game, rulesVersion: game.latestRulesVersion, settings, seed: 'analysed 12' }
  const host = RecordingHost.start(start)
  const random = createRandom('bots')
  while (!host.match.isOver)
    for (const seat of host.awaitedSeats) {
      const bot = seat === 1 ? game.bots.chaotic : game.bots.sly
      host.answer(seat, askBot(game, bot, host.match, seat, random))
    }
  return withDigest({
    ...createRecord(start, host.match, host.decisions),
    players: PLAYERS,
  })
}

const record = playRecord()

async function analyse(content: object, ...args: string[]) {
  const file = `${temporaryFolder()}/match.json`
  writeFileSync(file, JSON.stringify(content))
  return runInProcess(['analyse', file, ...args])
}

it('prints chances, where results come from, and that all of it is an estimate', async () => {
  const { code, out, err } = await analyse(record, '--player', 'ben')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^ {2}Cem +[▁▂▃▄▅▆▇█]{10,}$/m)
  expect(out).toMatch(/^ {2}Ben +[+−][\d.]+( +[+−]?[\d.]+ ± [\d.]+){3} +\d+ ± \d+ %$/m)
  for (const [index, [seat]] of record.decisions.entries())
    expect(out).toMatch(
      new RegExp(`^ +${index + 1} ${PLAYERS[seat]}( .*[+−]?\\d\\.\\d[* ] +\\d+ %){3}$`, 'm'),
    )
  expect(out).toMatch(/^ {6}.+; fiendish: .+$/m)
  expect(out).toContain('sometimes wrong')
  expect(out).not.toMatch(/: (Ada Lovelace|Cem): /)
})

it('prints JSON in which luck, skill and gifts are the result', async () => {
  const { out } = await analyse(record, '--json')
  const { players, positions, accounts } = JSON.parse(out) as MatchAnalysis & { players: string[] }
  expect(players).toEqual(PLAYERS)
  expect(positions).toHaveLength(record.decisions.length + 1)
  for (const { luck, skill, gifts, result } of accounts) expect(luck + skill + gifts).toBeCloseTo(result)
})

it('numbers the matches of a room in the language that was asked for, and stops at one that was changed', async () => {
  const changed = withDigest({ ...record, decisions: record.decisions.slice(0, 5) })
  const { code, out } = await analyse({ format: 'slapwise-room', matches: [record, changed] }, '--lang', 'de')
  expect(code).toBe(1)
  expect(out.match(/Partie \d von \d/g)).toEqual(['Partie 1 von 2'])
})

it('refuses a record that was changed, and a player who was not there', async () => {
  const shortened = await analyse(withDigest({ ...record, decisions: record.decisions.slice(0, 5) }))
  expect(shortened).toMatchObject({ code: 1, out: '' })
  expect(shortened.err).toContain('stop before the match is over')
  const nobody = await analyse(record, '--player', 'Dia')
  expect(nobody.code).toBe(2)
  expect(nobody.err).toContain("Nobody in this match is called 'Dia'")
})
