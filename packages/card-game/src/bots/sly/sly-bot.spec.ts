import { askBot, createRandom, Match } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { type CardRules, createCardRules } from '../../card-rules.ts'
import { franticCardGame } from '../../game.ts'
import { isSpecialCard } from '../../model/card-kind.ts'
import { CARD_SET_NAMES } from '../../model/settings.ts'
import { CARD_SETS } from '../../sets/index.ts'
import { optionName } from '../../testing/names.ts'
import { type NamedAnswer, type Scene, type SceneOptions, scene } from '../../testing/scene.ts'
import { BOTS } from '../index.ts'
import { EVENT_GAINS } from './event-choices.ts'
import { POWER_GAINS } from './power-choices.ts'

const FOUR = ['Ada', 'Ben', 'Cem', 'Dan']
const sets = [...CARD_SET_NAMES]
/** All card sets, but no rule cards and purple cards, so that only the cards of a test have effects. */
const allSets: SceneOptions = { sets, ruleCards: 0, purple: 'off' }

/** The sly bot's answer to the open prompt of `player`, with names instead of numbers. */
function answerOf(s: Scene, player: string, view = s.view(player)): NamedAnswer {
  const prompt = s.match.promptFor(s.seat(player))!
  const rules = s.match.rules as CardRules
  const answer = BOTS.sly.answer({ prompt, rules, random: createRandom(''), view: () => view })
  const name = (option: number) => optionName(s, prompt, option)
  const { choice } = prompt
  switch (choice.kind) {
    case 'one':
      return name(answer as number)
    case 'some':
      return (answer as readonly number[]).map(name).sort().join(', ')
    case 'allot':
      return (answer as readonly number[]).map(name).join(', ')
    case 'assign':
      return inWords(choice.items.map((card, i) => [s.card(card), name((answer as readonly number[])[i])]))
  }
}

const inWords = <T extends string | number>(pairs: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(pairs)

describe('The sly bot on its turn', () => {
  it('keeps a wish for last', () => {
    const s = scene({
      hands: { Ada: 'fantastic, red 2', Ben: 'blue 5, blue 6, blue 7', Cem: 'blue 8, blue 9' },
    })
    expect(answerOf(s, 'Ada')).toBe('red 2')
  })

  it('finishes with a Gift of all its remaining cards', () => {
    const s = scene({ hands: { Ada: 'red gift, blue 3, red 9', Ben: 'blue 5', Cem: 'blue 8, blue 9' } })
    expect(answerOf(s, 'Ada')).toBe('red gift')
  })

  it('plays high points before somebody finishes', () => {
    const s = scene({ hands: { Ada: 'red 9, red 2, blue 2, green 5', Ben: 'blue 5', Cem: 'blue 8, blue 9' } })
    expect(answerOf(s, 'Ada')).toBe('red 9')
  })

  it('plays 2nd Chance only with a card to follow it', () => {
    const others = { Ben: 'blue 5, blue 6, blue 7', Cem: 'blue 8, blue 9, green 9' }
    const follows = scene({ hands: { Ada: 'red 2nd chance, red 4, red 6', ...others } })
    expect(answerOf(follows, 'Ada')).toBe('red 2nd chance')
    const fails = scene({ hands: { Ada: 'red 2nd chance, blue 1, green 6', ...others } })
    expect(answerOf(fails, 'Ada')).toBe('blue 1')
  })

  it('keeps a Counterattack', () => {
    const s = scene({
      hands: {
        Ada: 'counterattack, red 4, red 5, blue 2',
        Ben: 'blue 5, blue 6, blue 7',
        Cem: 'blue 8, blue 9, green 9',
      },
    })
    expect(s.may('Ada')).toContain('counterattack')
    expect(answerOf(s, 'Ada')).toBe('red 5')
  })

  it('plays Fuck You with exactly ten cards', () => {
    const s = scene({
      hands: {
        Ada: 'fuck you, red 4, red 5, blue 2, blue 3, green 4, green 5, yellow 6, yellow 7, red gift',
        Ben: 'blue 5, blue 6, blue 7',
        Cem: 'blue 8, blue 9, green 9',
      },
    })
    expect(answerOf(s, 'Ada')).toBe('fuck you')
  })
})

describe('The sly bot attacks', () => {
  it('the player who is about to finish', () => {
    const s = scene({
      hands: { Ada: 'red gift, blue 3, red 9, red 8', Ben: 'blue 5, blue 6, blue 7', Cem: 'blue 8' },
    })
    s.does('Ada', 'red gift')
    expect(answerOf(s, 'Ada')).toBe('Cem')
  })

  it('the leader of the match, if all hold equally many cards', () => {
    const s = scene({
      hands: { Ada: 'red gift, blue 3, red 9, red 8', Ben: 'blue 5, blue 6', Cem: 'blue 8, blue 7' },
      scores: { Ada: 50, Ben: 120, Cem: 10 },
    })
    s.does('Ada', 'red gift')
    expect(answerOf(s, 'Ada')).toBe('Cem')
  })

  it('a single player with all draws of Fantastic Four', () => {
    const s = scene({
      hands: { Ada: 'fantastic four, red 3, red 9', Ben: 'blue 5', Cem: 'blue 8, blue 7, blue 2' },
    })
    s.does('Ada', 'fantastic four')
    expect(answerOf(s, 'Ada')).toBe('Ben, Ben, Ben, Ben')
  })

  it('by Thief no player who would finish by losing two cards', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'red thief, red 3, red 9', Ben: 'blue 5, blue 4', Cem: 'blue 8, blue 7, blue 2' },
    })
    s.does('Ada', 'red thief')
    expect(answerOf(s, 'Ada')).toBe('Cem')
  })
})

