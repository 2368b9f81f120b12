import type { Placement } from '@slapwise/board-game'
import { type SceneOptions, scene } from '@slapwise/board-game/testing'
import { expect, it } from 'vitest'
import { forecastStreet } from './street-forecast.ts'

interface Pointed {
  readonly placement?: Placement
  readonly option?: number
}

/** The forecast for Ada after these answers, such as `Ben: 1→12, 2→13; now 2`. */
function forecastFor(
  setting: SceneOptions,
  steps: readonly (readonly [player: string, ...answers: string[]] | 'lets')[],
  { placement, option }: Pointed = {},
): string | null {
  const s = scene({ tokens: { Ada: 11, Ben: 22, Cem: 30 }, ...setting })
  for (const step of steps)
    if (step === 'lets') s.everyonePasses()
    else s.does(...step)
  const { setup } = s.table
  const view = s.view('Ada')
  const log = s.factsFor('Ada')
  const found = forecastStreet({
    setup,
    table: view,
    own: view,
    log,
    placement: placement ?? null,
    option: option ?? null,
  })
  if (found === null || found === 'no-roll') return found
  const rolls = found.rolls.map(({ roll, path }) => `${roll}→${path.at(-1)}`)
  return `${s.players[found.seat]}: ${rolls.join(', ')}${found.current === null ? '' : `; now ${found.current}`}`
}

const BEN = 1

it('shows where the roll on the table leads, and where a new one could', () => {
  const hands = { Ada: 're-roll', Ben: 'block' }
  expect(forecastFor({ hands, turn: 'Ben', dice: [3] }, [['Ben', 'block on 40', 'roll']])).toBe(
    'Ben: 1→23, 2→24, 3→25, 4→26, 5→27, 6→28; now 3',
  )
})

it('shows the manhole of a roll that can still be rolled again', () => {
  const setting = { hands: { Ada: 're-roll, block', Ben: 'block' }, tokens: { Ada: 12 }, dice: [2, 5] }
  expect(forecastFor(setting, [['Ada', 'block on 40', 'roll'], 'lets'])).toBe(
    'Ada: 1→7, 2→14, 3→21, 4→28, 5→35, 6→42; now 5',
  )
})

it('shows where Remote leads the token that is pointed at', () => {
  const setting = { hands: { Ada: 'remote' }, on: { 24: 'stop' } }
  const steps = [['Ada', 'remote on 40']] as const
  expect(forecastFor(setting, steps)).toBeNull()
  expect(forecastFor(setting, steps, { option: BEN })).toBe('Ben: 1→23, 2→24, 3→24, 4→24, 5→24, 6→24')
})

it('shows where each length of a Gift leads', () => {
  const setting = { hands: { Ada: 'block, push' }, on: { 13: 'gift', 24: 'push forward' }, dice: [2] }
  const steps = [['Ada', 'block on 40', 'roll'], 'lets'] as const
  expect(forecastFor(setting, steps, { option: BEN })).toBe('Ben: 1→23, 2→25')
})

it('shows the victim of a Gift or Remote where it leads', () => {
  const setting = { hands: { Ada: 'block', Ben: 'stop' }, turn: 'Ben', on: { 24: 'gift' }, dice: [2] }
  expect(forecastFor(setting, [['Ben', 'stop on 40', 'roll'], 'lets', ['Ben', 'Ada 2']])).toBe('Ada: 2→13')
  expect(
    forecastFor({ hands: { Ada: 'block', Ben: 'remote' }, turn: 'Ben' }, [['Ben', 'remote on 40', 'Ada']]),
  ).toBe('Ada: 1→12, 2→13, 3→14, 4→15, 5→16, 6→17')
})
