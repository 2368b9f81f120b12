import { describe, expect, it } from 'vitest'
import { BASIC_COLOURS } from '../model/colours.ts'
import type { Settings } from '../model/settings.ts'
import { faceName } from '../testing/names.ts'
import { type SceneOptions, scene } from '../testing/scene.ts'
import { createSetup } from './create-setup.ts'
import { settingsSchema } from './settings.ts'

type Sets = Settings['sets']
type Purple = Settings['purple']

const ALL: Sets = ['base', 'troublemaker', 'supercharge', 'pandora']
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The names of all cards in a deck, as the rulebooks list them. */
const deck = (sets: Sets, purple?: Purple): string[] =>
  createSetup(settingsSchema.parse({ players: 3, sets, purple }), 1).faces.map(faceName)

/** The cards that the set pandora adds, by name. */
function added(sets: Sets, purple?: Purple): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of deck(sets, purple)) counts[name] = (counts[name] ?? 0) + 1
  for (const name of deck(sets.filter((set) => set !== 'pandora'))) counts[name] -= 1
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))
}

const always = {
  ...Object.fromEntries(NUMBERS.map((n) => [`purple ${n}`, 2])),
  'purple gift': 2,
  'purple 2nd chance': 1,
  'purple skip': 1,
  'purple exchange': 1,
  counterattack: 2,
  'do it yourself': 1,
}
const withTroublemaker = {
  ...Object.fromEntries(BASIC_COLOURS.map((colour) => [`${colour}-purple colour swap`, 1])),
  ...Object.fromEntries(BASIC_COLOURS.map((colour) => [`${colour} troublemaker`, 1])),
  'purple troublemaker': 2,
  'purple thief': 1,
}
const withSupercharge = { 'purple 10': 1, 'purple recharge': 1 }

describe('The set pandora', () => {
  it('adds all its cards together with all add-ons: 201 cards', () => {
    expect(added(ALL)).toEqual({ ...always, ...withTroublemaker, ...withSupercharge })
    expect(deck(ALL)).toHaveLength(125 + 22 + 15 + 39)
  })

  it('leaves out cards that need an add-on that is not in play', () => {
    expect(added(['base', 'pandora'])).toEqual(always)
    expect(added(['base', 'troublemaker', 'pandora'])).toEqual({ ...always, ...withTroublemaker })
    expect(added(['base', 'supercharge', 'pandora'])).toEqual({ ...always, ...withSupercharge })
    expect(deck(['base', 'pandora'])).toHaveLength(125 + 26)
  })
})

