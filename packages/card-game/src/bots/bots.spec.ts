import {
  type Answer,
  askBot as askBotIn,
  createRandom,
  isLegalAnswer,
  Match,
  type Prompt,
  type Random,
  type Seat,
} from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { type CardMatch, type CardRules, createCardRules, createMatch } from '../card-rules.ts'
import { franticCardGame } from '../game.ts'
import { CARD_SETS } from '../sets/index.ts'
import { optionName } from '../testing/names.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'
import { buildView } from '../views/view.ts'
import { BOTS, type CardBot } from './index.ts'
import { COUNTED_KINDS, UNCOUNTED_KINDS } from './search/features.ts'
import { EFFECT_GAINS } from './sly/effect-gains.ts'

const askBot = (bot: CardBot, match: CardMatch, seat: Seat, random: Random): Answer =>
  askBotIn(franticCardGame, bot, match, seat, random)

/** Plays a match to its end; seat s is played by bot s modulo their number. */
function playMatch(match: CardMatch, bots: readonly CardBot[], random: Random): CardMatch {
  while (!match.isOver)
    for (const { seat, choice } of match.prompts) {
      const answer = askBot(bots[seat % bots.length], match, seat, random)
      expect(isLegalAnswer(choice, answer)).toBe(true)
      match.answer(seat, answer)
    }
  return match
}

/** The name of a bot's answer in a scene. */
function answerOf(bot: CardBot, s: Scene, player: string): string {
  const seat = s.seat(player)
  return optionName(s, s.match.promptFor(seat)!, askBot(bot, s.match, seat, createRandom('')) as number)
}

describe('The simple bot', () => {
  it('wins far more than its share of matches against three random bots', () => {
    const rules = createCardRules({ players: 4, limit: 'short' })
    const bots = [BOTS.simple, BOTS.chaotic, BOTS.chaotic, BOTS.chaotic]
    const matches = 120
    let won = 0
    for (let i = 0; i < matches; i++) {
      const { winners } = playMatch(
        Match.start(rules, `contest ${i}`),
        bots,
        createRandom(`contest ${i}`),
      ).state
      if (winners.includes(0)) won++
    }
    expect(won / matches).toBeGreaterThan(0.5)
  })

  it('plays high points first, and draws only if it has to', () => {
    const rules = createCardRules({ players: 2 })
    for (let i = 0; i < 30; i++) {
      const match = Match.start(rules, `points ${i}`)
      const prompt = match.prompts[0]
      if (prompt.question.ask !== 'turn') continue
      const card = askBot(BOTS.simple, match, prompt.seat, createRandom('')) as number
      const playable = prompt.choice.options.filter((option) => option >= 0)
      // Cards that can be thrown in are kept for that.
      const points = (c: number) => {
        const { points, kind } = rules.setup.faces[c]
        return kind.thrownInAs === null ? points : 0
      }
      if (playable.length === 0) expect(card).toBeLessThan(0)
      else expect(points(card)).toBe(Math.max(...playable.map(points)))
    }
  })

  it('steals low cards and gives away high ones', () => {
    const match = createMatch({ players: 2 }, 'steal')
    const { faces, cardsByKind } = match.state.setup
    const options = [
      cardsByKind['fuck-you'][0],
      cardsByKind.gift[0],
      faces.findIndex(({ number }) => number === 1),
    ]
    const ask = (question: 'steal' | 'give') =>
      BOTS.simple.answer({
        prompt: {
          seat: 0,
          mode: 'decide',
          question: { ask: question, source: null },
          choice: { kind: 'some', of: 'card', options, count: 1 },
          fallback: [options[0]],
        },
        rules: match.rules as CardRules,
        random: createRandom(''),
        view: () => buildView(match, 0),
      })
    expect(ask('steal')).toEqual([options[2]])
    expect(ask('give')).toEqual([options[0]])
  })

  it('attacks the player with the fewest cards, and avoids itself', () => {
    const match = createMatch({ players: 4 }, 'attack')
    const view = { seat: 0, hand: [], players: [1, 5, 2, 4].map((cards) => ({ cards })) }
    const ask = (choice: Prompt<never>['choice']): Answer =>
      BOTS.simple.answer({
        prompt: {
          seat: 0,
          mode: 'decide',
          question: { ask: 'victim', source: 'gift' },
          choice,
          fallback: 1,
        },
        rules: match.rules as CardRules,
        random: createRandom(''),
        view: () => view as never,
      })
    expect(ask({ kind: 'one', of: 'seat', options: [1, 2, 3] })).toBe(2)
    expect(ask({ kind: 'one', of: 'seat', options: [-1, 1, 3] })).toBe(3)
    expect(ask({ kind: 'one', of: 'seat', options: [0, 1, 2] })).toBe(2)
    expect(ask({ kind: 'one', of: 'seat', options: [0, 3] })).toBe(3)
    expect(ask({ kind: 'allot', of: 'seat', options: [1, 2, 3], total: 4 })).toEqual([2, 2, 2, 2])
  })

  const many = 'green 2, green 3, green 4, green 6'
  const others = 'yellow 3, yellow 4, yellow 5, yellow 7'
  const decides = (s: Scene, player: string): string => answerOf(BOTS.simple, s, player)

  it('keeps a Counterattack until it is attacked', () => {
    const s = scene({ hands: { Ada: 'counterattack, red 3, blue 5', Ben: many, Cem: others } })
    expect(decides(s, 'Ada')).toBe('red 3')
    const attacked = scene({ hands: { Ada: 'red skip, red 3', Ben: 'counterattack, red 5', Cem: many } })
    expect(decides(attacked.does('Ada', 'red skip', 'Ben'), 'Ben')).toBe('counterattack')
  })

  it('wishes for the number it holds most of', () => {
    const s = scene({
      ...withPowers('number-wish'),
      hands: { Ada: 'red 9, blue 6, green 6, yellow 2', Ben: many, Cem: others },
    })
    expect(decides(s.does('Ada', 'red 9 with number-wish'), 'Ada')).toBe('6')
  })

  it('blocks a colour that it does not hold', () => {
    const s = scene({
      ...withPowers('colour-blockade'),
      hands: { Ada: 'red 9, red 4, blue 6, yellow 2', Ben: many, Cem: others },
    })
    expect(decides(s.does('Ada', 'red 9 with colour-blockade'), 'Ada')).toBe('green')
  })

  it('uses no power before somebody is about to finish', () => {
    const play = (cem: string) =>
      scene({
        ...withPowers('all-draw-one'),
        hands: {
          Ada: 'red 9, red 4, blue 6, yellow 2',
          Ben: 'yellow 3, yellow 4, yellow 5, yellow 6',
          Cem: cem,
        },
      })
    expect(decides(play(many), 'Ada')).toBe('red 9')
    expect(decides(play('green 2'), 'Ada')).toBe('red 9 with all-draw-one')
  })
})

