import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { handPoints } from '../round/score.ts'
import { luckyScene, testLuckAtEvents, WITH_DAN } from '../testing/lucky-scene.ts'
import type { Scene } from '../testing/scene.ts'

const rich = 'lucky bastard, blue 2, green 2, yellow 2, blue 4'
const keepsBoth = (s: Scene) => expect(s.hand('Ben')).toEqual(['blue 2', 'green 2'])

it.each(CARD_SET_NAMES)('the events of the set %s have a spec with Lucky Bastard', (set) => {
  expect(existsSync(new URL(`lucky-bastard-${set}-events.spec.ts`, import.meta.url))).toBe(true)
})

/** All players only draw and pass, until the round is over. */
function turnsOfRound(s: Scene): string {
  const turns: string[] = []
  while (!s.isRoundOver) {
    turns.push(s.turn)
    s.does(s.turn, 'draw', 'pass')
  }
  return turns.join(' ')
}

testLuckAtEvents('base', {
  charity: {
    'gives nothing with the fullest hand: the next fullest does': () => {
      expect(luckyScene('charity', { hands: { Ben: rich, Cem: 'blue 3' } }).handSizes()).toEqual([1, 4, 2])
    },
    'pulls nothing with a thin hand': () => {
      const hands = { Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3, yellow 3' }
      expect(luckyScene('charity', { hands }).handSizes()).toEqual([3, 1, 2])
    },
    'does not stand out: the others are equal': () => {
      const s = luckyScene('charity', { hands: { Ben: rich } })
      expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'charity' })
      expect(s.handSizes()).toEqual([2, 4, 2])
    },
  },
  communism: {
    'sets no maximum': () => {
      expect(luckyScene('communism', { hands: { Ben: rich, Cem: 'blue 3' } }).handSizes()).toEqual([2, 4, 2])
    },
    'draws nothing': () => {
      expect(luckyScene('communism', { hands: { Ben: 'lucky bastard, blue 2' } }).handSizes()).toEqual([
        2, 1, 2,
      ])
    },
  },
  doomsday: {
    'scores nothing': () => expect(luckyScene('doomsday').scores).toEqual([50, 0, 50]),
    'wins alone without points': () => {
      expect(luckyScene('doomsday', { limit: 'none' }).view(null).winners).toEqual([1])
    },
  },
  earthquake: {
    'is passed over by the hands': () => {
      const s = luckyScene('earthquake')
      keepsBoth(s)
      expect(s.hand('Cem')).toEqual(['blue 1', 'green 1'])
      expect(s.hand('Ada')).toEqual(['blue 3', 'green 3'])
    },
  },
  expansion: {
    'is not counted as the first, and draws nothing': () => {
      expect(luckyScene('expansion').handSizes()).toEqual([4, 2, 3])
    },
  },
  'finish-line': {
    'scores nothing': () => expect(luckyScene('finish-line').scores).toEqual([2, 0, 6]),
  },
  'friday-the-13th': {
    'has thrown the card in for nothing but its wish': () => {
      const s = luckyScene('friday-the-13th')
      expect(s.handSizes()).toEqual([2, 2, 2])
      expect(s.call).toEqual({ colour: 'yellow' })
      expect(s.asked()).toEqual(['Ben: turn'])
    },
  },
  'gambling-man': {
    'lays nothing and takes nothing': () => {
      const s = luckyScene('gambling-man')
      expect(s.asked()).toEqual(['Cem: lay', 'Ada: lay'])
      s.does('Cem', 'blue 3').does('Ada', 'green 1')
      keepsBoth(s)
      expect(s.hand('Cem')).toEqual(['green 3', 'blue 3', 'green 1'])
    },
    'does not take all for having no card to lay': () => {
      const s = luckyScene('gambling-man', { hands: { Ben: 'lucky bastard' } })
      s.does('Cem', 'blue 3').does('Ada', 'green 1')
      expect(s.handSizes()).toEqual([1, 0, 3])
    },
    'neither lays nor draws two by the original rules': () => {
      const edition = 'original' as const
      const without = luckyScene('gambling-man', { edition, hands: { Ada: 'black 5, red 1', Cem: 'red 3' } })
      expect(without.handSizes()).toEqual([0, 2, 2])
      const hands = { Ada: 'black 5, red 1, blue 1', Ben: 'lucky bastard, red 9', Cem: 'red 3' }
      const highest = luckyScene('gambling-man', { edition, hands })
      expect(highest.hand('Ben')).toEqual(['red 9'])
      expect(highest.handSizes()).toEqual([1, 1, 2])
    },
  },
  market: {
    'is passed over, and one card fewer is turned over': () => {
      const s = luckyScene('market', { draw: 'red 7, red 8, red 9' })
      expect(s.asked()).toEqual(['Cem: pick'])
      expect(s.may('Cem')).toEqual(['red 7', 'red 8'])
      s.does('Cem', 'red 7')
      keepsBoth(s)
      expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'red 8'])
      expect(s.card(s.table.drawPile.at(-1)!)).toBe('red 9')
    },
  },
  'mating-season': {
    'keeps pairs': () => {
      const s = luckyScene('mating-season', { hands: { Ada: 'black 5, blue 1, green 4' } })
      keepsBoth(s)
      expect(s.handSizes()).toEqual([2, 2, 0])
    },
  },
  'merry-christmas': {
    'gives nothing, and nothing can be given to them': () => {
      const s = luckyScene('merry-christmas', WITH_DAN)
      expect(s.asked()).toEqual(['Cem: hand-out'])
      expect(s.may('Cem')).toEqual(['Dan', 'Ada'])
      s.does('Cem', { 'blue 3': 'Dan', 'green 3': 'Ada' })
      s.does('Dan', { 'blue 4': 'Ada', 'green 4': 'Ada' }).does('Ada', { 'blue 1': 'Cem', 'green 1': 'Cem' })
      keepsBoth(s)
      expect(s.handSizes()).toEqual([3, 2, 2, 1])
    },
  },
  'mexican-standoff': {
    'keeps the hand and draws nothing': () => {
      const s = luckyScene('mexican-standoff')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([3, 2, 3])
    },
  },
  recession: {
    'is not counted as the first, and discards nothing': () => {
      const s = luckyScene('recession')
      expect(s.asked()).toEqual(['Cem: discard'])
      s.does('Cem', 'blue 3')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([0, 2, 1])
    },
  },
  'robin-hood': {
    'is no candidate with the fullest hand or the thinnest': () => {
      const fullest = luckyScene('robin-hood', { hands: { Ben: rich, Cem: 'blue 3' } })
      expect(fullest.handSizes()).toEqual([1, 4, 2])
      const hands = { Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3, yellow 3' }
      expect(luckyScene('robin-hood', { hands }).handSizes()).toEqual([3, 1, 2])
    },
    'does not stand out: the others are equal': () => {
      const s = luckyScene('robin-hood', { hands: { Ben: rich } })
      expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'robin-hood' })
      expect(s.handSizes()).toEqual([2, 4, 2])
    },
  },
  'surprise-party': {
    'brings nothing, and nothing can be brought to them': () => {
      const s = luckyScene('surprise-party', WITH_DAN)
      expect(s.asked()).toEqual(['Cem: give'])
      s.does('Cem', 'blue 3')
      expect(s.may('Cem')).toEqual(['Dan', 'Ada'])
      s.does('Cem', 'Dan').does('Dan', 'blue 4', 'Ada').does('Ada', 'blue 1', 'Cem')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([2, 2, 2, 2])
    },
  },
  'the-all-seeing-eye': {
    'shows nothing, and is not waited for': () => {
      const s = luckyScene('the-all-seeing-eye')
      expect(s.asked()).toEqual(['Cem: seen', 'Ada: seen'])
      const open = s.view('Ada').players.map(({ openHand }) => openHand?.length ?? null)
      expect(open).toEqual([2, null, 2])
      expect(s.everyonePasses().asked()).toEqual(['Ben: turn'])
    },
    'may look all the same': () => {
      expect(luckyScene('the-all-seeing-eye').view('Ben').players[2].openHand).toHaveLength(2)
    },
  },
  'third-time-lucky': {
    'draws nothing': () => expect(luckyScene('third-time-lucky').handSizes()).toEqual([5, 2, 5]),
  },
  'time-bomb': {
    'sets it off like anybody, and does not double when it burns out': () => {
      const s = luckyScene('time-bomb')
      expect(turnsOfRound(s)).toBe('Ben Cem Ada Ben Cem Ada Ben Cem Ada')
      const [ada, ben, cem] = [0, 1, 2].map((seat) => handPoints(s.table, seat))
      expect(s.scores).toEqual([2 * ada, ben, 2 * cem])
    },
    'pays nothing when somebody else defuses it': () => {
      const hands = { Ben: 'lucky bastard, yellow 2, green 2', Cem: 'yellow 3' }
      const s = luckyScene('time-bomb', { hands })
        .does('Ben', 'yellow 2')
        .does('Cem', 'yellow 3')
        .everyonePasses()
      expect(s.scores).toEqual([12, 2, -10])
    },
    'has no bonus for defusing it, and the others pay': () => {
      const s = luckyScene('time-bomb', { hands: { Ben: 'lucky bastard, yellow 2' } })
        .does('Ben', 'yellow 2')
        .everyonePasses()
      expect(s.scores).toEqual([12, 0, 16])
    },
  },
  tornado: {
    'keeps the hand, and nothing is dealt to them': () => {
      const s = luckyScene('tornado', { hands: { Cem: 'blue 3, green 3, yellow 3, red 3' } })
      keepsBoth(s)
      expect(s.handSizes()).toEqual([3, 2, 3])
    },
  },
  vandalism: {
    'keeps the smashed colour': () => {
      const hands = { Ada: 'black 5, red 1, blue 1', Ben: 'lucky bastard, red 2, red 3' }
      const s = luckyScene('vandalism', { hands })
      expect(s.hand('Ben')).toEqual(['red 2', 'red 3'])
      expect(s.handSizes()).toEqual([1, 2, 2])
    },
  },
})
