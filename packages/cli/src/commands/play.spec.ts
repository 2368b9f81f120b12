import { existsSync } from 'node:fs'
import { HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { runAsProcess, runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

/**
 * Lines to type in turn: each question is answered by at least one of them; the others are rejected without effect.
 */
const LINES = [
  ...Array.from({ length: 12 }, (_, i) => String(i + 1)),
  ...['0', '', 'r', 'y', '1 2', '1 2 3', '1 2 3 4', '1 1 1 1', 'all 1', '?', '? 1', '? gift', 'nonsense'],
]

const persistent = `${LINES.join('\n')}\n`.repeat(400)

it('plays a whole match from a script, saves and replays it', async () => {
  const file = `${temporaryFolder()}/match.json`
  const { code, out, err } = await runInProcess(
    ['play', '--seed', 'spec', '--limit', '80', '--save', file],
    persistent,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Your turn: play or draw \(0 draw\) ›/)
  expect(out).toMatch(/That does not fit\. It takes /)
  expect(out).toMatch(/Gift: Two cards from your hand/)
  expect(out).toMatch(/There is no “nonsense” to choose/)
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(out).toMatch(/--seed spec\n$/)
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
})

it.each(['80', 'none'])('plays a match with Troublemaker to %s', async (limit) => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', '--seed', 'trouble', '--sets', 'base,troublemaker', '--limit', limit, '--save', file]
  const { code, out, err } = await runInProcess(args, persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
  expect(await runInProcess(['replay', file, '--step'], '\n'.repeat(5000))).toMatchObject({
    code: 0,
    err: '',
  })
})

it('plays a match with Supercharge, and cards together with powers', async () => {
  const file = `${temporaryFolder()}/match.json`
  const sets = 'base,troublemaker,supercharge'
  const args = ['play', '--seed', 'power', '--sets', sets, '--limit', '80', '--save', file]
  const together = LINES.flatMap((line) => (/^\d+$/.test(line) ? [`${line} a`, `${line}+b`, line] : [line]))
  const lines = [...together, 'a', '? a', '? looping']
  const { code, out, err } = await runInProcess(args, `${lines.join('\n')}\n`.repeat(400))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^ {2}powers( +\d){4}$/m)
  expect(out).toMatch(/^ {2}Powers {2}\[a\] [A-Z].+ {2}\[b\] [A-Z]/m)
  expect(out).toMatch(/You play .+ You use [A-Z]/)
  expect(out).toMatch(/^Looping: After your turn/m)
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
  const stepped = await runInProcess(['replay', file, '--step'], '\n'.repeat(5000))
  expect(stepped).toMatchObject({ code: 0, err: '' })
  expect(stepped.out).toMatch(/Player 1: Your turn: play or draw → .+ with [A-Z]/)
})

it('takes decisions back and saves the match without them', async () => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', '--seed', 'slips', '--sets', 'base,troublemaker', '--limit', '80', '--save', file]
  const lines = LINES.flatMap((line, i) => (i % 3 === 0 ? [line, 'back'] : [line]))
  const { code, out, err } = await runInProcess(args, `${lines.join('\n')}\n`.repeat(400))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/› back\n\n {2}You take that back\.\n/)
  expect(out).toMatch(/› back\nNothing can be taken back now\./)
  expect(out).toMatch(/^ {2}back +takes your last decision back/m)
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
})

const PANDORA = ['--sets', 'base,troublemaker,supercharge,pandora', '--rule-cards', '3']

it('plays a match with Pandora’s Box, and explains its rule cards', async () => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', '--seed', 'box', '--limit', '80', ...PANDORA, '--save', file]
  const lines = [...LINES, 'p', 'a', '? thirst'].join('\n')
  const { code, out, err } = await runInProcess(args, `${lines}\n`.repeat(400))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const drawn = [...out.matchAll(/^ {2}§ (.+?)\. /gm)].map(([, name]) => name).slice(0, 3)
  expect(out).toContain(`\n  Rules ${drawn.join(', ')}\n`)
  expect(out).toMatch(/^Thirst: Whoever draws on their turn draws two/m)
  expect(out).toContain('◆ purple')
  expect(out).toMatch(/(win|wins|share the win)\./)
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })
  const stepped = await runInProcess(['replay', file, '--step'], '\n'.repeat(5000))
  expect(stepped).toMatchObject({ code: 0, err: '' })
  expect(stepped.out).toContain('§ ')
})

it('explains the rule cards of the round', async () => {
  const all = HOUSE_RULE_CARDS.map(({ id }) => id)
  const without = all.filter((id) => id !== 'thirst' && id !== 'peace').join()
  const args = ['play', '--seed', 'rules', '--rule-cards', '2', '--without-rule-cards', without]
  expect((await runInProcess(args, '? rules\nq\n')).out).toMatch(
    /^Thirst: Whoever .*\nPeace: No Counterattacks /m,
  )
  expect((await runInProcess(['play', '--seed', 'rules'], '? rules\nq\n')).out).toContain(
    'No rule card is in force.',
  )
})

