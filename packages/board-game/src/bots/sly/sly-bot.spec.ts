import { askBot, createRandom, isLegalAnswer, Match, type Seat } from '@slapwise/kernel'
import { playRandomMatch } from '@slapwise/kernel/testing'
import { describe, expect, it } from 'vitest'
import { createBoardRules } from '../../board-rules.ts'
import { franticBoardGame } from '../../game.ts'
import { settingsSchema } from '../../setup/settings.ts'
import { sceneAfterEvent, sceneAtEventRoll } from '../../testing/event-scene.ts'
import { optionName } from '../../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../../testing/scene.ts'
import { determinize } from '../../views/determinize.ts'
import { BOTS } from '../index.ts'

/** The answer of the sly bot in this seat, by name. */
function answer(s: Scene, player: string): string {
  const seat = s.seat(player)
  const given = askBot(franticBoardGame, BOTS.sly, s.match, seat, createRandom(''))
  return optionName(s.players, s.match.promptFor(seat)!, given as number)
}

/** The card it would play in Ada's turn, and where. */
const plays = (options: SceneOptions): string => answer(scene(options), 'Ada')

/** The card without the space. */
const card = (options: SceneOptions): string => plays(options).replace(/ on \d+$/, '')

describe('Playing a card, the sly bot', () => {
  it('saves cards that hold it back for the end of the round', () => {
    for (const kept of ['skip', 'reverse', 'remote']) {
      const hands = { Ada: `gift, ${kept}` }
      expect(card({ tokens: { Ada: 0, Ben: 0, Cem: 0 }, hands })).toBe('gift')
      expect(card({ tokens: { Ada: 44, Ben: 30, Cem: 30 }, hands })).toBe(kept)
    }
  })

  it('saves them no longer once the draw pile runs out, wherever the tokens are', () => {
    const options = { tokens: { Ada: 20, Ben: 20, Cem: 20 }, hands: { Ada: 'gift, remote' } }
    expect(card(options)).toBe('gift')
    expect(card({ ...options, draw: { only: 'push' } })).toBe('remote')
  })

  it('moves others by Remote if that ends a round that is good for it', () => {
    const tokens = { Ada: 5, Ben: 47, Cem: 30 }
    expect(card({ tokens, hands: { Ada: 'remote, gift, skip' } })).toBe('remote')
  })

  it('plays Ghost on a bad street, and walks on a good one', () => {
    const bad = { 37: 'push up', 38: 'push up', 36: 'push up', 39: 'push up' }
    const good = { 37: 'push down', 38: 'push down', 36: 'push down', 39: 'push down' }
    const tokens = { Ada: 35, Ben: 30, Cem: 46 }
    expect(card({ tokens, on: bad, hands: { Ada: 'ghost, second chance' } })).toBe('ghost')
    expect(card({ tokens, on: good, hands: { Ada: 'ghost, second chance' } })).toBe('second chance')
  })

  it('places an arrow back in front of itself and behind all others', () => {
    expect(plays({ tokens: { Ada: 43, Ben: 46, Cem: 46 }, hands: { Ada: 'push' } })).toMatch(
      /^push down on 4[4-9]$/,
    )
  })

  it('places an arrow ahead in front of others and behind itself', () => {
    const tokens = { Ada: 2, Ben: 32, Cem: 32 }
    expect(plays({ tokens, hands: { Ada: 'push' } })).toMatch(/^push up on 3[3-8]$/)
  })

  it('weighs its own way more than that of others', () => {
    const tokens = { Ada: 29, Ben: 22, Cem: 22 }
    expect(plays({ tokens, hands: { Ada: 'push' } })).toMatch(/^push down on 3[0-5]$/)
  })

  it('places a Stop where it would regret to go on', () => {
    expect(plays({ tokens: { Ada: 44, Ben: 20, Cem: 20 }, hands: { Ada: 'stop' } })).toBe('stop on 45')
  })

  it('covers what would move it ahead', () => {
    const tokens = { Ada: 34, Ben: 46, Cem: 46 }
    expect(plays({ tokens, on: { 36: 'push up' }, hands: { Ada: 'block' } })).toBe('block on 36')
  })

  it('keeps a card it can throw in while it has another one', () => {
    const tokens = { Ada: 10, Ben: 10, Cem: 10 }
    expect(card({ tokens, hands: { Ada: 'block, re-roll, nice try, gift' } })).toBe('gift')
  })

  it('keeps Nice Try and Re-Roll close to the end, whatever they could cover', () => {
    const tokens = { Ada: 10, Ben: 48, Cem: 48 }
    for (const kept of ['nice try', 're-roll'])
      expect(card({ tokens, on: { 12: 'push up' }, hands: { Ada: `${kept}, gift` } })).toBe('gift')
  })

  it('plays Troublemaker when it leads, since most events are good for the leader', () => {
    const hands = { Ada: 'troublemaker, gift' }
    expect(card({ tokens: { Ada: 40, Ben: 12, Cem: 12 }, hands })).toBe('troublemaker')
    expect(card({ tokens: { Ada: 2, Ben: 40, Cem: 40 }, hands })).toBe('gift')
  })

  it('plays Fuck You while there is time and it does not reach the end', () => {
    const hands = { Ada: 'fuck you, gift' }
    expect(card({ tokens: { Ada: 3, Ben: 12 }, hands })).toBe('fuck you')
    expect(card({ tokens: { Ada: 30, Ben: 20, Cem: 25 }, hands })).toBe('gift')
  })
})

