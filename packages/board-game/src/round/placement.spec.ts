import { describe, expect, it } from 'vitest'
import { BOARDS } from '../setup/boards.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { scene } from '../testing/scene.ts'

/** A card of each colour. */
const CARDS = {
  blue: 'skip',
  red: 'push forward',
  green: 'swap',
  yellow: 'stop',
  multicoloured: 'block',
  white: 'troublemaker',
}
type Colour = keyof typeof CARDS
const COLOURS = Object.keys(CARDS) as Colour[]
const PLAIN: readonly Colour[] = ['blue', 'red', 'green', 'yellow']

const hand = (colour: Colour): string => CARDS[colour].replace(' forward', '')

function whyOn(below: Colour, plays: Colour) {
  const s = scene({ on: { 5: CARDS[below] }, hands: { Ada: hand(plays) } })
  const reason = s.explainIllegal('Ada', `${CARDS[plays]} on 5`)
  expect(s.may('Ada').includes(`${CARDS[plays]} on 5`)).toBe(reason === null)
  return reason
}

describe('the colour rule', () => {
  it('allows every card on an empty space, and under a token', () => {
    for (const colour of COLOURS) {
      const s = scene({ tokens: { Ben: 5 }, hands: { Ada: hand(colour) } })
      expect(s.explainIllegal('Ada', `${CARDS[colour]} on 5`)).toBeNull()
      expect(s.may('Ada')).toContain(`${CARDS[colour]} on 5`)
    }
  })

  it.each(PLAIN)('allows %s on its own colour and on multicoloured only', (colour) => {
    expect(whyOn(colour, colour)).toBeNull()
    expect(whyOn('multicoloured', colour)).toBeNull()
    for (const other of PLAIN.filter((one) => one !== colour))
      expect(whyOn(other, colour)).toMatchObject({ because: 'other-colour', colour: other })
  })

  it('allows multicoloured and white on everything except white', () => {
    for (const colour of ['multicoloured', 'white'] as const)
      for (const below of COLOURS)
        expect(whyOn(below, colour)).toEqual(below === 'white' ? { because: 'white' } : null)
  })

  it('allows nothing on white', () => {
    for (const colour of COLOURS) expect(whyOn('white', colour)).toEqual({ because: 'white' })
  })

  it('applies to the top card', () => {
    const s = scene({ on: { 5: 'block over stop', 6: 'stop over block' }, hands: { Ada: 'skip' } })
    expect(s.explainIllegal('Ada', 'skip on 5')).toBeNull()
    expect(s.explainIllegal('Ada', 'skip on 6')).toEqual({
      because: 'other-colour',
      colour: 'yellow',
      lies: 'stop',
    })
  })

  it('excludes start, end and teleports, by their current spaces', () => {
    for (const colour of COLOURS) {
      const s = scene({ teleports: { 1: 8 }, hands: { Ada: hand(colour) } })
      const reason = (space: number) => s.explainIllegal('Ada', `${CARDS[colour]} on ${space}`)
      expect(reason(0)).toEqual({ because: 'start' })
      expect(reason(50)).toEqual({ because: 'end' })
      expect(reason(8)).toEqual({ because: 'teleport' })
      expect(reason(42)).toEqual({ because: 'teleport' })
      expect(reason(7)).toBeNull()
    }
  })

  it('applies before the first turn, too', () => {
    const s = scene({ dealt: true, dice: [20, 1, 1], seed: 'set up' })
    expect(s.asked()).toEqual(['Ada: set-up'])
    const [first] = s.may('Ada')
    s.does('Ada', first)
    expect(s.factKinds()).not.toContain('triggered')
    for (const space of [0, 7, 14, 21, 28, 35, 42, 50])
      expect(s.may('Ben').filter((option) => option.endsWith(` on ${space}`))).toEqual([])
    expect(s.asked()).toEqual(['Ben: set-up'])
  })
})

