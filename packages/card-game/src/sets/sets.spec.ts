import { describe, expect, it } from 'vitest'
import { gift } from '../cards/gift.ts'
import { skip } from '../cards/skip.ts'
import { communism } from '../events/communism.ts'
import { doomsday } from '../events/doomsday.ts'
import { printInEachColour } from '../model/face.ts'
import { looping } from '../powers/looping.ts'
import { recycling } from '../powers/recycling.ts'
import { HOUSE_RULE_CARDS } from '../rule-cards/house-rule-cards.ts'
import { RULES_VERSION } from '../versions.ts'
import type { CardSet } from './card-set.ts'
import { CARD_SETS, filterSetByVersion } from './index.ts'

const box: CardSet = {
  name: { en: 'A box', de: 'Eine Schachtel' },
  prints: [...printInEachColour(gift, 2), ...printInEachColour(skip, 1, { sinceVersion: 3 })],
  events: [communism, { ...doomsday, sinceVersion: 2 }],
  powers: [looping, { ...recycling, sinceVersion: 3 }],
}

const idsIn = (version: number) => {
  const { prints, events, powers } = filterSetByVersion(box, version)
  return [...prints.map(({ kind }) => kind), ...events, ...powers].map(({ id }) => id)
}

describe('A set', () => {
  it('contains its original content, and what was added up to the version', () => {
    const gifts = ['gift', 'gift', 'gift', 'gift']
    const skips = ['skip', 'skip', 'skip', 'skip']
    expect(idsIn(1)).toEqual([...gifts, 'communism', 'looping'])
    expect(idsIn(2)).toEqual([...gifts, 'communism', 'doomsday', 'looping'])
    expect(idsIn(3)).toEqual([...gifts, ...skips, 'communism', 'doomsday', 'looping', 'recycling'])
  })

  it('contains nothing of later versions', () => {
    const boxes = Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
      ...prints,
      ...events,
      ...powers,
    ])
    const early = [...boxes, ...HOUSE_RULE_CARDS].filter(
      ({ sinceVersion = 1 }) => sinceVersion > RULES_VERSION,
    )
    expect(early).toEqual([])
  })
})

it('the sets of version 1 contain what the rulebooks list', () => {
  const counted = Object.values(CARD_SETS).map((set) => {
    const { prints, events, powers } = filterSetByVersion(set, 1)
    return [prints.reduce((sum, { count }) => sum + count, 0), events.length, powers.length]
  })
  expect(counted).toEqual([
    [125, 20, 0],
    [22, 14, 0],
    [15, 9, 12],
    [39, 1, 0],
  ])
  expect(HOUSE_RULE_CARDS.filter(({ sinceVersion = 1 }) => sinceVersion === 1)).toHaveLength(15)
})
