import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing/scene.ts'

const OPEN_WISHES = [
  'fantastic',
  'fantastic four',
  'counterattack',
  'equality',
  'nice try',
  'special favours',
  'inequality',
  'lucky bastard',
]
const COLOURED = ['gift', 'exchange', '2nd chance', 'skip', 'troublemaker', 'thief', 'colour swap']

const hands = {
  Ada: 'mimicry, red 9, blue 9, red 8',
  Ben: 'blue 2, blue 3, blue gift, red 3',
  Cem: 'green 3, green 4, yellow skip',
}

const table = (options = {}) => scene({ sets: ['base', 'troublemaker'], hands, ...options })

const isOpenWish = ({ table }: Scene, kind: string): boolean =>
  table.setup.imitable.find(({ name }) => name.en.toLowerCase() === kind)?.family === 'open-wish'

/** All players choose their last option and throw nothing in, until the next turn. */
function goOn(s: Scene): void {
  for (let i = 0; i < 30 && !s.isRoundOver && !s.asked()[0].endsWith(': turn'); i++) {
    const [{ seat, question, choice }] = s.match.prompts.filter((prompt) => s.match.promptFor(prompt.seat))
    const player = s.players[seat]
    const options = s.may(player)
    const isReaction = ['counterattack', 'nice-try', 'lucky-bastard'].includes(question.ask)
    if (isReaction) s.does(player, 'pass')
    else if (choice.kind === 'some') s.does(player, options.slice(0, choice.count).join(', '))
    else if (choice.kind === 'allot') s.does(player, { [options[0]]: choice.total })
    else s.does(player, options.at(-1)!)
  }
}

