import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing/scene.ts'

const events = 'time-bomb'
const discard = 'red 5'

/** A running Time Bomb, with the remaining turns of Ada, Ben and Cem after the current one. */
const ticking = (...turns: number[]) => [{ id: 'time-bomb', turns }]

const passInTurn = (s: Scene, ...players: string[]) => {
  for (const player of players) s.does(player, 'draw', 'pass')
}

describe('Time Bomb', () => {
  it('leaves everybody three more turns, then all points are doubled', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      draw: 'blue 1, blue 1, green 1, green 1, yellow 1, yellow 1, red 1, red 1, blue 2',
      scores: { Ben: 4 },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: turn'])
    expect(s.call).toEqual({ number: 5 })
    expect(s.view(null).lasting.map(({ id }) => id)).toEqual(['time-bomb'])
    passInTurn(s, 'Ben', 'Cem', 'Ada', 'Ben', 'Cem', 'Ada', 'Ben', 'Cem')
    s.does('Ada', 'draw')
    expect(s.isRoundOver).toBe(false)
    s.does('Ada', 'pass')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([26, 26, 20])
    expect(s.factsFor(null)).toContainEqual(
      expect.objectContaining({ kind: 'round-over', ending: 'time-bomb' }),
    )
  })

  it('counts in both directions, from any seat', () => {
    const s = scene({
      hands: { Ada: 'blue 9', Ben: 'black 5, blue 8', Cem: 'blue 7' },
      turn: 'Ben',
      direction: -1,
      discard,
      events,
    })
    s.does('Ben', 'black 5')
    passInTurn(s, 'Ada', 'Cem', 'Ben', 'Ada', 'Cem', 'Ben', 'Ada', 'Cem')
    expect(s.isRoundOver).toBe(false)
    passInTurn(s, 'Ben')
    expect(s.isRoundOver).toBe(true)
  })

  it('leaves two players six turns', () => {
    const s = scene({
      players: ['Ada', 'Ben'],
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8' },
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    passInTurn(s, 'Ben', 'Ada', 'Ben', 'Ada', 'Ben')
    expect(s.isRoundOver).toBe(false)
    passInTurn(s, 'Ada')
    expect(s.isRoundOver).toBe(true)
  })

  it('counts a skipped turn', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      skipped: ['Ben'],
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    passInTurn(s, 'Cem', 'Ada', 'Ben', 'Cem', 'Ada', 'Ben', 'Cem')
    expect(s.isRoundOver).toBe(false)
    passInTurn(s, 'Ada')
    expect(s.isRoundOver).toBe(true)
  })

  it('runs out even if the fourth turn would be skipped', () => {
    const s = scene({
      hands: { Ada: 'red skip, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(0, 0, 0),
    })
    s.does('Ada', 'red skip', 'Ben').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([18, 16, 14])
    expect(s.factKinds()).not.toContain('skipped')
  })

  it('is defused by an empty hand: 10 points less for its owner, 10 more for all others', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 5', Cem: 'blue 7' },
      scores: { Ada: 20, Cem: 1 },
      discard,
      events,
    })
    s.does('Ada', 'black 5').does('Ben', 'blue 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([39, -10, 18])
    expect(s.table.sheet).toEqual([[19, -10, 17]])
  })

  it('can be defused in the last turn', () => {
    const s = scene({
      hands: { Ada: 'red 9', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(0, 0, 0),
    })
    s.does('Ada', 'red 9').everyonePasses()
    expect(s.scores).toEqual([-10, 18, 17])
  })

  it('is defused at once by a last card that triggers it', () => {
    const s = scene({ hands: { Ada: 'black 5', Ben: 'blue 8', Cem: 'blue 7' }, discard, events })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([-10, 18, 17])
  })

  it('rewards all finishers', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8, red 8', Cem: 'blue 7, red 7' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'mating-season',
    })
    s.does('Ada', 'black 5').everyonePasses()
    expect(s.scores).toEqual([19, -10, -10])
  })

  it('is not defused by a hand that Nice Try fills again', () => {
    const s = scene({
      hands: { Ada: 'blue 9', Ben: 'red 8', Cem: 'blue 7, nice try' },
      draw: 'green 1, green 2, green 3, green 4, green 6',
      turn: 'Ben',
      lasting: ticking(1, 0, 1),
    })
    s.does('Ben', 'red 8').does('Ada', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.hand('Ben')).toEqual(['green 1', 'green 2', 'green 3'])
    expect(s.turn).toBe('Cem')
    passInTurn(s, 'Cem', 'Ada')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([30, 12, 22])
  })

  it('is defused by the player who throws in Nice Try as last card, not by the first finisher', () => {
    const s = scene({
      hands: { Ada: 'blue 9', Ben: 'red 8', Cem: 'nice try' },
      draw: 'green 1, green 2, green 3',
      turn: 'Ben',
      lasting: ticking(2, 2, 2),
    })
    s.does('Ben', 'red 8').does('Ada', 'pass').does('Cem', 'nice try', 'blue')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([19, 16, -10])
  })

  it('has no effect on a round that Finish Line ends', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'finish-line',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([9, 8, 7])
  })

  it('has no effect on a round that Doomsday ends', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'doomsday',
    })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([50, 50, 50])
  })

  it('is defused by an empty hand when Doomsday ends the round', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'doomsday',
    })
    s.does('Ada', 'black 5')
    expect(s.scores).toEqual([40, 60, 60])
  })

  it.each([
    ['doomsday', [40, 0, 50]],
    ['finish-line', [-10, 0, 7]],
  ])('changes nothing for a player who is lucky at %s or was lucky at the bomb', (event, scores) => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'lucky bastard, blue 8', Cem: 'blue 7' },
      lasting: [{ id: 'time-bomb', turns: [2, 2, 2], spared: ['Cem'] }],
      sets: ['base', 'troublemaker'],
      discard: 'red 5, mimicry',
      events: event,
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'red')
    expect(s.scores).toEqual(scores)
  })

  it('gives no bonus to a finisher who is lucky at Finish Line', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'lucky bastard', Cem: 'blue 7' },
      lasting: ticking(2, 2, 2),
      sets: ['base', 'troublemaker'],
      discard: 'red 5, mimicry',
      events: 'finish-line',
    })
    s.does('Ada', 'black 5').does('Cem', 'pass').does('Ben', 'lucky bastard', 'red')
    expect(s.scores).toEqual([19, 0, 17])
  })

  it('has no effect on a round that ends by an empty draw pile', () => {
    const s = scene({
      hands: { Ada: 'blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      draw: { only: '' },
      lasting: ticking(2, 2, 2),
    })
    s.does('Ada', 'draw')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([9, 8, 7])
  })

  it('is defused by an empty hand when the draw pile ends the round', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 8', Cem: 'blue 7' },
      draw: { only: 'green 1, green 2, green 3' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'third-time-lucky',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([-10, 24, 17])
  })

  it('is defused by an empty hand when Finish Line ends the round', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 8', Cem: 'blue 7' },
      lasting: ticking(2, 2, 2),
      discard,
      events: 'finish-line',
    })
    s.does('Ada', 'black 5')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([-10, 18, 17])
  })

  it('does not restart or double when it comes a second time', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 8', Cem: 'blue 7' },
      draw: 'green 1, green 2, green 3',
      lasting: ticking(1, 1, 1),
      discard,
      events,
    })
    s.does('Ada', 'black 5')
    passInTurn(s, 'Ben', 'Cem')
    expect(s.isRoundOver).toBe(false)
    passInTurn(s, 'Ada')
    expect(s.isRoundOver).toBe(true)
    expect(s.scores).toEqual([24, 18, 18])
  })

  it('ends with the round', () => {
    const s = scene({
      hands: { Ada: 'black 5', Ben: 'blue 8', Cem: 'blue 7' },
      discard,
      events,
    })
    s.does('Ada', 'black 5').everyonePasses().everyonePasses()
    expect(s.table.round).toBe(2)
    expect(s.view(null).lasting).toEqual([])
  })

  it('does not change the winner of a match without points', () => {
    const defused = scene({
      hands: { Ada: 'black 5, blue 9', Ben: 'blue 5', Cem: 'blue 7' },
      limit: 'none',
      discard,
      events,
    })
    defused.does('Ada', 'black 5').does('Ben', 'blue 5').everyonePasses()
    expect(defused.match.isOver).toBe(true)
    expect(defused.table.winners).toEqual([1])
    expect(defused.scores).toEqual([0, 0, 0])
    const burnt = scene({
      hands: { Ada: 'blue 9', Ben: 'blue 8', Cem: 'blue 6, blue 2' },
      draw: 'green 1',
      lasting: ticking(0, 0, 0),
      limit: 'none',
    })
    burnt.does('Ada', 'draw', 'pass')
    expect(burnt.match.isOver).toBe(true)
    expect(burnt.table.winners).toEqual([1, 2])
    expect(burnt.scores).toEqual([0, 0, 0])
  })

  it('does not distinguish spared players in a match without points', () => {
    const lasting = [{ id: 'time-bomb', turns: [0, 0, 0], spared: ['Cem'] }]
    const hands = { Ada: 'blue 9, blue 8', Ben: 'blue 5', Cem: 'blue 8' }
    const burnt = scene({ hands, draw: 'green 1', lasting, limit: 'none' })
    burnt.does('Ada', 'draw', 'pass')
    expect(burnt.table.winners).toEqual([1])
    const doomed = scene({
      hands: { ...hands, Ada: 'black 5' },
      lasting,
      discard,
      limit: 'none',
      events: 'doomsday',
    })
    expect(doomed.does('Ada', 'black 5').table.winners).toEqual([0, 1, 2])
  })
})

describe('The end of a Time Bomb', () => {
  const bombFacts = (s: ReturnType<typeof scene>) =>
    s.factsFor(null).filter(({ kind }) => kind === 'time-bomb')
  const hands = { Ada: 'red 5, red 6', Ben: 'red 7, red 8', Cem: 'red 9, red 1' }

  it('is told when nobody has finished in time', () => {
    const s = scene({ hands, lasting: [{ id: 'time-bomb', turns: [0, 0, 0] }] })
    s.does('Ada', 'red 5')
    expect(bombFacts(s)).toEqual([{ kind: 'time-bomb', defusedBy: [], seats: [0, 1, 2] }])
  })

  it('is told when somebody defuses it', () => {
    const s = scene({
      hands: { ...hands, Ada: 'red 5' },
      lasting: [{ id: 'time-bomb', turns: [2, 2, 2] }],
    })
    s.does('Ada', 'red 5').does('Ben', 'pass').does('Cem', 'pass')
    expect(bombFacts(s)).toEqual([{ kind: 'time-bomb', defusedBy: [0], seats: [0, 1, 2] }])
  })
})
