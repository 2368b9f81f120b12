import { nameSchema } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { freeName } from './free-name.ts'

const room = (...names: string[]) => ({
  members: names.map((name) => ({ name, avatar: null, isOnline: true, hasLeft: false })),
})

it('A proposal is like the name, free, and not too long', () => {
  expect(freeName(room('Ada'), ' ada ')).toBe('ada 2')
  expect(freeName(room('Ada', 'ADA  2', 'Ada 4'), 'Ada')).toBe('Ada 3')
  expect(freeName(room('x'.repeat(24)), 'x'.repeat(24))).toBe(`${'x'.repeat(22)} 2`)
})

it('It looks like no name here, and is one that the server takes', () => {
  expect(freeName(room('All', 'All 2'), 'Ali')).toBe('Ali 3')
  const family = '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'
  expect(nameSchema.safeParse(freeName(room(family), family)).success).toBe(true)
})
