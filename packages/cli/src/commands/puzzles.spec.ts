import { readFileSync, writeFileSync } from 'node:fs'
import { loadPuzzleCollection } from '@slapwise/games/puzzles'
import { puzzleSchema } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { GAMES_WITH_CRAZY_EIGHTS } from '../testing/extra-game.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const { puzzles } = (await loadPuzzleCollection('board'))!

it('lists the puzzles of a game', async () => {
  const { code, out, err } = await runInProcess(['puzzles', '--game', 'board'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.match(/^ +\d+ {2}\d players {2}\S/gm)).toHaveLength(puzzles.length)
  expect(out).toContain('slapwise puzzles --game board NUMBER')
})

it('poses a puzzle, and gives the reason after the answer', async () => {
  const yesNoPuzzle = puzzles.findIndex(({ kind }) => kind === 're-roll')
  const args = ['puzzles', String(yesNoPuzzle + 1), '--game', 'board']
  const lines = await Promise.all(['0', '1'].map((line) => runInProcess(args, `${line}\n${line}\n`)))
  const verdicts = lines.map(({ out }) => /^(That is it\.|Not quite\. Better: .+)$/m.exec(out)?.[1])
  expect(verdicts).toContain('That is it.')
  for (const { code, out, err } of lines) {
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Obvious, and wrong: \S/)
    expect(out).toMatch(/second best answer by \d+\.\d ± \d+\.\d points in \d+ deals/)
  }
  const { out } = await runInProcess([...args, '--lang', 'de'], '0\n0\n')
  expect(out).toMatch(/Naheliegend und falsch: \S/)
})

it('says nothing about the solution to a player who quits', async () => {
  const { code, out } = await runInProcess(['puzzles', '1', '--game', 'board'], 'q\n')
  expect(code).toBe(0)
  expect(out).toContain(`Puzzle 1 of ${puzzles.length}`)
  expect(out).not.toContain('Obvious')
})

it('mines puzzles into a new file', async () => {
  const file = `${temporaryFolder()}/puzzles.json`
  const args = ['puzzles', '--mine', '--count', '1', '--seed', 'mine', '--save', file]
  const { code, out } = await runInProcess(args)
  expect(code).toBe(0)
  expect(out).toMatch(/^Puzzles: 1, matches: \d+, file: .*puzzles\.json$/m)
  const [puzzle] = JSON.parse(readFileSync(file, 'utf8'))
  expect(puzzleSchema.parse(puzzle).seed).toMatch(/^mine \d+$/)
  expect(await runInProcess(args)).toMatchObject({ code: 2, err: expect.stringContaining('already exists') })
})

it('continues with the puzzles of a file', async () => {
  const folder = temporaryFolder()
  const earlier = `${folder}/earlier.json`
  const continueWith = (json: unknown, file = `${folder}/puzzles.json`) => {
    writeFileSync(earlier, JSON.stringify(json))
    const args = ['puzzles', '--mine', '--game', 'board', '--seed', 'new', '--count', '3']
    return runInProcess([...args, '--continue', earlier, '--save', file])
  }
  const found = puzzles.slice(0, 3)
  expect((await continueWith(found)).out).toContain('Puzzles: 3, matches: 0')
  expect(JSON.parse(readFileSync(`${folder}/puzzles.json`, 'utf8'))).toEqual(found)
  for (const wrong of [{}, [{ ...puzzles[0], game: 'frantic' }]])
    expect(await continueWith(wrong, `${folder}/wrong.json`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not a list of puzzles of the game board'),
    })
})

it('refuses what it cannot do', async () => {
  const errorOf = async (args: string[], installed = GAMES_WITH_CRAZY_EIGHTS) =>
    (await runInProcess(['puzzles', ...args], '', {}, installed)).err
  expect(await errorOf(['0'])).toContain('The puzzle must be a whole number from 1 to 200')
  expect(await errorOf(['--mine'])).toContain('--save FILE')
  expect(await errorOf(['--game', 'crazy-eights'])).toContain('has no puzzles')
})
