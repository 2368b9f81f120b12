import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { slapwise } from '../testing/program.ts'

/** Sooner or later each question gets a line that answers it; what does not fit is refused and harms nothing. */
const LINES = [
  ...Array.from({ length: 12 }, (_, i) => String(i + 1)),
  ...['0', '', 'r', 'y', '1 2', '1 2 3', '1 2 3 4', '1 1 1 1', 'all 1', '?', '? 1', '? gift', 'nonsense'],
]

const persistent = `${LINES.join('\n')}\n`.repeat(400)

it('plays a whole match from a script, saves it, and plays it again', () => {
  const file = `${temporaryFolder()}/match.json`
  const { code, out, err } = slapwise(['play', '--seed', 'spec', '--limit', '80', '--save', file], persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Your turn: a card, or 0 to draw ›/)
  expect(out).toMatch(/does not fit \(/)
  expect(out).toMatch(/Gift: Two cards from your hand/)
  expect(out).toMatch(/There is no “nonsense” to choose/)
  expect(out).toMatch(/(win|wins|share) the match/)
  expect(out).toMatch(/--seed spec\n$/)
  expect(slapwise(['replay', file])).toMatchObject({ code: 0, err: '' })
})

it.each(['80', 'none'])('plays a match with Troublemaker to %s', (limit) => {
  const file = `${temporaryFolder()}/match.json`
  const args = ['play', '--seed', 'trouble', '--sets', 'base,troublemaker', '--limit', limit, '--save', file]
  const { code, out, err } = slapwise(args, persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/(win|wins|share) the match/)
  expect(slapwise(['replay', file])).toMatchObject({ code: 0, err: '' })
  expect(slapwise(['replay', file, '--step'], '\n'.repeat(5000))).toMatchObject({ code: 0, err: '' })
})

it('plays a match with Supercharge, and cards together with powers', () => {
  const file = `${temporaryFolder()}/match.json`
  const sets = 'base,troublemaker,supercharge'
  const args = ['play', '--seed', 'power', '--sets', sets, '--limit', '80', '--save', file]
  const together = LINES.flatMap((line) => (/^\d+$/.test(line) ? [`${line} a`, `${line}+b`, line] : [line]))
  const lines = [...together, 'a', '? a', '? looping']
  const { code, out, err } = slapwise(args, `${lines.join('\n')}\n`.repeat(400))
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^ {2}powers( +\d){4}$/m)
  expect(out).toMatch(/^ {2}Powers {2}\[a\] [A-Z].+ {2}\[b\] [A-Z]/m)
  expect(out).toMatch(/You (draw .+, )?play .+ use [A-Z]/)
  expect(out).toMatch(/^Looping: After your turn/m)
  expect(out).toMatch(/(win|wins|share) the match/)
  expect(slapwise(['replay', file])).toMatchObject({ code: 0, err: '' })
  const stepped = slapwise(['replay', file, '--step'], '\n'.repeat(5000))
  expect(stepped).toMatchObject({ code: 0, err: '' })
  expect(stepped.out).toMatch(/Player 1, turn: .+ with [A-Z]/)
})

it('plays the same match for the same seed and the same input', () => {
  const args = ['play', '--seed', 'twin', '--players', '3', '--limit', 'none']
  expect(slapwise(args, persistent).out).toBe(slapwise(args, persistent).out)
})

it.each(['2', '3', '5', '6', '7', '8'])('plays with %s at the table', (players) => {
  const { code, out, err } = slapwise(
    ['play', '--seed', players, '--players', players, '--limit', '60'],
    persistent,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/(win|wins|share) the match/)
})

it('plays with several people at one keyboard', () => {
  const args = ['play', '--seed', 'sofa', '--humans', '2', '--name', 'Ada', '--limit', '60']
  const { code, out, err } = slapwise(args, persistent)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('Pass the keyboard to Ada, press Enter ›')
  expect(out).toContain('Pass the keyboard to Player 2, press Enter ›')
  expect(out).toMatch(/(wins|share) the match/)
})

it.each([
  ['q', 'q\n'],
  ['the end of input', ''],
])('quits at %s, saves nothing and says how to come back', (_, input) => {
  const file = `${temporaryFolder()}/match.json`
  const { code, out, err } = slapwise(['play', '--seed', 'short visit', '--save', file], input)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/--seed "short visit"\n$/)
  expect(existsSync(file)).toBe(false)
})

it('shows a seed that was not given', () => {
  expect(slapwise(['play'], 'q\n').out).toMatch(/--seed \d+\n$/)
})

it('does without colours where nobody sees them', () => {
  expect(slapwise(['play', '--seed', 'plain'], persistent).out).not.toContain('\x1b')
})