describe('The sly bot gives up', () => {
  it('high cards without companions, and keeps wishes', () => {
    const s = scene({
      hands: {
        Ada: 'red gift, fantastic, red 3, blue 9, green 8',
        Ben: 'yellow 5, blue 6',
        Cem: 'blue 8, blue 7',
      },
    })
    s.does('Ada', 'red gift', 'Ben').everyonePasses('counterattack')
    expect(answerOf(s, 'Ada')).toBe('blue 9, green 8')
  })

  it('Curse before any other card', () => {
    const s = scene({
      ...allSets,
      hands: {
        Ada: 'red gift, curse, red 3, blue 9, green 8',
        Ben: 'yellow 5, blue 6',
        Cem: 'blue 8, blue 7',
      },
    })
    s.does('Ada', 'red gift', 'Ben').everyonePasses('counterattack')
    expect(answerOf(s, 'Ada')).toContain('curse')
  })

  it('its hand at Merry Christmas so that everybody gets cards', () => {
    const s = scene({
      players: FOUR,
      hands: {
        Ada: 'black 1, red 2',
        Ben: 'blue 9, blue 3, blue 4',
        Cem: 'green 5, green 6',
        Dan: 'yellow 5, yellow 8',
      },
      events: 'merry-christmas',
    })
    s.does('Ada', 'black 1')
    expect(Object.values(answerOf(s, 'Ben') as Record<string, string>).sort()).toEqual(['Ada', 'Cem', 'Dan'])
  })

  it('a special card at Gambling Man, and the lowest number without one', () => {
    const s = scene({
      hands: { Ada: 'black 1, red 2', Ben: 'blue 9, blue gift, blue 4', Cem: 'green 5, green 6' },
      events: 'gambling-man',
    })
    s.does('Ada', 'black 1')
    expect(answerOf(s, 'Ben')).toBe('blue gift')
    expect(answerOf(s, 'Cem')).toBe('green 5')
  })

  it('its highest card at Tsunami', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2', Ben: 'blue 9, blue gift, blue 4', Cem: 'green 5, green 6' },
      events: 'tsunami',
    })
    s.does('Ada', 'black 1').everyonePasses('lucky-bastard')
    expect(answerOf(s, 'Ben')).toBe('blue 9')
  })

  it('the highest points by Parasite', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'fantastic, counterattack, blue 6, green 5', Ben: 'red 5', Cem: 'green 7, green 6' },
      lasting: [{ id: 'parasite' }],
      turn: 'Ben',
    })
    s.does('Ben', 'red 5').everyonePasses('nice-try')
    expect(answerOf(s, 'Ada')).toBe('yes')
    s.does('Ada', 'yes')
    expect(answerOf(s, 'Ada')).toBe('counterattack, fantastic')
  })
})

describe('The sly bot takes', () => {
  it('the card with the lowest holding cost from the Market', () => {
    const s = scene({
      hands: { Ada: 'black 1, red 2', Ben: 'blue 9, blue 4', Cem: 'green 5, green 6' },
      events: 'market',
      draw: 'fuck you, black 9, red 1',
    })
    s.does('Ada', 'black 1')
    expect(answerOf(s, 'Ben')).toBe('red 1')
  })

  it('wishes rather than high numbers from a stolen hand', () => {
    const s = scene({
      ...allSets,
      hands: {
        Ada: 'red thief, red 3, red 9',
        Ben: 'blue 5, blue 4',
        Cem: 'red 1, fantastic, black 8, curse',
      },
    })
    s.does('Ada', 'red thief', 'Cem').everyonePasses('counterattack')
    expect(answerOf(s, 'Ada')).toBe('fantastic, red 1')
  })
})