describe('Placing without effect, the sly bot', () => {
  const restocks = (hand: string, options: SceneOptions = {}) =>
    answer(
      sceneAfterEvent('restock', { turn: 'Ben', ...options, hands: { Ben: 'gift', Ada: hand, Cem: '' } }),
      'Ada',
    )

  it('places cards it does not want, and keeps those that would be wasted', () => {
    expect(restocks('gift, fuck you, stop')).toMatch(/^fuck you/)
    expect(restocks('skip, reverse, block, x')).toMatch(/^x/)
  })

  it('moves a manhole that brings it back in front of itself, and away from others', () => {
    const moved = (tokens: Record<string, number>) => answer(sceneAfterEvent('reorganize', { tokens }), 'Ada')
    expect(moved({ Ada: 43, Ben: 2, Cem: 2 })).toMatch(/ to 4[4-9]$/)
    expect(moved({ Ada: 46, Ben: 41, Cem: 41 })).toMatch(/^6 to/)
  })
})

describe('Naming a player, the sly bot', () => {
  const remote = (options: SceneOptions) =>
    answer(scene({ ...options, hands: { Ada: 'remote' } }).does('Ada', 'remote on 49'), 'Ada')

  it('sends ahead the player who is most likely to win', () => {
    const tokens = { Ben: 30, Cem: 30 }
    expect(remote({ tokens, scores: { Ben: 40, Cem: 10 } })).toBe('Cem')
    expect(remote({ tokens, scores: { Ben: 10, Cem: 40 } })).toBe('Ben')
  })

  it('sends ahead the player with the worst way ahead', () => {
    const on = { 22: 'push up', 23: 'push up', 24: 'push up', 25: 'push up' }
    expect(remote({ tokens: { Ben: 30, Cem: 21 }, on })).toBe('Cem')
  })

  it('names itself where the way leads back', () => {
    const on = { 43: 'push down', 44: 'push down', 45: 'push down', 46: 'push down', 47: 'push down' }
    expect(remote({ tokens: { Ada: 42, Ben: 2, Cem: 2 }, on })).toBe('Ada')
  })

  it('does not end a match that it would lose', () => {
    const tokens = { Ada: 30, Ben: 48, Cem: 20 }
    const lost = { Ada: 60, Ben: 60, Cem: 20 }
    expect(remote({ limit: 99, tokens, scores: lost })).toBe('Cem')
    expect(remote({ limit: 99, tokens, scores: { Ada: 10, Ben: 60, Cem: 60 } })).toBe('Ben')
  })

  it('swaps with a player behind it, preferably one who may win', () => {
    const swaps = (ben: number, cem: number, scores = {}) => {
      const tokens = { Ada: 30, Ben: ben, Cem: cem }
      const s = scene({ tokens, scores, on: { 34: 'swap' }, hands: { Ada: 'x' }, dice: [4] })
      return answer(s.plays('Ada', 'x on 5'), 'Ada')
    }
    expect(swaps(29, 15)).toBe('Cem')
    expect(swaps(16, 15, { Ben: 0, Cem: 70 })).toBe('Ben')
  })

  it('gives the number of steps that costs most', () => {
    const gives = (on: SceneOptions['on']) => {
      const tokens = { Ben: 22, Cem: 22 }
      const scores = { Cem: 30 }
      const s = scene({ tokens, scores, on: { ...on, 4: 'gift' }, hands: { Ada: 'stop' }, dice: [4] })
      return answer(s.plays('Ada', 'stop on 40'), 'Ada')
    }
    expect(gives({})).toBe('Ben 2')
    expect(gives({ 24: 'push down' })).toBe('Ben 1')
  })

  it('invites the player who is most likely to win to a party', () => {
    const s = sceneAfterEvent('surprise-party', {
      tokens: { Ada: 20, Ben: 20, Cem: 20 },
      scores: { Ada: 30 },
    })
    expect(answer(s, 'Ben')).toBe('Cem')
  })
})

