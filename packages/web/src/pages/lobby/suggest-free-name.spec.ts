import { nameSchema } from '@slapwise/protocol'
import { expect, it } from 'vitest'
import { suggestFreeName } from './suggest-free-name.ts'

const room = (...names: string[]) => ({
  members: names.map((name) => ({ name, avatar: null, isOnline: true, hasLeft: false })),
})

it('suggests a similar, free name that is not too long', () => {
  expect(suggestFreeName(room('Ada'), ' ada ')).toBe('ada 2')
  expect(suggestFreeName(room('Ada', 'ADA  2', 'Ada 4'), 'Ada')).toBe('Ada 3')
  expect(suggestFreeName(room('x'.repeat(24)), 'x'.repeat(24))).toBe(`${'x'.repeat(22)} 2`)
})

it('suggests a name that is not confusable, and valid on the server', () => {
  expect(suggestFreeName(room('All', 'All 2'), 'Ali')).toBe('Ali 3')
  const family = '👩‍👩‍👧‍👦👩‍👩‍👧‍👦'
  expect(nameSchema.safeParse(suggestFreeName(room(family), family)).success).toBe(true)
})