describe('The sly bot wishes', () => {
  it('for a card it can follow with', () => {
    const s = scene({
      hands: { Ada: 'fantastic, blue 3, blue 9, green 4', Ben: 'red 5, red 6', Cem: 'red 8, red 7' },
    })
    s.does('Ada', 'fantastic')
    expect(['blue', '3', '9', '4']).toContain(answerOf(s, 'Ada'))
  })

  it('for a number it holds twice rather than a colour it holds once', () => {
    const s = scene({
      hands: { Ada: 'fantastic, blue 3, green 3', Ben: 'red 5, red 6', Cem: 'red 8, red 7' },
    })
    s.does('Ada', 'fantastic')
    expect(answerOf(s, 'Ada')).toBe('3')
  })

  it('not for what the next player visibly holds', () => {
    const s = scene({
      sets,
      ruleCards: 1,
      purple: 'off',
      rules: 'glass-house, colour-only',
      hands: { Ada: 'fantastic, blue 3, green 5', Ben: 'green 9', Cem: 'red 8, red 7' },
    })
    s.does('Ada', 'fantastic')
    expect(answerOf(s, 'Ada')).toBe('blue')
  })

  it('never to block its own colour', () => {
    const s = scene({
      ...allSets,
      powers: { Ada: 'colour-blockade' },
      hands: { Ada: 'red 5, blue 3, green 5, yellow 2', Ben: 'blue 9', Cem: 'red 8, red 7' },
    })
    s.does('Ada', 'red 5 with colour-blockade')
    expect(answerOf(s, 'Ada')).toBe('red')
  })
})

describe('The sly bot throws in', () => {
  it('a Counterattack, but not against a Thief', () => {
    const others = { Ben: 'counterattack, blue 6', Cem: 'blue 8, blue 7' }
    const skip = scene({ ...allSets, hands: { Ada: 'red skip, red 3, red 9', ...others } })
    expect(answerOf(skip.does('Ada', 'red skip', 'Ben'), 'Ben')).toBe('counterattack')
    const thief = scene({ ...allSets, hands: { Ada: 'red thief, red 3, red 9', ...others } })
    expect(answerOf(thief.does('Ada', 'red thief', 'Ben'), 'Ben')).toBe('pass')
  })

  it('the card itself before Mimicry', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'red skip, red 3, red 9', Ben: 'mimicry, counterattack, blue 6', Cem: 'blue 8, blue 7' },
    })
    s.does('Ada', 'red skip', 'Ben')
    expect(answerOf(s, 'Ben')).toBe('counterattack')
  })

  it('Nice Try while the round costs it more than the others, and not when it does well', () => {
    const finished = (ben: string, cem: string) =>
      scene({ hands: { Ada: 'red 5', Ben: ben, Cem: cem } }).does('Ada', 'red 5')
    expect(answerOf(finished('nice try, blue 9, black 8', 'red 2, red 3'), 'Ben')).toBe('nice try')
    const many = 'red 2, red 3, red 4, red 6, blue 2, blue 3, blue 4, blue 6'
    expect(answerOf(finished('nice try, blue 1', many), 'Ben')).toBe('pass')
  })

  it('Nice Try when the match would be over and lost', () => {
    const many = 'red 2, red 3, red 4, red 6, blue 2, blue 3, blue 4, blue 6'
    const s = scene({
      hands: { Ada: 'red 5', Ben: 'nice try, blue 1', Cem: many },
      scores: { Ben: 100, Cem: 150 },
    })
    expect(answerOf(s.does('Ada', 'red 5'), 'Ben')).toBe('nice try')
  })

  it('Lucky Bastard before an event', () => {
    const s = scene({
      ...allSets,
      hands: { Ada: 'black 1, red 2', Ben: 'lucky bastard, blue 4', Cem: 'green 5, green 6' },
      events: 'doomsday',
    })
    s.does('Ada', 'black 1')
    expect(answerOf(s, 'Ben')).toBe('lucky bastard')
  })
})

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

describe('The sly bot', () => {
  it('has a gain for every event and every power', () => {
    const contents = CARD_SET_NAMES.map((name) => CARD_SETS[name])
    const events = contents.flatMap((set) => set.events).filter(({ standsFor }) => standsFor === undefined)
    expect(events.map(({ id }) => id).filter((id) => !(id in EVENT_GAINS))).toEqual([])
    expect(contents.flatMap((set) => set.powers).filter(({ id }) => !(id in POWER_GAINS))).toEqual([])
  })

  it('wins far more than its share of matches against three simple bots', () => {
    const rules = createCardRules({ players: 4, limit: 'short' })
    const matches = 160
    let won = 0
    for (let i = 0; i < matches; i++) {
      const match = Match.start(rules, `against simple ${i}`)
      const sly = i % 4
      const random = createRandom('')
      while (!match.isOver)
        for (const { seat } of match.prompts)
          match.answer(
            seat,
            askBot(franticCardGame, seat === sly ? BOTS.sly : BOTS.simple, match, seat, random),
          )
      if (match.state.winners.includes(sly)) won++
    }
    expect(won / matches).toBeGreaterThan(0.33)
  })
})