describe('Taking a card, the sly bot', () => {
  it('takes a useful card, and avoids Fuck You', () => {
    expect(answer(sceneAfterEvent('market', { draw: 'fuck you, x, reverse' }), 'Ben')).toBe('reverse')
    expect(answer(sceneAfterEvent('market', { draw: 'fuck you, x, x' }), 'Ben')).toBe('x')
  })

  it('takes a card off the board that would harm it', () => {
    const on = { 34: 'magnet', 37: 'push up', 5: 'push up' }
    const s = scene({ tokens: { Ada: 31, Ben: 46, Cem: 46 }, on, hands: { Ada: 'x' }, dice: [3] })
    expect(answer(s.plays('Ada', 'x on 2'), 'Ada')).toBe('37')
  })
})

describe('Reacting, the sly bot', () => {
  it('blocks harmful attacks, and keeps the Block otherwise', () => {
    const remote = (at: number) => {
      const tokens = { Ada: at, Ben: at, Cem: at }
      const s = scene({ tokens, hands: { Ada: 'remote', Ben: 'block' } })
      return answer(s.does('Ada', 'remote on 39', 'Ben'), 'Ben')
    }
    expect(remote(46)).toBe('block')
    expect(remote(0)).toBe('pass')
    const swapped = (ben: number) => {
      const s = scene({
        tokens: { Ada: 30, Ben: ben },
        on: { 32: 'swap' },
        hands: { Ada: 'stop', Ben: 'block' },
        dice: [2],
      })
      return answer(s.plays('Ada', 'stop on 40').does('Ada', 'Ben'), 'Ben')
    }
    expect(swapped(9)).toBe('block')
    expect(swapped(45)).toBe('pass')
  })

  it('blocks the re-roll of a good roll, but not of a bad one', () => {
    const attacked = (rolled: number) => {
      const s = scene({
        tokens: { Ada: 44, Ben: 20, Cem: 20 },
        hands: { Ada: 'x, block', Ben: 're-roll' },
        dice: [rolled],
      })
      s.does('Ada', 'x on 5', 'roll', 'pass').does('Ben', 're-roll', 're-roll on 40')
      return answer(s, 'Ada')
    }
    expect(attacked(1)).toBe('block')
    expect(attacked(6)).toBe('pass')
  })

  it('re-rolls a roll that ends the round to its disadvantage', () => {
    const own = (rolled: number) => {
      const tokens = { Ada: 45, Ben: 20, Cem: 20 }
      const s = scene({ tokens, hands: { Ada: 'x, re-roll' }, dice: [rolled] })
      return answer(s.does('Ada', 'x on 5', 'roll'), 'Ada')
    }
    expect(own(5)).toBe('re-roll')
    expect(own(3)).toBe('pass')
    const theirs = (ben: number) => {
      const tokens = { Ada: 48, Ben: ben, Cem: 5 }
      const s = scene({ tokens, hands: { Ada: 'x', Ben: 're-roll' }, dice: [2] })
      return answer(s.does('Ada', 'x on 3', 'roll'), 'Ben')
    }
    expect(theirs(46)).toBe('re-roll')
    expect(theirs(5)).toBe('pass')
  })

  it('re-rolls an event that is bad for it', () => {
    const big = (event: string) =>
      answer(
        sceneAtEventRoll(event, { tokens: { Ada: 45, Ben: 10, Cem: 30 }, hands: { Ben: 're-roll' } }),
        'Ben',
      )
    expect(big('communism')).toBe('re-roll')
    expect(big('friday-the-13th')).toBe('pass')
  })

  it('re-rolls a teleport that leads far ahead', () => {
    const s = sceneAtEventRoll('teleport-terror', {
      tokens: { Ada: 48, Ben: 30, Cem: 47 },
      hands: { Ben: 're-roll' },
      dice: [6],
    }).everyonePasses()
    expect(s.table.die).toEqual({ seat: 1, sides: 6, value: 6 })
    expect(answer(s, 'Ben')).toBe('re-roll')
  })

  it('continues a round it would lose by its end, and lets a good round end', () => {
    const atTheEnd = (tokens: Record<string, number>, hand = 'nice try, x, x, x') => {
      const s = scene({ tokens, hands: { Ada: 'skip, x, x', Ben: hand } }).does('Ada', 'skip on 20')
      return answer(s, 'Ben')
    }
    expect(atTheEnd({ Ben: 50 })).toBe('nice try')
    expect(atTheEnd({ Ada: 50, Ben: 5, Cem: 30 })).toBe('pass')
    expect(atTheEnd({ Ada: 50, Ben: 45, Cem: 5 })).toBe('nice try')
    expect(atTheEnd({ Ada: 50, Ben: 5, Cem: 30 }, 'nice try, fuck you')).toBe('nice try')
  })

  it('lets a match end that it wins, and continues one that it loses', () => {
    const lastRound = (ben: number) => {
      const s = scene({
        limit: 99,
        scores: { Ada: 60, Ben: ben, Cem: 40 },
        tokens: { Ada: 50, Ben: 20, Cem: 20 },
        hands: { Ada: 'skip, x, x', Ben: 'nice try, x, x, x' },
      }).does('Ada', 'skip on 20')
      return answer(s, 'Ben')
    }
    expect(lastRound(39)).toBe('pass')
    expect(lastRound(41)).toBe('nice try')
  })
})

