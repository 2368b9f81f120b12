import { askBot, createRandom, isLegalAnswer, Match, type Random } from '@slapwise/kernel'
import { playRandomMatch } from '@slapwise/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type BoardMatch, createBoardRules } from '../../board-rules.ts'
import { franticBoardGame } from '../../game.ts'
import { settingsSchema } from '../../setup/settings.ts'
import { sceneAfterEvent } from '../../testing/event-scene.ts'
import { optionName } from '../../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../../testing/scene.ts'
import { determinize } from '../../views/determinize.ts'
import { BOTS } from '../index.ts'
import { MovementForecast } from './movement-forecast.ts'

/** The answer of the simple bot in this seat, by name. */
function answer(s: Scene, player: string, seed = ''): string {
  const seat = s.seat(player)
  const given = askBot(franticBoardGame, BOTS.simple, s.match, seat, createRandom(seed))
  return optionName(s.players, s.match.promptFor(seat)!, given as number)
}

/** The card it would play in Ada's turn. */
const plays = (options: SceneOptions): string => answer(scene(options), 'Ada').replace(/ on \d+$/, '')

/** A street on which nearly every roll ends far ahead. */
const BAD = { 11: 'push up', 12: 'push up', 13: 'push up', 15: 'push up' }

describe('Playing a card, the simple bot', () => {
  it('stays, goes back or plays Ghost where the street ahead is bad', () => {
    for (const card of ['skip', 'reverse', 'ghost'])
      expect(plays({ tokens: { Ada: 10 }, on: BAD, hands: { Ada: `gift, swap, ${card}` } })).toBe(card)
  })

  it('moves others ahead where it does not move itself', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = scene({ tokens: { Ada: 49, Ben: 2, Cem: 2 }, hands: { Ada: 'push' }, dice: [1] })
      const prospect = () => new MovementForecast(s.table.setup, s.view(null)).pointsAfterRoll(s.seat('Ben'))
      const before = prospect()
      s.plays('Ada', answer(s, 'Ada', seed))
      expect(prospect()).toBeGreaterThan(before + 1.5)
    }
  })

  it('does not place harmful cards in front of itself', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = scene({ tokens: { Ada: 15, Ben: 45, Cem: 45 }, hands: { Ada: 'push' } })
      expect(answer(s, 'Ada', seed)).not.toMatch(/^push (up|forward) on (16|17|18|19|20)$/)
    }
  })

  it('keeps a card it can throw in while it has another one', () => {
    const tokens = { Ada: 10, Ben: 10, Cem: 10 }
    expect(plays({ tokens, on: { 12: 'push up' }, hands: { Ada: 'block, re-roll, nice try, gift' } })).toBe(
      'gift',
    )
    expect(answer(scene({ tokens, on: { 12: 'push up' }, hands: { Ada: 'block' } }), 'Ada')).toBe(
      'block on 12',
    )
  })

  it('plays Fuck You late in the round, when that costs less than holding it', () => {
    expect(plays({ tokens: { Ada: 38, Ben: 45 }, hands: { Ada: 'fuck you, gift' } })).toBe('fuck you')
  })

  it('plays Fuck You while that does not reach the end', () => {
    expect(plays({ tokens: { Ada: 10, Ben: 12 }, hands: { Ada: 'fuck you, gift' } })).toBe('fuck you')
    expect(plays({ tokens: { Ada: 27, Ben: 12 }, hands: { Ada: 'fuck you, gift' } })).toBe('gift')
  })

  it('places Fuck You where it has no effect, and keeps cards that would be wasted there', () => {
    const placed = (hand: string) =>
      answer(sceneAfterEvent('restock', { turn: 'Ben', hands: { Ben: 'gift', Ada: hand, Cem: '' } }), 'Ada')
    expect(placed('gift, fuck you, stop')).toMatch(/^fuck you/)
    expect(placed('skip, reverse, block, snail')).toMatch(/^snail/)
  })
})

describe('Naming a player, the simple bot', () => {
  const remote = (options: SceneOptions) =>
    answer(scene({ ...options, hands: { Ada: 'remote' } }).does('Ada', 'remote on 49'), 'Ada')

  it('sends ahead the player with the fewest points', () => {
    expect(remote({ scores: { Ben: 30, Cem: 10 } })).toBe('Cem')
    expect(remote({ scores: { Ben: 10, Cem: 30 } })).toBe('Ben')
  })

  it('sends ahead the player who gains most', () => {
    const on = { 21: 'push up', 22: 'push up', 23: 'push up', 24: 'push up' }
    expect(remote({ tokens: { Ben: 10, Cem: 20 }, on })).toBe('Cem')
  })

  it('never names itself for a roll or a party', () => {
    expect(remote({ scores: { Ben: 70, Cem: 60 } })).toBe('Cem')
    expect(answer(sceneAfterEvent('marching-orders', { scores: { Ben: 70, Cem: 60 } }), 'Ada')).toBe('Cem')
    expect(answer(sceneAfterEvent('surprise-party', { tokens: { Ada: 20, Cem: 49 } }), 'Ben')).toBe('Ada')
  })

  it('swaps with the player who is furthest behind', () => {
    const s = scene({ tokens: { Ben: 9, Cem: 1 }, on: { 4: 'swap' }, hands: { Ada: 'stop' }, dice: [4] })
    expect(answer(s.plays('Ada', 'stop on 40'), 'Ada')).toBe('Cem')
  })

  it('gives the number of steps that costs most', () => {
    const gives = (on: SceneOptions['on']) => {
      const tokens = { Ben: 10, Cem: 10 }
      const s = scene({
        tokens,
        scores: { Cem: 5 },
        on: { ...on, 4: 'gift' },
        hands: { Ada: 'stop' },
        dice: [4],
      })
      return answer(s.plays('Ada', 'stop on 40'), 'Ada')
    }
    expect(gives({})).toBe('Ben 2')
    expect(gives({ 11: 'push up' })).toBe('Ben 1')
  })
})

