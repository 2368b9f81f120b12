/** Rules that apply to every event. The effect of each event is tested in its own spec. */
import { createRandom } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { CARD_SET_NAMES } from '../model/settings.ts'
import { CARD_SETS } from '../sets/index.ts'
import { LUCKY_HAND, luckyScene } from '../testing/lucky-scene.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const EVENTS = CARD_SET_NAMES.flatMap((set) => CARD_SETS[set].events.map(({ id }) => id))

/** These turn over other events, for which Lucky Bastard does not count any more. */
const BRING_OTHERS: readonly string[] = ['plague', 'event-manager']

const SEEDS = ['one', 'two', 'three', 'four']

/** Ben triggers the event, with players on both sides. */
const hands = {
  Ada: 'blue 1, green 1, red gift',
  Ben: 'black 5, blue 2, green 2',
  Cem: 'blue 3, green 3, nice try, black 3',
}

const TABLES: Readonly<Record<string, SceneOptions>> = {
  'at any table': {},
  'against the order of play': { direction: -1 },
  'with a last card': { hands: { ...hands, Ben: 'black 5' } },
  'with a last card, and all others about to finish': {
    hands: { Ada: 'blue 1', Ben: 'black 5', Cem: 'blue 3' },
  },
  'with an empty draw pile': { draw: { only: '' } },
  'with a last card and an empty draw pile': { hands: { ...hands, Ben: 'black 5' }, draw: { only: '' } },
  'with two cards left to draw': { draw: { only: 'red 1, black 4' } },
  'between two players': { players: ['Ben', 'Cem'], hands: { Ben: hands.Ben, Cem: hands.Cem } },
  'among eight players': {
    players: ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Flo', 'Gil', 'Hal'],
    hands: { ...hands, Dan: 'red 1', Eve: 'red 2', Flo: 'red 3, red 4', Gil: 'fuck you', Hal: 'black 9' },
  },
  'with powers and rule cards': { powers: { Ada: 'looping', Cem: 'open-hands' }, rules: 'thirst' },
}

const MOST_STEPS = 500

/** Answers at random until the next turn or the end of the round. */
function goesOn(s: Scene, seed: string, each: () => void = () => {}): void {
  const random = createRandom(seed)
  for (let step = 0; !s.isRoundOver && !s.asked()[0].endsWith(': turn'); step++) {
    if (step > MOST_STEPS) throw new Error(`The event is not over after ${step} steps: ${s.asked().join()}.`)
    each()
    s.answerRandomly(random)
  }
}

describe.each(EVENTS)('The event %s', (events) => {
  it.each(Object.entries(TABLES))('terminates %s', (_, options) => {
    for (const seed of SEEDS) {
      const s = scene({
        sets: [...CARD_SET_NAMES],
        hands,
        turn: 'Ben',
        discard: 'red 5',
        events,
        seed,
        ...options,
      })
      s.does('Ben', 'black 5')
      goesOn(s, seed)
      for (const viewer of [...s.players, null])
        expect(s.factsFor(viewer)).toContainEqual({ kind: 'event', event: events, seat: s.seat('Ben') })
      if (s.isRoundOver) continue
      const { players } = s
      const next = players[(s.seat('Ben') + s.table.direction + players.length) % players.length]
      expect(s.asked()).toEqual([`${next}: turn`])
      expect(s.handSizes()).not.toContain(0)
    }
  })
})

it.each(EVENTS.filter((event) => !BRING_OTHERS.includes(event)))(
  'The event %s asks nothing of a lucky player except for Nice Try, and keeps their hand',
  (event) => {
    for (const seed of SEEDS) {
      const s = luckyScene(event, { seed })
      goesOn(s, seed, () => {
        const asked = s.asked().filter((question) => question.startsWith('Ben: '))
        expect(asked.filter((question) => question !== 'Ben: nice-try')).toEqual([])
      })
      expect(s.hand('Ben')).toEqual(LUCKY_HAND)
    }
  },
)

it.each(BRING_OTHERS)('The event %s allows Lucky Bastard again for each event it triggers', (event) => {
  const s = luckyScene(event)
  const asked = new Set<string>()
  goesOn(s, 'lucky', () => {
    for (const question of s.asked()) asked.add(question)
  })
  expect(asked).toContain('Ben: lucky-bastard')
})
