import { describe, expect, it } from 'vitest'
import type { Table } from '../model/table.ts'
import { draw, findInDrawPile, turnCardsUp, turnUnder, turnUp } from '../table/verbs.ts'
import { type Scene, type SceneOptions, scene } from '../testing/scene.ts'

const sets: SceneOptions['sets'] = ['base', 'troublemaker', 'supercharge']
const hands = { Ada: 'red 5, blue 2', Ben: 'red 6, blue 5', Cem: 'red 9, blue 4' }

/** The 90th turn in a row without a drawn card begins, with three players. */
const last = (options: SceneOptions = {}): Scene => scene({ sets, hands, turnsSinceDraw: 90, ...options })

describe('A stalemate', () => {
  it('ends a cycle of Edison and Recycling after thirty turns of each player', () => {
    const players = ['Ada', 'Ben']
    const s = scene({
      sets,
      players,
      hands: { Ada: 'edison, red 5', Ben: 'blue 3, blue 4' },
      powers: { Ada: 'recycling', Ben: 'looping' },
      turnsSinceDraw: 1,
    })
    for (let turn = 0; turn < 60; turn++) {
      expect(s.isRoundOver).toBe(false)
      const [player, other] = turn % 2 === 0 ? players : players.toReversed()
      s.does(player, 'edison with recycling', other, player).everyonePasses().does(player, 'red', other)
    }
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([12, 7])
  })

  it('is reported as the ending, and scores as with an empty pile', () => {
    const s = last().does('Ada', 'red 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([2, 11, 13])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'stalemate', finishers: [] }),
    )
  })

  it('does not occur a turn earlier', () => {
    const s = last({ turnsSinceDraw: 89 }).does('Ada', 'red 5')
    expect(s.asked()).toEqual(['Ben: turn'])
    s.does('Ben', 'red 6')
    expect(s.isRoundOver).toBe(true)
  })

  it('counts skipped turns', () => {
    const s = last({ turnsSinceDraw: 89, skipped: ['Ben'] }).does('Ada', 'red 5')
    expect(s.isRoundOver).toBe(true)
  })

  it('is counted from zero in the next round', () => {
    const s = last().does('Ada', 'red 5').everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.table.turnsSinceDraw).toBeLessThanOrEqual(1)
  })
})

describe('The count restarts when a card leaves the draw pile', () => {
  const actions: Record<string, (table: Table) => void> = {
    'into a hand': (table) => draw(table, 0, 1),
    'onto the discard pile': turnUp,
    'under its top card': turnUnder,
    'into the middle': (table) => turnCardsUp(table, 1),
    'when it was searched': (table) => findInDrawPile(table, 0, table.drawPile[0]),
  }

  it.each(Object.keys(actions))('%s', (name) => {
    const { table } = last()
    actions[name](table)
    expect(table.turnsSinceDraw).toBe(0)
  })

  it('and the turn after it is the first one', () => {
    const s = last().does('Ada', 'draw', 'pass')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.table.turnsSinceDraw).toBe(1)
  })
})
