import { expect } from 'vitest'
import { bringsRules } from '../testing/by-chance.ts'
import { luckAtTheEventsOf, lucky } from '../testing/lucky.ts'

luckAtTheEventsOf('pandora', {
  'pandoras-box': {
    'takes no part in the event that it is': () => {
      expect(lucky('pandoras-box', { pandorasBox: 'third-time-lucky' }).counts()).toEqual([5, 2, 5])
    },
    'is left out for the rest of the round of one that lasts': () => {
      const s = lucky('pandoras-box', { pandorasBox: 'plus-one' })
        .does('Ben', 'draw', 'pass')
        .does('Cem', 'draw')
      expect(s.counts()).toEqual([2, 3, 4])
    },
    'plays by the new rule cards, which are for the whole table': () => {
      const s = bringsRules('thirst', (seed) => lucky('pandoras-box', { rules: 'peace', seed }))
      expect(s.does('Ben', 'draw').counts()).toEqual([2, 4, 2])
    },
  },
})