describe('Purple', () => {
  it('is a fifth colour by default with the set pandora', () => {
    expect(deck(ALL)).toEqual(deck(ALL, 'fifth'))
  })

  it('off leaves the other cards of the set', () => {
    const rest = { counterattack: 2, 'do it yourself': 1 }
    expect(added(['base', 'pandora'], 'off')).toEqual(rest)
    const troublemakers = Object.fromEntries(BASIC_COLOURS.map((colour) => [`${colour} troublemaker`, 1]))
    expect(added(ALL, 'off')).toEqual({ ...rest, ...troublemakers })
  })

  it.each(BASIC_COLOURS)(
    'instead of %s removes all cards of that colour, also bi-coloured ones',
    (missing) => {
      const names = deck(ALL, missing)
      expect(names).toEqual(deck(ALL).filter((name) => !name.includes(missing)))
      const ofColour = 18 + 2 + 1 + 1 + 1 + (3 + 1 + 1) + (1 + 1) + (1 + 1)
      expect(names).toHaveLength(201 - ofColour)
      expect(names.filter((name) => name.endsWith('colour swap'))).toHaveLength(6)
    },
  )

  it('instead of a colour adds no cards that do not exist in purple', () => {
    const count = (name: string) => deck(ALL, 'red').filter((other) => other === name).length
    expect(['purple 5', 'purple 10', 'purple gift', 'purple thief'].map(count)).toEqual([2, 1, 2, 1])
  })

  it.each([
    [['base'], undefined, 'red, blue, green, yellow'],
    [['base', 'pandora'], 'off', 'red, blue, green, yellow'],
    [['base', 'pandora'], 'fifth', 'red, blue, green, yellow, purple'],
    [['base', 'pandora'], 'red', 'blue, green, yellow, purple'],
    [['base', 'pandora'], 'yellow', 'red, blue, green, purple'],
  ] as [Sets, Purple | undefined, string][])(
    'with %j and %s offers wishes for %s',
    (sets, purple, colours) => {
      const hands = { Ada: 'counterattack, fantastic, blue 1', Ben: 'blue 2', Cem: 'blue 3' }
      const options = { hands, sets, purple, discard: 'green 1' }
      expect(scene(options).does('Ada', 'counterattack').may('Ada').join(', ')).toBe(colours)
      expect(scene(options).does('Ada', 'fantastic').may('Ada')).toEqual([
        ...colours.split(', '),
        ...NUMBERS.map(String),
      ])
    },
  )

  it('offers a 10 only with Supercharge', () => {
    const hands = { Ada: 'fantastic, blue 1', Ben: 'blue 2', Cem: 'blue 3' }
    const may = (sets: Sets) => scene({ hands, sets }).does('Ada', 'fantastic').may('Ada')
    expect(may(ALL)).toContain('10')
    expect(may(['base', 'troublemaker', 'pandora'])).not.toContain('10')
  })
})

describe('A purple card', () => {
  const sets = ALL
  const table = (options: SceneOptions) =>
    scene({ hands: { Ada: 'blue 1', Ben: 'green 2', Cem: 'green 3' }, sets, ...options })

  it('follows its colour, its number and its symbol', () => {
    const hands = {
      Ada: 'purple 5, purple gift, red 9, purple 1, red 4, red gift',
      Ben: 'blue 2',
      Cem: 'blue 3',
    }
    expect(table({ hands, discard: 'red 5' }).may('Ada')).toEqual([
      'purple 5',
      'red 9',
      'red 4',
      'red gift',
      'draw',
    ])
    expect(table({ hands, discard: 'purple 4' }).may('Ada')).toEqual([
      'purple 5',
      'purple gift',
      'purple 1',
      'red 4',
      'draw',
    ])
    expect(table({ hands, discard: 'purple gift' }).may('Ada')).toContain('red gift')
  })

  it('follows a wish for purple', () => {
    const hands = { Ada: 'fantastic, blue 1', Ben: 'purple 4, red-purple colour swap, red 9', Cem: 'blue 3' }
    const s = table({ hands }).does('Ada', 'fantastic', 'purple')
    expect(s.call).toEqual({ colour: 'purple' })
    expect(s.may('Ben')).toEqual(['purple 4', 'red-purple colour swap', 'draw'])
    s.does('Ben', 'red-purple colour swap')
    expect(s.call).toMatchObject({ colour: 'red' })
  })

  it('is discarded by Vandalism after purple, also if bi-coloured', () => {
    const hands = {
      Ada: 'black 5, purple 1, blue 1',
      Ben: 'purple gift, red 2',
      Cem: 'red-purple colour swap, red-blue colour swap, red 3',
    }
    const s = table({ hands, discard: 'purple 5, lucky bastard, mimicry', events: 'vandalism' })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['red 2'])
    expect(s.hand('Cem')).toEqual(['red-blue colour swap', 'red 3'])
  })

  it('gives its colour to Mimicry', () => {
    const hands = { Ada: 'mimicry, blue 1', Ben: 'purple 4, red 2', Cem: 'blue 3' }
    const s = table({ hands, discard: 'purple 5' }).does('Ada', 'mimicry', 'skip', 'Cem').everyonePasses()
    expect(s.call).toMatchObject({ colour: 'purple', symbol: 'skip' })
    expect(s.may('Ben')).toEqual(['purple 4', 'draw'])
  })
})