describe('an illegal placement', () => {
  it('is a card that is not in the hand, or a space that does not exist', () => {
    const s = scene({ hands: { Ada: 'skip', Ben: 'stop' } })
    expect(s.tries('Ada', 'stop on 5')).toEqual({ code: 'illegal', reason: { because: 'not-yours' } })
    expect(s.tries('Ada', 'skip on 51')).toEqual({ code: 'illegal', reason: { because: 'no-such-space' } })
    expect(s.tries('Ben', 'stop on 5')).toEqual({ code: 'not-asked' })
  })

  it('is checked in the same way for a card that was thrown in', () => {
    const s = scene({ on: { 5: 'troublemaker' }, hands: { Ada: 'remote', Ben: 'block' } })
    s.does('Ada', 'remote on 20', 'Ben').does('Ben', 'block')
    expect(s.tries('Ben', 'block on 7')).toEqual({ code: 'illegal', reason: { because: 'teleport' } })
    expect(s.tries('Ben', 'block on 5')).toEqual({ code: 'illegal', reason: { because: 'white' } })
    expect(s.tries('Ben', 'block on 20')).toBeNull()
    expect(s.cardsOn(20)).toBe('block over remote')
  })

  it('is a card in a direction it cannot have', () => {
    const s = scene({ hands: { Ada: 'skip, push, jump' } })
    expect(s.explainIllegal('Ada', 'skip forward on 5')).toEqual({ because: 'points-nowhere' })
    expect(s.explainIllegal('Ada', 'push on 5')).toEqual({ because: 'needs-direction' })
    expect(s.explainIllegal('Ada', 'jump up on 5')).toEqual({ because: 'needs-direction' })
    expect(s.explainIllegal('Ada', 'push up on 5')).toBeNull()
  })

  it('is a Push through a missing wall: below the first row, above the last, where the street turns', () => {
    const s = scene({ hands: { Ada: 'push' } })
    const noWall = { because: 'no-wall' }
    for (const space of [1, 9, 10, 11, 31, 41])
      expect(s.explainIllegal('Ada', `push down on ${space}`)).toEqual(noWall)
    for (const space of [10, 20, 30, 40, 41, 49])
      expect(s.explainIllegal('Ada', `push up on ${space}`)).toEqual(noWall)
  })

  it('is refused without a wall even if the colour rule is suspended', () => {
    const s = scene({ on: coveredWithout('red'), hands: { Ada: 'push' } })
    expect(s.explainIllegal('Ada', 'push up on 5')).toBeNull()
    expect(s.explainIllegal('Ada', 'push down on 5')).toEqual({ because: 'no-wall' })
  })
})

const FREE = Array.from({ length: 49 }, (_, i) => i + 1).filter(
  (space) => !BOARDS.house.teleports.includes(space),
)

/** A board with a card on every free space that this colour may not cover. */
function coveredWithout(colour: Colour): Record<number, string> {
  const box = CARD_KINDS.filter((kind) => kind.colour !== colour && PLAIN.includes(kind.colour)).flatMap(
    ({ id, name, pointing }) =>
      new Array<string>(BOARDS.house.cards[id]).fill(
        name.en.toLowerCase() + (pointing === 'nowhere' ? '' : ' forward'),
      ),
  )
  return Object.fromEntries(FREE.map((space, i) => [space, box[i]]))
}

describe('a colour with no space left (FAQ 8)', () => {
  it.each(PLAIN)('%s may cover any other colour, even if other cards could be played', (colour) => {
    const s = scene({ on: coveredWithout(colour), hands: { Ada: `${hand(colour)}, block` } })
    for (const space of FREE) expect(s.explainIllegal('Ada', `${CARDS[colour]} on ${space}`)).toBeNull()
    const below = s.cardsOn(FREE[0])
    s.does('Ada', `${CARDS[colour]} on ${FREE[0]}`)
    expect(s.cardsOn(FREE[0])).toBe(`${CARDS[colour]} over ${below}`)
  })

  it('cannot cover white, start, end and teleports', () => {
    const s = scene({ on: { ...coveredWithout('blue'), 5: 'troublemaker' }, hands: { Ada: 'skip' } })
    expect(s.explainIllegal('Ada', 'skip on 5')).toEqual({ because: 'white' })
    expect(s.explainIllegal('Ada', 'skip on 7')).toEqual({ because: 'teleport' })
    expect(s.may('Ada')).toHaveLength(FREE.length - 1)
  })

  it.each([
    ['an empty space', ''],
    ['one of its own', 'ghost'],
    ['a multicoloured one', 'block'],
  ])('follows the colour rule while there is %s', (_, card) => {
    const { 5: _covered, ...on } = coveredWithout('blue')
    const s = scene({ on: card === '' ? on : { ...on, 5: card }, hands: { Ada: 'skip' } })
    expect(s.may('Ada')).toEqual(['skip on 5'])
    expect(s.explainIllegal('Ada', 'skip on 6')).toMatchObject({ because: 'other-colour' })
  })
})

describe('a placement', () => {
  const hands = {
    Ada: 'stop, skip, skip, skip, skip',
    Ben: 'x, x, x, x',
    Cem: 'snail, snail, snail, snail',
  }

  it('can be taken back until the die is rolled, and be changed', () => {
    const s = scene({ openHands: hands, dice: [3] })
    s.does('Ada', 'stop on 1')
    expect(s.takesBack('Ben')).toEqual({ code: 'final' })
    expect(s.takesBack('Ada')).toBeNull()
    expect(s.cardsOn(1)).toBe('')
    expect(s.hand('Ada')).toContain('stop')
    s.does('Ada', 'stop on 2', 'roll')
    expect(s.tokens().Ada).toBe(2)
    expect(s.takesBack('Ada')).toEqual({ code: 'final' })
  })
})
