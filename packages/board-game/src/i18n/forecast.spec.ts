import { expect, it } from 'vitest'
import { type Scene, scene } from '../testing/scene.ts'
import { forecastRolls } from '../views/roll-forecast.ts'
import { formatForecast } from './forecast.ts'
import { createMessageContext } from './text-formatter.ts'

const forecast = (s: Scene, language: 'en' | 'de') => {
  const context = createMessageContext(s.table.setup, language, {
    playerNames: ['Ada', 'Ben', 'Cem'],
    viewer: 0,
  })
  return formatForecast(context, forecastRolls(s.table.setup, s.view('Ada'), 0, null)!)
}

it('names the skull for every roll that leads there', () => {
  const s = scene({ tokens: { Ada: 45 } })
  const to = (language: 'en' | 'de') => forecast(s, language).map(({ roll, to }) => `${roll} → ${to}`)
  expect(to('en')).toEqual(['1 → 46', '2 → 47', '3 → 48', '4 → 49', '5 → skull', '6 → skull'])
  expect(to('de').slice(4)).toEqual(['5 → Totenkopf', '6 → Totenkopf'])
  expect(forecast(s, 'en').map(({ isEnd }) => isEnd)).toEqual([false, false, false, false, true, true])
})

it('names the card at which a roll has an open outcome', () => {
  const s = scene({ tokens: { Ada: 3 }, on: { 4: 'stop', 5: 'gift' } })
  expect(forecast(s, 'en').map(({ to }) => to)).toEqual(Array.from({ length: 6 }, () => '4'))
  const free = scene({ tokens: { Ada: 3 }, on: { 5: 'gift' } })
  expect(forecast(free, 'en')[1].to).toBe('5 Gift …')
  expect(forecast(free, 'de')[3].to).toMatch(/^7 .+ …$/)
})
