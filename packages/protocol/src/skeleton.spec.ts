import { expect, it } from 'vitest'
import { skeletonOf } from './skeleton.ts'

it('Names that look alike have the same skeleton', () => {
  for (const [one, other] of [
    ['Ada', 'АDА'],
    ['Ben  B', 'ben b'],
    ['Olli', '0lIi'],
    ['Cem', 'Сем'],
    ['Nova', 'Νoνα'],
    ['Ada', 'Ꭺda'],
    ['Ada', 'ꓮda'],
    ['Ada', 'ᴀᴅᴀ'],
    ['Tom', 'Ꭲօm'],
    ['❤', '❤️'],
  ])
    expect([other, skeletonOf(other)]).toEqual([other, skeletonOf(one)])
})

it('Names that do not have another', () => {
  const names = ['Ada', 'Ade', 'Ben', 'Bén', '👩‍👩‍👧', '👩‍👧', 'Зоя', '太郎', '花子', 'Olga', 'Oma']
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length)
})
