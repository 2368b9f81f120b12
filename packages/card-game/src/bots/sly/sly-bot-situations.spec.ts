import { describe, expect, it } from 'vitest'
import { isSpecialCard } from '../../model/card-kind.ts'
import { type SceneOptions, scene } from '../../testing/scene.ts'
import { allSets, answerOf, sets } from './testing/answer-of.ts'

describe('The sly bot with power cards', () => {
  const many = {
    Ben: 'blue 5, blue 6, blue 7, blue 4, blue 3',
    Cem: 'green 5, green 6, green 3, green 9, yellow 2',
  }

  it('waits until somebody is about to finish', () => {
    const setting: SceneOptions = { ...allSets, powers: { Ada: 'special-seal' } }
    const calm = scene({ ...setting, hands: { Ada: 'red 5, blue 2, blue 1', ...many } })
    expect(answerOf(calm, 'Ada')).toBe('red 5')
    const tense = scene({ ...setting, hands: { Ada: 'red 5, blue 2, blue 3', ...many, Cem: 'green 5' } })
    expect(answerOf(tense, 'Ada')).toBe('red 5 with special-seal')
  })

  it('finishes with Random Chance', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'random-chance' },
      hands: { Ada: 'red 5, blue 2', ...many },
    })
    expect(answerOf(s, 'Ada')).toBe('red 5 with random-chance')
  })

  it('uses none with its last card', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'all-draw-one' },
      hands: { Ada: 'red 5', ...many, Cem: 'green 5' },
    })
    expect(answerOf(s, 'Ada')).toBe('red 5')
  })

  it('swaps a spent one for a fresh one by Edison', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'looping!, open-hands', Ben: 'recycling!, special-seal', Cem: 'black-wish!' },
      hands: { Ada: 'edison, blue 2', ...many },
    })
    s.does('Ada', 'edison')
    expect(answerOf(s, 'Ada')).toBe('Ada')
    s.does('Ada', 'Ada')
    expect(answerOf(s, 'Ada')).toBe('Ben')
    s.does('Ada', 'Ben')
    expect(answerOf(s, 'Ada')).toBe('looping')
    s.does('Ada', 'looping')
    expect(answerOf(s, 'Ada')).toBe('special-seal')
  })
})

describe('The sly bot in events', () => {
  it('says yes at Seppuku while numbers are unseen, and no after that', () => {
    const hands = { Ada: 'black 1, red 2', Ben: 'blue 4', Cem: 'green 6' }
    const setting: SceneOptions = { ...allSets, hands, events: 'seppuku' }
    const numbers = scene(setting).does('Ada', 'black 1').everyonePasses('lucky-bastard')
    expect(answerOf(numbers, 'Ben')).toBe('yes')
    const seen = numbers.table.setup.prints.flatMap((face) =>
      isSpecialCard(face.kind) ? [] : [face.index, face.index],
    )
    const view = { ...numbers.view('Ben'), discardPile: seen }
    expect(answerOf(numbers, 'Ben', view)).toBe('no')
  })

  it('picks Recession rather than Expansion as the last in order of play', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2, red 3, red 4', Ben: 'blue 4', Cem: 'green 6' },
      events: 'event-manager, expansion, recession, black-hole',
    })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
    expect(answerOf(s, 'Ada')).toBe('recession')
  })

  it('keeps the smallest hand for itself as Distributor', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2, red 3, red 4', Ben: 'blue 4, blue 5, blue 6', Cem: 'green 6' },
      events: 'distributor',
    })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard').does('Ada', 'Ben')
    expect(s.asked()).toEqual(['Ada: distribute'])
    expect(answerOf(s, 'Ada')).toBe('Cem')
  })

  it('swaps hands with a player who holds less', () => {
    const setting: SceneOptions = { sets, ruleCards: 1, purple: 'off', rules: 'sevens' }
    const more = scene({
      ...setting,
      hands: { Ada: 'red 7, red 2, red 9, blue 9', Ben: 'blue 4, blue 5', Cem: 'green 6' },
    })
    expect(answerOf(more.does('Ada', 'red 7'), 'Ada')).toBe('Cem')
    const less = scene({
      ...setting,
      hands: { Ada: 'red 7, red 2', Ben: 'blue 4, blue 5', Cem: 'green 6, green 7' },
    })
    expect(answerOf(less.does('Ada', 'red 7'), 'Ada')).toBe('pass')
  })
})

