import { askBot, createRandom } from '@slapwise/kernel'
import { propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMatch } from '../board-rules.ts'
import { BOTS } from '../bots/index.ts'
import { franticBoardGame } from '../game.ts'
import type { BoardFile } from '../model/board.ts'
import type { Ending } from '../model/facts.ts'
import type { Table } from '../model/table.ts'
import { boardFileSchema } from '../setup/board-file.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { draw, turnCardsUp } from '../table/verbs.ts'
import { CIRCULAR_BOARD } from '../testing/circular-board.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const full = 'x, x, snail, snail'
/** Ada ends her movement on a Magnet and takes a card, so nobody has to draw. */
const hands = { Ada: 'stop, swap, swap, swap', Ben: 'gift, gift, gift, gift', Cem: full }

/** The 90th turn in a row without a drawn card, with three players. */
const last = (options: SceneOptions = {}): Scene =>
  scene({ hands, on: { 3: 'magnet', 30: 'push up' }, dice: [3], turnsSinceDraw: 90, ...options })

const plays = (s: Scene): Scene => s.plays('Ada', 'stop on 20').chooses('Ada', '30')

const ending = (s: Scene) =>
  s.factsFor(null).flatMap((fact) => (fact.kind === 'round-over' ? [fact.ending] : []))

describe('A stalemate', () => {
  it('ends a round in which nobody has drawn for thirty turns each, and reports the reason', () => {
    const s = plays(last({ tokens: { Ben: 12 } }))
    expect(s.handSizes()).toEqual([4, 4, 4])
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([3, 12, 0])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'stalemate', points: [3, 12, 0] }),
    )
  })

  it('does not occur a turn earlier', () => {
    const s = plays(last({ turnsSinceDraw: 89 }))
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.table.turnsSinceDraw).toBe(90)
  })

  it('takes longer with more players', () => {
    const s = plays(
      last({ players: ['Ada', 'Ben', 'Cem', 'Dan'], hands: { ...hands, Dan: 'jump, jump, jump, jump' } }),
    )
    expect(s.isRoundOver).toBe(false)
  })

  it('does not occur if somebody draws in that turn', () => {
    const s = plays(last({ hands: { ...hands, Cem: 'x, x, snail' } }))
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.table.turnsSinceDraw).toBe(1)
  })

  it('is not the reason if a token is on the end, or the pile is empty', () => {
    const reached = last({
      tokens: { Ada: 47 },
      on: {},
      hands: { ...hands, Ada: 'stop, swap, swap, swap, jump' },
    })
    expect(ending(reached.plays('Ada', 'stop on 20').everyonePasses())).toEqual(['end-reached'])
    const short = last({ hands: { ...hands, Cem: 'x, x, snail' }, draw: { only: '' } })
    expect(ending(plays(short))).toEqual(['empty-pile'])
  })

  it('is not prevented by Nice Try', () => {
    const s = last({
      tokens: { Ada: 47 },
      hands: { ...hands, Ada: 'stop, swap, swap, swap, jump', Ben: 'gift, gift, gift, gift, nice try' },
    })
    s.does('Ada', 'stop on 20', 'roll').everyonePasses().throwsIn('Ben', 'nice try on 22')
    expect(s.tokens().Ada).toBe(42)
    expect(ending(s)).toEqual(['stalemate'])
  })

  it('is counted from zero in the next round', () => {
    const s = plays(last()).everyonePasses()
    expect(s.view(null).round).toBe(2)
    expect(s.table.turnsSinceDraw).toBe(0)
  })
})

describe('The count restarts when a card leaves the draw pile', () => {
  const actions: Record<string, (table: Table) => void> = {
    'into a hand': (table) => draw(table, 0, 1),
    'open beside the board': (table) => turnCardsUp(table, 1),
  }

  it.each(Object.keys(actions))('%s', (name) => {
    const { table } = last()
    actions[name](table)
    expect(table.turnsSinceDraw).toBe(0)
  })
})

/** Ten times as many answers as such a match takes. */
const FOR_EVER = 20_000

/** The endings of all rounds in a match of bots that avoid drawing. */
function endingsOf(players: number, board: BoardFile, seed: string): Set<Ending> {
  const match = createMatch({ players, board, limit: 20 }, seed, true)
  const random = createRandom(seed)
  const endings = new Set<Ending>()
  for (let answers = 0; !match.isOver; answers++) {
    if (answers > FOR_EVER) throw new Error('They walk in a circle for ever.')
    const [{ seat }] = match.prompts.filter((prompt) => match.promptFor(prompt.seat))
    match.answer(seat, askBot(franticBoardGame, BOTS.sly, match, seat, random))
    for (const { publicPart } of match.takeFacts())
      if (publicPart.kind === 'round-over') endings.add(publicPart.ending)
  }
  return endings
}

describe('A match of sly bots comes to an end', () => {
  it.each([0, 1, 2, 3, 4])('on a board on which they could move in a circle for ever (%i)', (i) => {
    expect(endingsOf(2, CIRCULAR_BOARD, `circle ${i}`)).toContain('stalemate')
  })

  it('on any valid board, with any cards', () => {
    const kinds = CARD_KINDS.map(({ id }) => id)
    const cards = fc.array(fc.constantFrom(...kinds), { minLength: 60, maxLength: 60 }).map((drawn) => {
      const counts = Object.fromEntries(kinds.map((id) => [id, drawn.filter((one) => one === id).length]))
      return { ...counts, magnet: counts.magnet + 20 }
    })
    const boards = cards
      .map((counts) => boardFileSchema.safeParse({ ...CIRCULAR_BOARD, cards: counts }))
      .filter(({ success }) => success)
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        boards,
        fc.string({ maxLength: 8 }),
        (players, { data }, seed) => {
          expect(endingsOf(players, data!, seed).size).toBeGreaterThan(0)
        },
      ),
      propertyTestOptions(10),
    )
  })
})
