import { readdirSync } from 'node:fs'
import { SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { slapwise } from '../testing/program.ts'

const simulate = (...args: string[]) =>
  JSON.parse(slapwise(['simulate', '--json', '--games', '5', ...args]).out)

it('prints one JSON object with all figures', () => {
  const { code, out, err } = slapwise(['simulate', '--json', '--games', '5'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^\{.*\}\n$/)
  const figures = JSON.parse(out)
  expect(Object.keys(figures)).toEqual([
    'games',
    'rounds',
    'answers',
    'decisions',
    'seconds',
    'answersPerSecond',
    'digest',
    'cards',
    'events',
    'powers',
    'longestMatch',
  ])
  expect(figures.games).toBe(5)
  expect(figures.digest).toMatch(/^[0-9a-f]{64}$/)
  expect(figures.decisions).toBeLessThan(figures.answers)
  expect(figures.longestMatch).toBeGreaterThanOrEqual(figures.answers / 5)
})

it('lists every card and event, also those that never came', () => {
  const { cards, events, powers } = simulate('--games', '1', '--limit', 'none', '--players', '2')
  const ids = new Set(SETS.base.prints.map(({ kind }) => kind.id))
  expect(Object.keys(cards).sort()).toEqual([...ids].sort())
  expect(Object.keys(events).sort()).toEqual(SETS.base.events.map(({ id }) => id).sort())
  expect(Object.values(events)).toContain(0)
  expect(powers).toEqual({})
})

it('lists every power with how often it was activated', () => {
  const { powers } = simulate('--sets', 'base,supercharge', '--games', '20')
  expect(Object.keys(powers).sort()).toEqual(SETS.supercharge.powers.map(({ id }) => id).sort())
  expect(Math.max(...Object.values<number>(powers))).toBeGreaterThan(0)
})

it('comes to the same digest for the same arguments, and to another for others', () => {
  const { seconds: _, answersPerSecond: __, ...first } = simulate('--seed', 'a')
  expect(simulate('--seed', 'a')).toMatchObject(first)
  expect(simulate('--seed', 'b').digest).not.toBe(first.digest)
  expect(simulate('--seed', 'a', '--bots', 'simple,random').digest).not.toBe(first.digest)
  expect(simulate('--seed', 'a', '--edition', 'original').digest).not.toBe(first.digest)
})

it('saves every match, and each can be played again', () => {
  const folder = `${temporaryFolder()}/made/on/demand`
  simulate('--games', '3', '--save', folder)
  const files = readdirSync(folder)
  expect(files).toEqual(['match-000001.json', 'match-000002.json', 'match-000003.json'])
  for (const file of files) expect(slapwise(['replay', `${folder}/${file}`]).code).toBe(0)
})

it('prints a table for people', () => {
  const { code, out, err } = slapwise(['simulate', '--games', '5'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/Matches +5\n/)
  expect(out).toMatch(/Fantastic Four +\d+/)
  expect(out).toMatch(/Gambling Man +\d+/)
})

it('says so where no folder can be made', () => {
  const { code, err } = slapwise(['simulate', '--games', '1', '--save', '/dev/null/matches'])
  expect(code).toBe(2)
  expect(err).toMatch(/^slapwise: \/dev\/null.*\n$/)
})