describe('The gentle bot', () => {
  const decides = (s: Scene, player: string): string => answerOf(BOTS.gentle, s, player)
  const many = 'green 2, green 3, green 4, green 6'

  it('keeps its high cards, and plays whenever it can', () => {
    const s = scene({ hands: { Ada: 'red 9, red 3, blue 5', Ben: many, Cem: many } })
    expect(decides(s, 'Ada')).toBe('red 3')
  })

  it('attacks the player with the most cards', () => {
    const s = scene({ hands: { Ada: 'red skip, red 3', Ben: 'blue 5', Cem: many } })
    expect(decides(s.does('Ada', 'red skip'), 'Ada')).toBe('Cem')
  })

  it('does not hit back', () => {
    const s = scene({ hands: { Ada: 'red skip, red 3', Ben: 'counterattack, red 5', Cem: many } })
    expect(decides(s.does('Ada', 'red skip', 'Ben'), 'Ben')).toBe('pass')
  })
})

const withPowers = (ada: string): SceneOptions => ({ sets: ['base', 'supercharge'], powers: { Ada: ada } })

describe('Every kind of card', () => {
  const kinds = Object.values(CARD_SETS).flatMap(({ prints }) => prints.map(({ kind }) => kind))

  it('has an effect gain for sly, if it has an effect', () => {
    const missing = kinds.filter(({ id, effect }) => effect !== null && !(id in EFFECT_GAINS))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  it('is counted in the features of the value network, or knowingly not', () => {
    const known = new Set([...COUNTED_KINDS, ...UNCOUNTED_KINDS])
    expect(kinds.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
  })
})