it('asks whether to use Do It Yourself, and how', async () => {
  const sets = ['--sets', 'base,pandora', '--do-it-yourself', 'gift']
  const args = ['play', '--seed', 'c', '--players', '2', '--limit', '400', ...sets]
  const { code, out } = await runInProcess(args, persistent)
  expect(code).toBe(0)
  expect(out).toContain('Use Do It Yourself? ›')
})

it('shows a table with everything on it on a screen of 80 by 24', async () => {
  const { out } = await runInProcess(['play', '--seed', 'a', ...PANDORA], persistent)
  const tables = out.match(/^── Round [^›]*›/gm)!
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) {
    const lines = table.split('\n')
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80)
  }
})

it('has a style of its own for each colour', async () => {
  const { out } = runAsProcess(['play', '--seed', 'box', '--limit', '80', ...PANDORA], persistent, {
    FORCE_COLOR: '1',
  })
  const ESCAPE = '\\x1b\\['
  const inked = new RegExp(`${ESCAPE}(4\\d)m${ESCAPE}\\d+m([▲●■★◆✖])`, 'g')
  const inks = [...out.matchAll(inked)].map(([, ink, sign]) => `${ink} ${sign}`)
  expect([...new Set(inks)].sort()).toEqual(['40 ✖', '41 ▲', '42 ■', '43 ★', '44 ●', '45 ◆'])
})

it('calls rude cards by their mild names', async () => {
  const file = `${temporaryFolder()}/match.json`
  const asked = `? fiddle\n${persistent}`
  const play = (seed: string, ...options: string[]) =>
    runInProcess(['play', '--seed', seed, '--limit', '80', ...options], asked)
  // A new card changes all deals: take the first in which the rude card turns up.
  let seed = 0
  while (!(await play(`mild ${seed}`, '--save', `${file}.${seed}`)).out.includes('Fuck You')) seed++
  const { out } = await play(`mild ${seed}`, '--mild')
  expect(out).toMatch(/^Fiddlesticks: Leaves your hand/m)
  expect(out).not.toContain('Fuck You')
  const replayed = async (...mild: string[]) =>
    (await runInProcess(['replay', `${file}.${seed}`, '--step', ...mild], '\n'.repeat(5000))).out
  expect(await replayed()).toContain('Fuck You')
  expect(await replayed('--mild')).toContain('Fiddlesticks')
  expect(await replayed('--mild')).not.toContain('Fuck You')
})

it('plays the same match for the same seed and the same input', async () => {
  const args = ['play', '--seed', 'twin', '--players', '3', '--limit', 'none']
  expect((await runInProcess(args, persistent)).out).toBe((await runInProcess(args, persistent)).out)
})

it('seats the named bots in turn', async () => {
  const play = async (bots: string) =>
    (await runInProcess(['play', '--seed', 'mixed', '--limit', 'none', '--bots', bots], persistent)).out
  const [mixed, turned, same] = await Promise.all(['chaotic,simple', 'simple,chaotic', 'chaotic'].map(play))
  expect(new Set([mixed, turned, same]).size).toBe(3)
  expect(await play('chaotic,simple,chaotic')).toBe(mixed)
})

it.each(['2', '3', '5', '6', '7', '8'])('plays with %s at the table', async (players) => {
  const { code, out, err } = await runInProcess(
    ['play', '--seed', players, '--players', players, '--limit', '60'],
    persistent,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/(win|wins|share the win)\./)
})

it('plays with several people at one keyboard', async () => {
  const args = ['play', '--seed', 'sofa', '--humans', '2', '--name', 'Ada', '--limit', '60']
  const { code, out, err } = await runInProcess(args, persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Pass the keyboard to Ada, press Enter ›')
  expect(out).toContain('Pass the keyboard to Player 2, press Enter ›')
  expect(out).toMatch(/(wins|share the win)\./)
})

it.each([
  ['q', 'q\n'],
  ['the end of input', ''],
])('quits at %s, saves no record and prints how to resume', async (_, input) => {
  const file = `${temporaryFolder()}/match.json`
  const { code, out, err } = await runInProcess(['play', '--seed', 'short visit', '--save', file], input)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/--seed "short visit"\n$/)
  expect(existsSync(file)).toBe(false)
})

it('prints the seed if none was given', async () => {
  expect((await runInProcess(['play'], 'q\n')).out).toMatch(/--seed \d+\n$/)
})

it('prints no colours if the output is not a terminal', async () => {
  expect((await runInProcess(['play', '--seed', 'plain'], persistent)).out).not.toContain('\x1b')
})

it('prints German throughout', async () => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', '--lang', 'de', '--seed', 'spec', '--limit', '80', '--save', file]
  const { code, out, err } = await runInProcess(args, persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Du bist dran: legen oder ziehen \(0 ziehen\) ›/)
  expect(out).toMatch(/Du hast .*▲ Rot/s)
  expect(out).toMatch(/gewinnt\.|gewinnst\./)
  expect(out).toMatch(/Dieselbe Partie noch einmal/)
  expect(out).not.toMatch(/\b(you|your|draws?|plays?|with|cards|wins)\b/)
  const replayed = (await runInProcess(['replay', file, '--step', '--lang', 'de'], '\n'.repeat(5000))).out
  expect(replayed).toContain('Dasselbe Ende: ja')
  expect(replayed).not.toMatch(/\b(you|your|draws?|plays?|with|cards|wins)\b/)
})
