import { askBot, createRandom, Match } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { createCardRules } from '../../card-rules.ts'
import { franticCardGame } from '../../game.ts'
import { CARD_SET_NAMES } from '../../model/settings.ts'
import { CARD_SETS } from '../../sets/index.ts'
import { scene } from '../../testing/scene.ts'
import { BOTS } from '../index.ts'
import { EVENT_GAINS } from './event-choices.ts'
import { POWER_GAINS } from './power-choices.ts'
import { allSets, answerOf, FOUR, sets } from './testing/answer-of.ts'

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
