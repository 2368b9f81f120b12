import { expect } from 'vitest'
import {
  luckyScene,
  sceneBeforeLuck,
  testLuckAtEvents,
  throwInLuckyBastard,
  WITH_DAN,
} from '../testing/lucky-scene.ts'
import type { Scene } from '../testing/scene.ts'

const keepsBoth = (s: Scene) => expect(s.hand('Ben')).toEqual(['blue 2', 'green 2'])

/**
 * Cem triggers an event out of turn and can throw in Lucky Bastard against it: Thief takes his last card, and he draws
 * Lucky Bastard in the first event of the Plague that Last Chance triggers.
 */
function cemTriggers(event: string, hands: Record<string, string>): Scene {
  const s = sceneBeforeLuck(`plague, third-time-lucky, ${event}`, {
    hands: { Ada: 'red thief, blue 1, green 1', Cem: 'blue 3', ...hands },
    draw: 'red 1, red 2, red 3, red 4, red 6, red 7, lucky bastard, blue 7, blue 8',
    lasting: [{ id: 'last-chance' }],
  })
  s.does('Ada', 'red thief', 'Cem').everyonePasses('counterattack')
  while (!s.may('Cem').includes('lucky bastard')) s.everyonePasses('lucky-bastard')
  return s.does('Cem', 'lucky bastard').does('Ben', 'pass').does('Cem', 'yellow')
}

