import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { summarizeMatch } from './match-summary.ts'

it('A summary names boxes and boards, custom boards included', () => {
  const record = JSON.parse(
    readFileSync(
      new URL('../../../../card-game/recorded/version-1/without-points.json', import.meta.url),
      'utf8',
    ),
  )
  const setsWith = (settings: object) =>
    summarizeMatch({ record: { ...record, settings }, seat: 0, endedAt: 1 }).sets
  expect(setsWith({ players: 3, sets: ['base', 'troublemaker'] })).toEqual(['base', 'troublemaker'])
  expect(setsWith({ players: 3, board: 'house' })).toEqual(['house'])
  expect(setsWith({ players: 3, board: { name: { en: 'Loop', de: 'Schleife' }, rows: [] } })).toEqual([
    'Loop',
  ])
  expect(setsWith({ players: 3 })).toEqual([])
})
