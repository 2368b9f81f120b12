import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { RULES_VERSION } from '@slapwise/card-game'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FOLDER, PLANS, type Plan, record } from './record.ts'

const plan = (name: string): Plan => ({ name, settings: { players: 2, limit: 'none' }, bot: 'simple' })
const plans = [plan('one'), plan('two')]
const newest = `version-${RULES_VERSION}`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slapwise-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const changes = () => Object.fromEntries(record(pathToFileURL(`${folder}/`), plans))
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('Recording', () => {
  it('plays what is missing, by the newest rules, and says of which game', () => {
    expect(changes()).toEqual({ one: 'new', two: 'new' })
    expect(JSON.parse(read(`${newest}/one.json`))).toMatchObject({ game: 'frantic', rules: RULES_VERSION })
  })

  it('leaves alone what still ends as it did', () => {
    changes()
    const before = read(`${newest}/one.json`)
    rmSync(join(folder, newest, 'two.json'))
    expect(changes()).toEqual({ one: 'same', two: 'new' })
    expect(read(`${newest}/one.json`)).toBe(before)
  })

  it('plays anew what ends otherwise', () => {
    changes()
    const before = read(`${newest}/one.json`)
    const end = '0'.repeat(64)
    writeFileSync(join(folder, newest, 'one.json'), JSON.stringify({ ...JSON.parse(before), end }))
    expect(changes()).toEqual({ one: 'other end', two: 'same' })
    expect(read(`${newest}/one.json`)).toBe(before)
  })

  it('touches nothing of earlier versions', () => {
    mkdirSync(join(folder, 'version-1'))
    writeFileSync(join(folder, 'version-1/one.json'), 'what was')
    changes()
    expect(readdirSync(join(folder, 'version-1'))).toEqual(['one.json'])
    expect(read('version-1/one.json')).toBe('what was')
  })
})

it('Everything that is planned is recorded by the newest rules: npm run record', () => {
  const files = readdirSync(new URL(`${newest}/`, FOLDER))
  expect(files.sort()).toEqual(PLANS.map(({ name }) => `${name}.json`).sort())
})