testLuckAtEvents('troublemaker', {
  'black-hole': {
    'keeps black cards': () => {
      const hands = { Ben: 'lucky bastard, black 1', Cem: 'black 2, blue 3' }
      const s = luckyScene('black-hole', { hands })
      expect(s.hand('Ben')).toEqual(['black 1'])
      expect(s.hand('Ada')).toEqual(['blue 1', 'green 1', 'black 2'])
    },
    'swallows nothing where they have triggered it themself': () => {
      const s = cemTriggers('black-hole', { Ben: 'black 1, blue 2' })
      expect(s.hand('Cem')).toEqual(['blue 7', 'blue 8'])
      expect(s.hand('Ben')).toContain('black 1')
    },
  },
  capitalism: {
    'draws nothing': () => expect(luckyScene('capitalism').handSizes()).toEqual([4, 2, 4]),
  },
  crowdfunding: {
    'is no candidate with the thinnest hand': () => {
      const hands = { Ben: 'lucky bastard, blue 2', Cem: 'blue 3, green 3, yellow 3' }
      const s = luckyScene('crowdfunding', { hands }).does('Cem', 'blue 3')
      expect(s.handSizes()).toEqual([3, 1, 2])
    },
    'gives nothing': () => {
      const s = luckyScene('crowdfunding', { hands: { Cem: 'blue 3' } })
      expect(s.asked()).toEqual(['Ada: give'])
      s.does('Ada', 'blue 1')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([1, 2, 2])
    },
    'does not stand out: the others are equal': () => {
      const s = luckyScene('crowdfunding', { hands: { Ben: 'lucky bastard, blue 2' } })
      expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'crowdfunding' })
    },
  },
  distributor: {
    'is left out with their hand, which nobody looks at': () => {
      const s = luckyScene('distributor', WITH_DAN)
      expect(s.asked()).toEqual(['Ada: distribute'])
      expect(s.may('Ada')).toEqual(['Cem', 'Dan'])
      s.does('Ada', 'Cem')
      expect(s.may('Ada')).toEqual(['Dan', 'Ada'])
      s.does('Ada', 'Dan')
      keepsBoth(s)
      expect(s.hand('Cem')).toEqual(['blue 1', 'green 1'])
      const looked = s.factsFor('Ada').flatMap((fact) => (fact.kind === 'looked' ? [fact.at] : []))
      expect(looked).toEqual([2, 3])
    },
  },
  'double-taxation': {
    'is not taxed': () => expect(luckyScene('double-taxation').scores).toEqual([2, 0, 6]),
    'draws nothing without points, and has no rank': () => {
      const s = luckyScene('double-taxation', { limit: 'none' })
      expect(s.handSizes()).toEqual([3, 2, 4])
    },
  },
  'event-manager': {
    'is spared nothing by luck before it is turned over, and asked again after the pick': () => {
      const s = luckyScene('event-manager, third-time-lucky, market, doomsday')
      expect(s.asked()).toEqual(['Ada: event'])
      s.does('Ada', 'third-time-lucky')
      expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
      expect(s.everyonePasses().handSizes()).toEqual([5, 5, 5])
    },
    'takes no part in the picked event with luck after the pick': () => {
      const s = sceneBeforeLuck('event-manager, third-time-lucky, market, doomsday')
      s.does('Ada', 'black 5').everyonePasses().does('Ada', 'third-time-lucky')
      expect(throwInLuckyBastard(s).handSizes()).toEqual([5, 2, 5])
    },
  },
  'identity-theft': {
    'is no candidate with the highest score or the lowest': () => {
      const highest = luckyScene('identity-theft', { scores: { Ada: 10, Ben: 40, Cem: 20 } })
      expect(highest.scores).toEqual([20, 40, 10])
      const lowest = luckyScene('identity-theft', { scores: { Ada: 10, Ben: -5, Cem: 20 } })
      expect(lowest.scores).toEqual([20, -5, 10])
    },
    'does not stand out: the others are equal': () => {
      const s = luckyScene('identity-theft', { scores: { Ben: 40 } })
      expect(s.factsFor(null)).toContainEqual({ kind: 'no-effect', of: 'identity-theft' })
    },
    'cannot be named without points': () => {
      const s = luckyScene('identity-theft', { ...WITH_DAN, limit: 'none' })
      expect(s.may('Ada')).toEqual(['Cem', 'Dan', 'Ada'])
      keepsBoth(s.does('Ada', 'Cem, Dan'))
    },
  },
  'last-chance': {
    'triggers nothing with the last card': () => {
      const s = luckyScene('last-chance, third-time-lucky', { hands: { Ben: 'lucky bastard, yellow 2' } })
      s.does('Ben', 'yellow 2')
      expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
      expect(s.handSizes()).toEqual([2, 0, 2])
    },
    'takes full part in what somebody else’s last card triggers': () => {
      const hands = { Ben: 'lucky bastard, yellow 2, green 2', Cem: 'yellow 3' }
      const s = luckyScene('last-chance, third-time-lucky', { hands })
        .does('Ben', 'yellow 2')
        .does('Cem', 'yellow 3')
      expect(s.everyonePasses().handSizes()).toEqual([5, 4, 3])
    },
  },
  plague: {
    'is spared neither of its events by luck before it is turned over': () => {
      const s = luckyScene('plague, third-time-lucky, capitalism')
      expect(s.asked()).toEqual(['Ben: lucky-bastard', 'Cem: lucky-bastard'])
      expect(s.everyonePasses('lucky-bastard').handSizes()).toEqual([5, 5, 5])
      expect(s.everyonePasses().handSizes()).toEqual([10, 10, 10])
    },
    'takes no part in that one of the two against which it is thrown in': () => {
      const s = sceneBeforeLuck('plague, third-time-lucky, capitalism')
        .does('Ada', 'black 5')
        .everyonePasses('lucky-bastard')
      expect(throwInLuckyBastard(s).handSizes()).toEqual([5, 2, 5])
      expect(s.everyonePasses().handSizes()).toEqual([10, 4, 10])
    },
  },
  'plus-one': {
    'draws no card more for the rest of the round': () => {
      const s = luckyScene('plus-one')
        .does('Ben', 'draw', 'pass')
        .does('Cem', 'draw', 'pass')
        .does('Ada', 'draw')
      expect(s.handSizes()).toEqual([4, 3, 4])
    },
  },
  repeat: {
    'takes no part in the event that was picked with luck after the pick': () => {
      const s = sceneBeforeLuck('plague, third-time-lucky, repeat').does('Ada', 'black 5').everyonePasses()
      expect(s.handSizes()).toEqual([5, 6, 5])
      s.does('Ada', 'third-time-lucky')
      expect(throwInLuckyBastard(s).handSizes()).toEqual([8, 5, 8])
    },
    'is spared nothing by luck before it is turned over': () => {
      const s = sceneBeforeLuck('plague, third-time-lucky, repeat').does('Ada', 'black 5')
      s.everyonePasses('lucky-bastard').everyonePasses('lucky-bastard')
      throwInLuckyBastard(s).does('Ada', 'third-time-lucky')
      expect(s.everyonePasses().handSizes()).toEqual([8, 8, 8])
    },
  },
  'russian-roulette': {
    'puts in nothing': () => {
      const s = luckyScene('russian-roulette')
      expect(s.asked()).toEqual(['Cem: lay', 'Ada: lay'])
      s.does('Cem', 'blue 3').does('Ada', 'blue 1')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([1, 2, 1])
    },
  },
  seppuku: {
    'is not asked, and scores nothing': () => {
      const s = luckyScene('seppuku')
      expect(s.asked()).toEqual(['Cem: seppuku'])
      s.does('Cem', 'no').does('Ada', 'no')
      expect(s.scores).toEqual([21, 0, 21])
    },
    'draws nothing without points': () => {
      const s = luckyScene('seppuku', { limit: 'none' }).does('Cem', 'no').does('Ada', 'no')
      expect(s.handSizes()).toEqual([4, 2, 4])
    },
  },
  'trust-fall': {
    'names nobody and cannot be named': () => {
      const s = luckyScene('trust-fall', WITH_DAN)
      expect(s.asked()).toEqual(['Cem: giver'])
      expect(s.may('Cem')).toEqual(['Dan', 'Ada'])
      s.does('Cem', 'Dan')
      expect(s.may('Dan')).toEqual(['Cem', 'Ada'])
      s.does('Dan', 'Ada').does('Ada', 'Cem')
      keepsBoth(s)
      expect(s.handSizes()).toEqual([2, 2, 2, 2])
    },
  },
})