/** Whether the sly bot in this seat wins a match against a simple one. */
function wins(seat: Seat, seed: string): boolean {
  const match = Match.start(createBoardRules({ players: 2 }), seed)
  const random = createRandom(seed)
  while (!match.isOver)
    for (const { seat: asked, choice } of match.prompts) {
      const given = askBot(franticBoardGame, asked === seat ? BOTS.sly : BOTS.simple, match, asked, random)
      if (!isLegalAnswer(choice, given)) throw new Error(`${given} is not a legal answer.`)
      match.answer(asked, given)
    }
  return match.state.winners.includes(seat)
}

describe('The sly bot', () => {
  it('answers the same in positions that look the same from its seat', () => {
    let asked = 0
    for (let i = 0; i < 3; i++) {
      const settings = settingsSchema.parse({ players: 3, board: 'blind-alley', limit: 60 })
      playRandomMatch(
        franticBoardGame,
        { settings, seed: `sight ${i}` },
        ({ match, prompt: { seat }, random }) => {
          const there = determinize(match, seat, random)
          if (!there) return
          const [one, other] = [match, there].map((m) =>
            askBot(franticBoardGame, BOTS.sly, m, seat, createRandom('same')),
          )
          expect(one).toEqual(other)
          asked++
        },
      )
    }
    expect(asked).toBeGreaterThan(200)
  })

  it('beats a simple bot from either seat', () => {
    let won = 0
    for (let i = 0; i < DEALS; i++) for (const seat of [0, 1]) if (wins(seat, `contest ${i}`)) won++
    expect(won).toBeGreaterThan(DEALS)
  })
})

/** Each deal is played from both seats. The sly bot wins about five of seven matches. */
const DEALS = 25