describe('Mimicry', () => {
  it('can imitate every special card of the deck except unique ones', () => {
    const s = table().does('Ada', 'mimicry')
    expect(s.asked()).toEqual(['Ada: imitate'])
    expect(s.may('Ada')).toEqual(expect.arrayContaining([...OPEN_WISHES, ...COLOURED]))
    expect(new Set(s.may('Ada')).size).toBe(s.may('Ada').length)
    for (const kind of ['fuck you', 'curse', 'mimicry', 'number', 'black number', 'pass'])
      expect(s.tries('Ada', kind)).toMatchObject({ code: 'illegal' })
  })

  it('leads to the next turn with a valid table as each of them', () => {
    const kinds = table().does('Ada', 'mimicry').may('Ada')
    for (const kind of kinds) {
      const s = table({ events: 'third-time-lucky' }).does('Ada', 'mimicry', kind)
      expect(s.factsFor('Cem')).toContainEqual(expect.objectContaining({ kind: 'imitated', seat: 0 }))
      goOn(s)
      expect(s.asked(), kind).toEqual(['Ben: turn'])
      expect(s.discardPile()).toContain('mimicry')
      expect(s.call.anything, kind).toBeUndefined()
      if (isOpenWish(s, kind)) expect(s.call.symbol, kind).toBeUndefined()
      else if (kind !== '2nd chance') expect(s.call.symbol, kind).toBeDefined()
    }
  })

  it('can be the last card as each of them', () => {
    const kinds = table().does('Ada', 'mimicry').may('Ada')
    for (const kind of kinds) {
      const s = table({ hands: { ...hands, Ada: 'mimicry' }, events: 'friday-the-13th' })
      s.does('Ada', 'mimicry', kind)
      goOn(s)
      const goesOn = ['exchange', '2nd chance', 'thief', 'special favours'].includes(kind)
      expect(s.isRoundOver, kind).toBe(!goesOn)
    }
  })

  it('takes the colour in force as a coloured special card', () => {
    for (const [setting, colour] of [
      [{ discard: 'red 1' }, 'red'],
      [{ discard: 'green skip' }, 'green'],
      [{ discard: 'fantastic', call: 'yellow' }, 'yellow'],
    ] as const) {
      const s = table(setting)
        .does('Ada', 'mimicry', 'gift', 'Ben')
        .everyonePasses()
        .does('Ada', 'red 9, blue 9')
      expect(s.call).toEqual({ colour, symbol: 'gift' })
      expect(s.hand('Ben').slice(-2)).toEqual(['red 9', 'blue 9'])
      for (const viewer of ['Ben', 'Cem', null]) {
        expect(s.factsFor(viewer)).toContainEqual({ kind: 'imitated', seat: 0, card: 'gift' })
        expect(s.factsFor(viewer)).toContainEqual(expect.objectContaining({ kind: 'showed', colour }))
      }
    }
  })

  it('can be followed by that colour and the imitated symbol', () => {
    const s = table().does('Ada', 'mimicry', 'gift', 'Cem').everyonePasses().does('Ada', 'red 8, blue 9')
    expect(s.may('Ben')).toEqual(['blue gift', 'red 3', 'draw'])
    expect(s.explainIllegal('Ben', 'blue 2')).toMatchObject({
      because: 'does-not-follow',
      call: { colour: 'red', symbol: 'gift' },
    })
  })

  it('must be an open-wish card if no colour is in force', () => {
    for (const options of [{ discard: 'black 5' }, { discard: 'fantastic', call: 5 }, { call: 'anything' }]) {
      const s = table(options)
      expect(s.explainIllegal('Ada', 'mimicry')).toBeNull()
      s.does('Ada', 'mimicry')
      expect(s.may('Ada').sort()).toEqual([...OPEN_WISHES].sort())
      for (const kind of COLOURED) expect(s.tries('Ada', kind)).toEqual({ code: 'illegal', reason: null })
    }
  })

  it('makes the wish of an open-wish card, with numbers if that card has them', () => {
    const s = table({ discard: 'black 5' }).does('Ada', 'mimicry', 'fantastic')
    expect(s.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow', ...'123456789'])
    s.does('Ada', 7)
    expect(s.call).toEqual({ number: 7 })
    const colours = table().does('Ada', 'mimicry', 'counterattack')
    expect(colours.may('Ada')).toEqual(['red', 'blue', 'green', 'yellow'])
    colours.does('Ada', 'green')
    expect(colours.call).toEqual({ colour: 'green' })
    expect(colours.handSizes()).toEqual([3, 4, 3])
  })

  it('has the colour in force and a chosen one as Colour Swap', () => {
    const s = table().does('Ada', 'mimicry', 'colour swap')
    expect(s.may('Ada')).toEqual(['blue', 'green', 'yellow'])
    expect(s.tries('Ada', 'red')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'green')
    expect(s.call).toEqual({ colour: 'green', symbol: 'colour-swap' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be followed by Colour Swap as Colour Swap', () => {
    const s = table({ hands: { ...hands, Ben: 'red-blue colour swap, red 3' } })
    s.does('Ada', 'mimicry', 'colour swap', 'green')
    expect(s.may('Ben')).toEqual(['red-blue colour swap', 'draw'])
  })

  it('has its colour on the pile for Vandalism, and none in hand', () => {
    const s = table({ events: 'vandalism', discard: 'blue 1', hands: { ...hands, Cem: 'blue 4, green 3' } })
    s.does('Ada', 'mimicry', 'troublemaker').everyonePasses()
    expect(s.hand('Ada')).toEqual(['red 9', 'red 8'])
    expect(s.hand('Ben')).toEqual(['red 3'])
    expect(s.hand('Cem')).toEqual(['green 3'])
    const held = table({
      events: 'vandalism',
      hands: { Ada: 'black 1, red 9', Ben: 'mimicry', Cem: 'green 3' },
    })
    held.does('Ada', 'black 1').does('Ben', 'pass').does('Cem', 'pass')
    expect(held.hand('Ben')).toEqual(['mimicry'])
  })

  it('has the changed colour for Vandalism as Colour Swap', () => {
    const s = table({
      events: 'vandalism',
      hands: {
        Ada: 'mimicry, red 9, green 9',
        Ben: 'fantastic, red 3, green 2',
        Cem: 'black 5, green 3, red 4',
      },
    })
    s.does('Ada', 'mimicry', 'colour swap', 'green')
      .does('Ben', 'fantastic', 5)
      .does('Cem', 'black 5')
      .everyonePasses()
    expect(s.hand('Ada')).toEqual(['red 9'])
    expect(s.hand('Ben')).toEqual(['red 3'])
  })

  it('has no colour for Vandalism as an open-wish card', () => {
    const s = table({
      events: 'vandalism',
      hands: { Ada: 'mimicry, red 9, green 9', Ben: 'black 5, red 3, green 2', Cem: 'green 3' },
    })
    s.does('Ada', 'mimicry', 'fantastic', 5).does('Ben', 'black 5').everyonePasses()
    expect(s.hand('Ada')).toEqual(['green 9'])
    expect(s.hand('Ben')).toEqual(['green 2'])
  })

  it('lets the wish of Lucky Bastard make the call as Troublemaker', () => {
    const s = table({ events: 'third-time-lucky', hands: { ...hands, Cem: 'lucky bastard, green 3' } })
    s.does('Ada', 'mimicry', 'troublemaker').does('Ben', 'pass').does('Cem', 'lucky bastard', 'yellow')
    expect(s.handSizes()).toEqual([6, 7, 1])
    expect(s.call).toEqual({ colour: 'yellow' })
  })

  it('is followed by a matching card as 2nd Chance', () => {
    const s = table().does('Ada', 'mimicry', '2nd chance')
    expect(s.may('Ada')).toEqual(['red 9', 'red 8'])
    s.does('Ada', 'red 8')
    expect(s.call).toEqual({ colour: 'red', number: 8 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('matches a 2nd Chance', () => {
    const s = table({ hands: { ...hands, Ada: 'red 2nd chance, mimicry, blue 9, blue 8' } })
    s.does('Ada', 'red 2nd chance')
    expect(s.may('Ada')).toEqual(['mimicry'])
    s.does('Ada', 'mimicry', 'skip', 'Ben').everyonePasses()
    expect(s.call).toEqual({ colour: 'red', symbol: 'skip' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('can be countered like the imitated card', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack, blue 2, blue 3' } })
    s.does('Ada', 'mimicry', 'thief', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.does('Ben', 'counterattack', 'yellow', 'Ada').everyonePasses().does('Ben', 'red 9, blue 9')
    expect(s.hand('Ben')).toEqual(['blue 2', 'blue 3', 'red 9', 'blue 9'])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes no wish if it was countered as a wish card', () => {
    const s = table({ hands: { ...hands, Ben: 'counterattack, blue 2' } })
    s.does('Ada', 'mimicry', 'fantastic four', { Ben: 4 })
      .does('Ben', 'counterattack', 'yellow', { Ada: 4 })
      .everyonePasses()
    expect(s.handSizes()).toEqual([7, 1, 3])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('keeps optional effects optional', () => {
    for (const kind of ['equality', 'inequality', 'special favours']) {
      const s = table({ hands: { ...hands, Ben: 'blue 2' } }).does('Ada', 'mimicry', kind, 'pass')
      expect(s.asked()).toEqual(['Ada: wish'])
      s.does('Ada', 'blue')
      expect(s.handSizes()).toEqual([3, 1, 3])
    }
  })

  it('never offers its own player as victim', () => {
    for (const kind of ['gift', 'exchange', 'skip', 'thief', 'special favours']) {
      const s = table().does('Ada', 'mimicry', kind)
      expect(s.tries('Ada', 'Ada')).toEqual({ code: 'illegal', reason: null })
    }
  })

  it('lets the dealer choose an open-wish card as opening card', () => {
    const s = table({ opening: 'mimicry', hands: { ...hands, Ada: 'red 9' }, dealer: 'Cem' })
    expect(s.asked()).toEqual(['Cem: imitate'])
    expect(s.may('Cem').sort()).toEqual([...OPEN_WISHES].sort())
    s.does('Cem', 'fantastic four', { Ada: 4 }).everyonePasses().does('Cem', 5)
    expect(s.handSizes()).toEqual([5, 4, 3])
    expect(s.call).toEqual({ number: 5 })
    expect(s.asked()).toEqual(['Ada: turn'])
  })

  it('costs seven points, and is not in the base game', () => {
    const s = table({ hands: { Ada: 'red 2', Ben: 'mimicry', Cem: 'green 3' } }).does('Ada', 'red 2')
    s.does('Ben', 'pass').does('Cem', 'pass')
    expect(s.scores).toEqual([0, 7, 3])
    expect(() => scene({ hands: { Ada: 'mimicry' } })).toThrow('left with this name: mimicry')
  })
})

describe('Mimicry thrown in', () => {
  it('takes over the attack as Counterattack', () => {
    const s = table({ hands: { ...hands, Ada: 'red skip, red 2', Ben: 'mimicry, blue 2' } })
    s.does('Ada', 'red skip', 'Ben')
    expect(s.may('Ben')).toEqual(['pass', 'mimicry'])
    s.does('Ben', 'mimicry')
    expect(s.may('Ben')).toEqual(['red', 'blue', 'green', 'yellow'])
    s.does('Ben', 'green', 'Cem').everyonePasses()
    expect(s.view(null).players.map(({ skipped }) => skipped)).toEqual([false, false, true])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'threw-in', seat: 1, as: 'counterattack' }),
    )
    expect(s.discardPile()).toEqual(['mimicry', 'red skip', 'red 1'])
    expect(s.call).toEqual({ colour: 'green' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes finishers draw three as Nice Try', () => {
    const s = table({ hands: { Ada: 'red 2', Ben: 'mimicry, blue 2', Cem: 'green 3' } }).does('Ada', 'red 2')
    expect(s.may('Ben')).toEqual(['pass', 'mimicry'])
    s.does('Ben', 'mimicry').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([3, 1, 1])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'threw-in', seat: 1, as: 'nice-try' }),
    )
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('finishes for its player as Nice Try with the last card', () => {
    const s = table({ hands: { Ada: 'red 2', Ben: 'mimicry', Cem: 'green 3' } }).does('Ada', 'red 2')
    s.does('Ben', 'mimicry').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.handSizes()).toEqual([3, 0, 1])
    expect(s.asked()).toEqual(['Cem: nice-try', 'Ada: nice-try'])
  })

  it('excludes from the event as Lucky Bastard', () => {
    const s = table({
      events: 'third-time-lucky',
      hands: { ...hands, Ada: 'black 1, red 2', Cem: 'mimicry, green 3' },
    })
    s.does('Ada', 'black 1').does('Ben', 'pass')
    expect(s.may('Cem')).toEqual(['pass', 'mimicry'])
    s.does('Cem', 'mimicry', 'blue')
    expect(s.handSizes()).toEqual([4, 7, 1])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'threw-in', seat: 2, as: 'lucky-bastard' }),
    )
    expect(s.call).toEqual({ colour: 'blue' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('keeps the window for Counterattack open when all four of those are gone', () => {
    const gone = 'counterattack, counterattack, counterattack, counterattack'
    const Ada = 'red skip, red 2'
    const s = table({ hands: { ...hands, Ada }, discard: `red 1, ${gone}` }).does('Ada', 'red skip', 'Ben')
    expect(s.asked()).toEqual(['Ben: counterattack'])
    const none = table({ hands: { ...hands, Ada }, discard: `red 1, mimicry, ${gone}` })
    none.does('Ada', 'red skip', 'Ben')
    expect(none.asked()).toEqual(['Cem: turn'])
  })

  it('looks the same to the others, whoever holds it', () => {
    const looks = (Ben: string) => {
      const s = table({ hands: { ...hands, Ada: 'red skip, red 2', Ben } }).does('Ada', 'red skip', 'Ben')
      return JSON.stringify(['Ada', 'Cem', null].map((viewer) => [s.view(viewer), s.factsFor(viewer)]))
    }
    expect(looks('mimicry, blue 2')).toBe(looks('blue 3, blue 2'))
  })

  it('has no colour for Vandalism', () => {
    const s = table({
      events: 'vandalism',
      hands: { Ada: 'red troublemaker, red 2, blue 9', Ben: 'mimicry, blue 2, red 3', Cem: 'green 3' },
    })
    s.does('Ada', 'red troublemaker').does('Ben', 'mimicry').does('Cem', 'pass').does('Ben', 'blue')
    expect(s.hand('Ada')).toEqual(['blue 9'])
    expect(s.hand('Ben')).toEqual(['blue 2', 'red 3'])
  })
})