describe('The sly bot in rare situations', () => {
  const many = { Ben: 'blue 5, blue 6, blue 7, blue 4, blue 3', Cem: 'green 5, green 6, green 3' }

  it('plays points in its last turn before a Time Bomb goes off', () => {
    const hands = { Ada: 'fantastic, red 3, blue 5, green 6, yellow 8', ...many }
    expect(answerOf(scene({ hands }), 'Ada')).toBe('red 3')
    const bomb = scene({ hands, lasting: [{ id: 'time-bomb', turns: [0, 1, 1] }] })
    expect(answerOf(bomb, 'Ada')).toBe('fantastic')
  })

  it('keeps a Gift for its own turn when it gives cards away', () => {
    const s = scene({ hands: { Ada: 'red gift, blue gift, green 2, yellow 3, red 4', ...many } })
    s.does('Ada', 'red gift').does('Ada', 'Cem')
    expect(answerOf(s.everyonePasses('counterattack'), 'Ada')).toBe('red 4, yellow 3')
  })

  it('imitates Inequality where that gets rid of cards', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'mimicry, blue 9, blue 8, red 8', Ben: 'blue 5', Cem: 'green 6' },
    })
    s.does('Ada', 'mimicry')
    expect(answerOf(s, 'Ada')).toBe('inequality')
  })

  it('declines Special Favours if it would only take cards', () => {
    const swap = (ada: string) =>
      scene({ ...allSets, hands: { Ada: `special favours, ${ada}`, ...many } }).does('Ada', 'special favours')
    expect(answerOf(swap('blue 9, red 8'), 'Ada')).toBe('pass')
    expect(answerOf(swap('curse, red gift'), 'Ada')).toBe('Cem')
  })

  it('asks the player who is furthest behind for cards', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2, red 3, red 4, red 6, red 8', ...many },
      events: 'trust-fall',
    })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
    expect(answerOf(s, 'Ben')).toBe('Ada')
  })

  it('puts its card with the highest holding cost into Russian Roulette', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2, curse', ...many },
      events: 'russian-roulette',
    })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
    expect(answerOf(s, 'Ada')).toBe('curse')
  })

  it('recharges its most valuable power', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'open-hands!, random-chance!' },
      hands: { Ada: 'red recharge, red 2', ...many },
    })
    expect(answerOf(s.does('Ada', 'red recharge'), 'Ada')).toBe('random-chance')
  })

  it('updates a spent power card, but not a fresh one', () => {
    const update = (powers: string) =>
      scene({ ...allSets, powers: { Ada: powers }, hands: { Ada: 'update, red 2', ...many } }).does(
        'Ada',
        'update',
      )
    const spent = update('random-chance!, open-hands')
    expect(answerOf(spent, 'Ada')).toBe('yes')
    expect(answerOf(spent.does('Ada', 'yes'), 'Ada')).toBe('random-chance')
    expect(answerOf(update('random-chance, open-hands'), 'Ada')).toBe('no')
  })

  it('plays a second card by Bring a Friend', () => {
    const setting: SceneOptions = { sets, ruleCards: 1, purple: 'off', rules: 'bring-a-friend' }
    const s = scene({ ...setting, hands: { Ada: 'red 4, green 4, red 9', ...many } })
    expect(answerOf(s.does('Ada', 'red 4'), 'Ada')).toBe('green 4')
  })

  it('recycles into the hand of the leading player', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'recycling' },
      hands: { Ada: 'red 9, green 4', ...many },
    })
    expect(answerOf(s.does('Ada', 'red 9 with recycling'), 'Ada')).toBe('Cem')
  })
})
