import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { nearestName } from './suggest.ts'

const COMMANDS = ['play', 'replay', 'serve', 'simulate', 'verify']

it.each([
  ['paly', 'play'],
  ['simluate', 'simulate'],
  ['Serve', 'serve'],
  ['rplay', 'play'],
  ['dance', null],
  ['x', null],
])('%s: %s', (typed, name) => {
  expect(nearestName(typed, COMMANDS)).toBe(name)
})

it.each([
  [['paly'], "Unknown command 'paly'. Did you mean play?"],
  [['help', 'sreve'], 'Did you mean serve?'],
  [['play', '--palyers', '3'], "Unknown option '--palyers'. Did you mean --players?"],
  [['play', '--bots', 'smiple'], 'Did you mean simple?'],
  [['play', '--sets', 'base,pandroa'], 'Did you mean pandora?'],
  [['play', '--game', 'bord'], 'Did you mean board?'],
])('suggests a similar name: %j', async (args, expectedText) => {
  const { code, err } = await runInProcess(args)
  expect(code).toBe(2)
  expect(err).toContain(expectedText)
})
