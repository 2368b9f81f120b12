import { expect, it } from 'vitest'
import { botName } from './bot-names.ts'

it('No two bots at a table are called alike', () => {
  const names = Array.from({ length: 8 }, (_, seat) => botName(seat, []))
  expect(new Set(names).size).toBe(8)
})

it('A person who is called like a bot keeps the name', () => {
  const name = botName(3, [])
  expect(botName(3, ['Ada', name.toUpperCase()])).toBe(`${name} 2`)
  expect(botName(3, [name, `${name} 2`])).toBe(`${name} 3`)
  expect(botName(2, [name])).toBe(botName(2, []))
})
