import { expect } from 'vitest'
import { luckyScene, testLuckAtEvents } from '../testing/lucky-scene.ts'
import type { Scene } from '../testing/scene.ts'

const keepsBoth = (s: Scene) => expect(s.hand('Ben')).toEqual(['blue 2', 'green 2'])

testLuckAtEvents('supercharge', {
  'black-jack': {
    'is passed over': () => {
      const s = luckyScene('black-jack', { draw: 'red 9, blue 9, green 9' })
      keepsBoth(s)
      expect(s.handSizes()).toEqual([2, 2, 5])
    },
  },
  chargenado: {
    'keeps their power cards and gets none': () => {
      const s = luckyScene('chargenado', { powers: { Ada: 'looping', Ben: 'open-hands!' } })
      expect(s.powers('Ben')).toEqual(['open-hands!'])
      expect([s.powers('Ada').length, s.powers('Cem').length]).toEqual([2, 2])
    },
  },
  'epic-fail': {
    'does not get Fuck You with the thinnest hand': () => {
      const s = luckyScene('epic-fail', {
        hands: { Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3, yellow 3' },
      })
      expect(s.hand('Ben')).toEqual(['blue 2'])
      expect(s.hand('Ada')).toContain('fuck you')
    },
    'keeps Fuck You': () => {
      const s = luckyScene('epic-fail', { hands: { Ben: 'lucky bastard, fuck you, blue 2, green 2' } })
      expect(s.hand('Ben')).toEqual(['fuck you', 'blue 2', 'green 2'])
      expect(s.handSizes()).toEqual([2, 3, 2])
    },
  },
  loot: {
    'loses nothing and pulls nothing, and nothing is pulled elsewhere instead': () => {
      const s = luckyScene('loot')
      keepsBoth(s)
      expect(s.hand('Ada')).toEqual([])
      expect(s.hand('Cem').sort()).toEqual(['blue 1', 'blue 3', 'green 1', 'green 3'])
    },
  },
  parasite: {
    'discards nothing to the left of a finisher': () => {
      const hands = { Ben: 'lucky bastard, yellow 2, blue 4, green 4', Cem: 'yellow 3' }
      const s = luckyScene('parasite', { hands })
        .does('Ben', 'yellow 2')
        .does('Cem', 'yellow 3')
        .everyonePasses()
      expect(s.isRoundOver).toBe(true)
      expect(s.scores).toEqual([2, 8, 0])
    },
    'feeds others by finishing': () => {
      const hands = { Ada: 'black 5, blue 1, green 1, blue 9', Ben: 'lucky bastard, yellow 2' }
      const s = luckyScene('parasite', { hands }).does('Ben', 'yellow 2').everyonePasses()
      expect(s.asked()).toEqual(['Ada: discard'])
    },
  },
  rewind: {
    'takes nothing from the discard pile': () => {
      const s = luckyScene('rewind', { discard: 'red 5, red 6, red 7', draw: 'green 9' })
      keepsBoth(s)
      expect(s.hand('Cem')).toEqual(['blue 3', 'green 3', 'lucky bastard', 'red 5'])
      expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'black 5', 'red 6'])
    },
  },
  riot: {
    'is passed over by the special cards': () => {
      const hands = { Ada: 'black 5, update, blue 1', Ben: 'lucky bastard, edison', Cem: 'nice try, green 3' }
      const s = luckyScene('riot', { hands })
      expect(s.hand('Ben')).toEqual(['edison'])
      expect(s.hand('Cem')).toEqual(['green 3', 'update'])
      expect(s.hand('Ada')).toEqual(['blue 1', 'nice try'])
    },
  },
  supercharge: {
    'gets no power card': () => {
      const s = luckyScene('supercharge')
      expect(['Ada', 'Ben', 'Cem'].map((player) => s.powers(player).length)).toEqual([1, 0, 1])
    },
  },
  tsunami: {
    'is passed over, round and round': () => {
      const s = luckyScene('tsunami', { hands: { Ada: 'black 5, blue 4, green 1' } })
      expect(s.asked()).toEqual(['Cem: lay'])
      s.does('Cem', 'blue 3').does('Ada', 'blue 4')
      expect(s.asked()).toEqual(['Cem: lay'])
      s.does('Cem', 'pass')
      keepsBoth(s)
      expect(s.hand('Cem')).toEqual(['green 3', 'blue 3', 'blue 4'])
    },
  },
})
