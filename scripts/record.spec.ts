import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { franticCardGame, RULES_VERSION } from '@slapwise/card-game'
import { crazyEights } from '@slapwise/crazy-eights'
import { GAMES } from '@slapwise/games'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordMatches } from './record.ts'
import { RECORDING_SETS } from './recordings/index.ts'
import type { RecordingPlan } from './recordings/recording-set.ts'

const plan = (name: string): RecordingPlan => ({ name, settings: { players: 2 }, botLevel: 'simple' })
const plans = [plan('one'), plan('two')]
const newest = `version-${RULES_VERSION}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slapwise-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const changes = (game = franticCardGame) =>
  Object.fromEntries(recordMatches({ game, folder: pathToFileURL(`${folder}/`), plans }))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('npm run record', () => {
  it('plays missing matches by the newest rules, and reports them', () => {
    expect(changes()).toEqual({ one: 'new', two: 'new' })
    expect(JSON.parse(read(`${newest}/one.json`))).toMatchObject({
      game: 'frantic',
      rulesVersion: RULES_VERSION,
    })
  })

  it('leaves records alone that still replay to the same end', () => {
    changes()
    const before = read(`${newest}/one.json`)
    rmSync(join(folder, newest, 'two.json'))
    expect(changes()).toEqual({ one: 'unchanged', two: 'new' })
    expect(read(`${newest}/one.json`)).toBe(before)
  })

  it('plays records anew that end differently', () => {
    changes()
    const before = read(`${newest}/one.json`)
    const end = '0'.repeat(64)
    writeFileSync(join(folder, newest, 'one.json'), JSON.stringify({ ...JSON.parse(before), endDigest: end }))
    expect(changes()).toEqual({ one: 'different outcome', two: 'unchanged' })
    expect(read(`${newest}/one.json`)).toBe(before)
  })

  it('plays matches of any game until one has what is wanted', () => {
    const snapped: RecordingPlan = {
      name: 'snapped',
      settings: { players: 3 },
      botLevel: 'chaotic',
      isWanted: ({ publicParts }) =>
        publicParts.some((fact) => (fact as { kind: string }).kind === 'snapped'),
    }
    recordMatches({ game: crazyEights, folder: pathToFileURL(`${folder}/`), plans: [snapped] })
    expect(JSON.parse(read('version-1/snapped.json'))).toMatchObject({
      game: 'crazy-eights',
      rulesVersion: 1,
    })
  })

  it('does not change records of earlier versions', () => {
    mkdirSync(join(folder, 'version-1'))
    writeFileSync(join(folder, 'version-1/one.json'), 'what was')
    expect(changes({ ...franticCardGame, latestRulesVersion: 2 })).toEqual({ one: 'new', two: 'new' })
    expect(readdirSync(join(folder, 'version-1'))).toEqual(['one.json'])
    expect(read('version-1/one.json')).toBe('what was')
  })
})

it('Matches of every installed game are recorded', () => {
  expect(RECORDING_SETS.map(({ game }) => game.id)).toEqual(Array.from(GAMES, ({ id }) => id))
})

it.each(RECORDING_SETS)(
  'All planned records exist for the newest rules ($game.id): npm run record',
  ({ game, folder: kept, plans: planned }) => {
    const files = readdirSync(new URL(`version-${game.latestRulesVersion}/`, kept))
    expect(files.sort()).toEqual(planned.map(({ name }) => `${name}.json`).sort())
  },
)
