import { expect } from 'vitest'
import { findSceneWithRules } from '../testing/find-scene.ts'
import { luckyScene, testLuckAtEvents } from '../testing/lucky-scene.ts'

testLuckAtEvents('pandora', {
  'pandoras-box': {
    'takes no part in the event that it is': () => {
      expect(luckyScene('pandoras-box', { pandorasBox: 'third-time-lucky' }).handSizes()).toEqual([5, 2, 5])
    },
    'is left out for the rest of the round of one that lasts': () => {
      const s = luckyScene('pandoras-box', { pandorasBox: 'plus-one' })
        .does('Ben', 'draw', 'pass')
        .does('Cem', 'draw')
      expect(s.handSizes()).toEqual([2, 3, 4])
    },
    'plays by the new rule cards, which are for the whole table': () => {
      const s = findSceneWithRules('thirst', (seed) => luckyScene('pandoras-box', { rules: 'peace', seed }))
      expect(s.does('Ben', 'draw').handSizes()).toEqual([2, 4, 2])
    },
  },
})
