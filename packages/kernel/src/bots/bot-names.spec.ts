import { expect, it } from 'vitest'
import { botName } from './bot-names.ts'

it('Bots at one table have different names', () => {
  const names = Array.from({ length: 8 }, (_, seat) => botName(seat, []))
  expect(new Set(names).size).toBe(8)
})

it('A person with the name of a bot keeps it', () => {
  const name = botName(3, [])
  expect(botName(3, ['Ada', name.toUpperCase()])).toBe(`${name} 2`)
  expect(botName(3, [name, `${name} 2`])).toBe(`${name} 3`)
  expect(botName(2, [name])).toBe(botName(2, []))
})