describe('Taking a card, the simple bot', () => {
  it('takes a useful card, and avoids Fuck You', () => {
    expect(answer(sceneAfterEvent('market', { draw: 'fuck you, x, reverse' }), 'Ben')).toBe('reverse')
    expect(answer(sceneAfterEvent('market', { draw: 'fuck you, x, x' }), 'Ben')).toBe('x')
    const on = { 3: 'magnet', 20: 'fuck you', 21: 'snail', 30: 'skip' }
    const s = scene({ on, hands: { Ada: 'stop' }, dice: [3] })
    expect(answer(s.plays('Ada', 'stop on 40'), 'Ada')).toBe('30')
  })
})

describe('Reacting, the simple bot', () => {
  it('blocks what would move it ahead', () => {
    const remote = scene({ hands: { Ada: 'remote', Ben: 'block' } }).does('Ada', 'remote on 49', 'Ben')
    expect(answer(remote, 'Ben')).toBe('block')
    const swapped = (ben: number) => {
      const s = scene({
        tokens: { Ada: 20, Ben: ben },
        on: { 22: 'swap' },
        hands: { Ada: 'stop', Ben: 'block' },
        dice: [2],
      })
      return answer(s.plays('Ada', 'stop on 40').does('Ada', 'Ben'), 'Ben')
    }
    expect(swapped(9)).toBe('block')
    expect(swapped(30)).toBe('pass')
  })

  it('blocks the re-roll of a good roll, but not of a bad one', () => {
    const attacked = (rolled: number) => {
      const s = scene({ on: { 2: 'push up' }, hands: { Ada: 'stop, block', Ben: 're-roll' }, dice: [rolled] })
      s.does('Ada', 'stop on 40', 'roll', 'pass').does('Ben', 're-roll', 're-roll on 40')
      return answer(s, 'Ada')
    }
    expect(attacked(1)).toBe('block')
    expect(attacked(2)).toBe('pass')
  })

  it('re-rolls only extreme rolls', () => {
    const own = (rolled: number) => {
      const s = scene({ on: { 2: 'push up' }, hands: { Ada: 'stop, re-roll' }, dice: [rolled] })
      return answer(s.does('Ada', 'stop on 40', 'roll'), 'Ada')
    }
    expect(own(2)).toBe('re-roll')
    expect(own(6)).toBe('pass')
    const theirs = (rolled: number) => {
      const s = scene({ tokens: { Ada: 40 }, hands: { Ada: 'stop', Ben: 're-roll' }, dice: [rolled] })
      return answer(s.does('Ada', 'stop on 20', 'roll'), 'Ben')
    }
    expect(theirs(2)).toBe('re-roll')
    expect(theirs(1)).toBe('pass')
  })

  it('continues the round if it is on the end or ahead of the others', () => {
    const atTheEnd = (tokens: Record<string, number>, hand = 'nice try, x, x, x') => {
      const s = scene({ tokens, hands: { Ada: 'skip, x, x', Ben: hand } }).does('Ada', 'skip on 20')
      return answer(s, 'Ben')
    }
    expect(atTheEnd({ Ben: 50 })).toBe('nice try')
    expect(atTheEnd({ Ada: 50, Ben: 10, Cem: 5 })).toBe('pass')
    expect(atTheEnd({ Ada: 50, Ben: 40, Cem: 5 })).toBe('nice try')
    expect(atTheEnd({ Ada: 50, Ben: 10, Cem: 5 }, 'nice try, fuck you')).toBe('nice try')
  })
})

function playOut(match: BoardMatch, random: Random): BoardMatch {
  while (!match.isOver)
    for (const { seat, choice } of match.prompts) {
      const bot = seat === 0 ? BOTS.simple : BOTS.chaotic
      const given = askBot(franticBoardGame, bot, match, seat, random)
      if (!isLegalAnswer(choice, given)) throw new Error(`${given} is not a legal answer.`)
      match.answer(seat, given)
    }
  return match
}

describe('The simple bot', () => {
  it('scores far fewer points than three random bots', () => {
    const rules = createBoardRules({ players: 4, limit: 1 })
    const points = [0, 0, 0, 0]
    for (let i = 0; i < 200; i++) {
      const { scores } = playOut(Match.start(rules, `contest ${i}`), createRandom(`contest ${i}`)).state
      scores.forEach((score, seat) => {
        points[seat] += score
      })
    }
    const [own, ...theirs] = points
    expect(own).toBeLessThan(0.8 * Math.min(...theirs))
  })

  it('answers the same in positions that look the same from its seat', () => {
    let asked = 0
    for (let i = 0; i < 3; i++) {
      const settings = settingsSchema.parse({ players: 3, board: 'blind-alley', limit: 60 })
      playRandomMatch(
        franticBoardGame,
        { settings, seed: `sight ${i}` },
        ({ match, prompt: { seat }, random }) => {
          const there = determinize(match, seat, random)!
          const [one, other] = [match, there].map((m) =>
            askBot(franticBoardGame, BOTS.simple, m, seat, createRandom('same')),
          )
          expect(one).toEqual(other)
          asked++
        },
      )
    }
    expect(asked).toBeGreaterThan(200)
  })
})
