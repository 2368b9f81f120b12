import { describe, expect, it } from 'vitest'
import { scene } from '../testing/scene.ts'

const sets = ['base', 'supercharge'] as ('base' | 'supercharge')[]
const all = ['base', 'troublemaker', 'supercharge'] as ('base' | 'troublemaker' | 'supercharge')[]
const events = 'rewind'
const discard = 'red 5, blue 1, blue 2, blue 3, blue 4, blue 6'
const hands = { Ada: 'black 5, green 1', Ben: 'green 2', Cem: 'green 3' }

describe('Rewind', () => {
  it('gives everybody the top card of the discard pile, twice, and turns up a new one', () => {
    const s = scene({ sets, hands, discard, events, draw: 'yellow 7' })
    s.does('Ada', 'black 5')
    expect(s.hand('Ben')).toEqual(['green 2', 'black 5', 'blue 2'])
    expect(s.hand('Cem')).toEqual(['green 3', 'red 5', 'blue 3'])
    expect(s.hand('Ada')).toEqual(['green 1', 'blue 1', 'blue 4'])
    expect(s.discardPile()).toEqual(['yellow 7', 'blue 6'])
    expect(s.call).toEqual({ colour: 'yellow', number: 7 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('goes in the direction in force', () => {
    const s = scene({ sets, hands, discard, events, draw: 'yellow 7', direction: -1 })
    s.does('Ada', 'black 5')
    expect(s.hand('Cem')).toEqual(['green 3', 'black 5', 'blue 2'])
    expect(s.hand('Ben')).toEqual(['green 2', 'red 5', 'blue 3'])
    expect(s.hand('Ada')).toEqual(['green 1', 'blue 1', 'blue 4'])
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('is public', () => {
    const s = scene({ sets, hands, discard, events, draw: 'yellow 7' })
    s.does('Ada', 'black 5')
    const faceOf = (card: number) => s.table.setup.faces[card].index
    for (const viewer of ['Ada', 'Ben', 'Cem', null]) {
      expect(s.factsFor(viewer).filter(({ kind }) => kind === 'recycled')).toHaveLength(6)
      expect(s.factsFor(viewer)).toContainEqual({
        kind: 'recycled',
        seat: 1,
        face: faceOf(s.table.hands[1][1]),
      })
      expect(s.factsFor(viewer)).toContainEqual({
        kind: 'turned-up',
        face: faceOf(s.table.discardPile.at(-1)!),
      })
    }
  })

  it('stops at the end of a short discard pile', () => {
    const s = scene({ sets, hands, discard: 'red 5, blue 1, blue 2', events, draw: 'yellow 7' })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([2, 3, 2])
    expect(s.hand('Ben')).toEqual(['green 2', 'black 5', 'blue 2'])
    expect(s.discardPile()).toEqual(['yellow 7'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('triggers nothing with a black card, which makes the call', () => {
    const s = scene({ sets, hands, discard, events, draw: 'black 7' })
    s.does('Ada', 'black 5')
    expect(s.factKinds().filter((kind) => kind === 'event')).toHaveLength(1)
    expect(s.call).toEqual({ number: 7 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('makes the trigger player wish for a turned-up wish card', () => {
    const s = scene({ sets, hands, discard, events, draw: 'fantastic' })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', '4')
    expect(s.call).toEqual({ number: 4 })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('has an optional effect for the trigger player, but a mandatory wish', () => {
    const s = scene({ sets, hands, discard, events, draw: 'fantastic four' })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ada: use'])
    expect(s.may('Ada')).toEqual(['yes', 'no'])
    expect(s.tries('Ada', 'pass')).toEqual({ code: 'illegal', reason: null })
    expect(s.tries('Ben', 'yes')).toEqual({ code: 'not-asked' })
    s.does('Ada', 'no')
    expect(s.asked()).toEqual(['Ada: wish'])
    s.does('Ada', 'yellow')
    expect(s.handSizes()).toEqual([3, 3, 3])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('resolves the effect if accepted', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red skip' })
    s.does('Ada', 'black 5', 'yes', 'Ben').everyonePasses()
    expect(s.call).toEqual({ colour: 'red', symbol: 'skip' })
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('calls for a coloured special even if declined', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red skip' })
    s.does('Ada', 'black 5', 'no')
    expect(s.call).toEqual({ colour: 'red', symbol: 'skip' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('gives cards of the trigger player for a turned-up Gift', () => {
    const s = scene({ sets, hands, discard, events, draw: 'red gift' })
    s.does('Ada', 'black 5', 'yes', 'Ben').everyonePasses().does('Ada', 'green 1, blue 4')
    expect(s.hand('Ada')).toEqual(['blue 1'])
    expect(s.hand('Ben')).toEqual(['green 2', 'black 5', 'blue 2', 'green 1', 'blue 4'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can be countered if the turned-up card attacks', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ben: 'counterattack, green 2' },
      discard,
      events,
      draw: 'fantastic four, red 1, red 2, red 3, red 4',
    })
    s.does('Ada', 'black 5', 'yes', { Ben: 4 })
    expect(s.asked()).toEqual(['Ben: counterattack'])
    s.does('Ben', 'counterattack', 'yellow', { Ada: 4 }).does('Ada', 'pass')
    expect(s.handSizes()).toEqual([7, 3, 3])
    expect(s.call).toEqual({ colour: 'yellow' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('can recharge a power card of the trigger player', () => {
    const s = scene({
      sets,
      hands,
      discard,
      events,
      draw: 'red recharge',
      powers: { Ada: 'looping!', Ben: 'recycling!' },
    })
    s.does('Ada', 'black 5', 'yes')
    expect(s.powers('Ada')).toEqual(['looping'])
    expect(s.powers('Ben')).toEqual(['recycling!'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('asks once whether to use a turned-up Update', () => {
    const options = { sets, hands, discard, events, draw: 'update', powers: { Ada: 'looping' } }
    const used = scene({ ...options, powerPile: 'recycling' }).does('Ada', 'black 5')
    expect(used.asked()).toEqual(['Ada: use'])
    used.does('Ada', 'yes')
    expect(used.powers('Ada')).toEqual(['recycling'])
    expect(used.asked()).toEqual(['Ada: wish'])
    const declined = scene(options).does('Ada', 'black 5', 'no')
    expect(declined.powers('Ada')).toEqual(['looping'])
    expect(declined.asked()).toEqual(['Ada: wish'])
    const useless = scene({ ...options, powerPile: { only: '' } }).does('Ada', 'black 5')
    expect(useless.asked()).toEqual(['Ada: wish'])
  })

  it.each([
    ['equality', ['Ada: victim', 'Ada: wish']],
    ['inequality', ['Ada: victim', 'Ada: wish']],
    ['special favours', ['Ada: victim', 'Ada: wish']],
    ['edison', ['Ada: victim', 'Ada: wish']],
    ['fantastic four', ['Ada: use', 'Ada: wish']],
  ])('asks only once about a turned-up %s', (draw, questions) => {
    const powers = { Ada: 'looping', Ben: 'recycling' }
    const long = { ...hands, Ada: 'black 5, green 1, green 4' }
    const s = scene({
      sets: all,
      hands: long,
      discard: `${discard}, lucky bastard, mimicry`,
      events,
      draw,
      powers,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(questions.slice(0, 1))
    s.does('Ada', draw === 'fantastic four' ? 'no' : 'pass')
    expect(s.asked()).toEqual(questions.slice(1))
    expect(s.factKinds()).not.toContain('attacked')
  })

  it.each(['fuck you', 'the end'])('lets anything follow a turned-up %s', (draw) => {
    const s = scene({ sets, hands, discard, events, draw })
    s.does('Ada', 'black 5')
    expect(s.call).toEqual({ anything: true })
    expect(s.discardPile()).toContain(draw)
    expect(s.isRoundOver).toBe(false)
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.may('Ben')).toEqual(['green 2', 'black 5', 'blue 2', 'draw'])
  })

  it('lets anything follow Fuck You and Curse on an empty discard pile', () => {
    for (const draw of ['fuck you', 'curse']) {
      const s = scene({ sets: all, hands, discard: 'red 5', events, draw })
      s.does('Ada', 'black 5').everyonePasses()
      expect(s.discardPile()).toEqual([draw])
      expect(s.call).toEqual({ anything: true })
      expect(s.asked()).toEqual(['Ben: turn'])
    }
  })

  it('makes the trigger player choose the colour of a turned-up Colour Swap', () => {
    const s = scene({ sets: all, hands, discard, events, draw: 'red-blue colour swap' })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.asked()).toEqual(['Ada: colour'])
    expect(s.may('Ada')).toEqual(['red', 'blue'])
    expect(s.tries('Ada', 'green')).toEqual({ code: 'illegal', reason: null })
    s.does('Ada', 'blue')
    expect(s.call).toEqual({ colour: 'blue', symbol: 'colour-swap' })
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('gives cards to a player who triggered it with their last card', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'black 5' }, discard, events, draw: 'yellow 7' })
    s.does('Ada', 'black 5')
    expect(s.hand('Ada')).toEqual(['blue 1', 'blue 4'])
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('lets them finish if the discard pile is too short', () => {
    const s = scene({ sets, hands: { ...hands, Ada: 'black 5' }, discard: 'red 5', events, draw: 'yellow 7' })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([0, 2, 2])
    expect(s.asked()).toEqual(['Ben: nice-try', 'Cem: nice-try'])
    s.everyonePasses()
    expect(s.scores).toEqual([0, 7, 8])
  })

  it('ends the round with an empty draw pile, after the cards were taken', () => {
    const s = scene({ sets, hands, discard, events, draw: { only: '' } })
    s.does('Ada', 'black 5')
    expect(s.handSizes()).toEqual([3, 3, 3])
    expect(s.discardPile()).toEqual(['blue 6'])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([6, 9, 11])
  })

  it('does not end the round with the last card of the draw pile', () => {
    const s = scene({ sets, hands, discard, events, draw: { only: 'yellow 7' } })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: turn'])
  })

  it('is allowed under Special Seal, but a Counterattack is not', () => {
    const s = scene({
      sets,
      hands: { ...hands, Ben: 'counterattack, green 2' },
      discard,
      events,
      draw: 'red skip',
      lasting: [{ id: 'special-seal', owner: 'Cem', turns: [1] }],
    })
    s.does('Ada', 'black 5', 'yes', 'Ben')
    expect(s.asked()).toEqual(['Cem: turn'])
  })

  it('skips a lucky player', () => {
    const s = scene({
      sets: all,
      hands: { ...hands, Ben: 'lucky bastard, green 2' },
      discard,
      events,
      draw: 'yellow 7',
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'blue')
    expect(s.hand('Ben')).toEqual(['green 2'])
    expect(s.hand('Cem')).toEqual(['green 3', 'lucky bastard', 'red 5'])
    expect(s.hand('Ada')).toEqual(['green 1', 'black 5', 'blue 1'])
    expect(s.call).toEqual({ colour: 'yellow', number: 7 })
  })
})
