import { type Answer, isReaction, OK, type Seat } from '@slapwise/kernel'
import { arbitraryStartOptions, playRandomMatch, propertyTestOptions } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardMatch } from '../board-rules.ts'
import { franticBoardGame } from '../game.ts'
import type { PublicFact } from '../model/facts.ts'
import { CARD_KINDS } from '../setup/card-kinds.ts'
import { decodePlacement } from '../table/placement.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import { parsePlacement } from '../testing/names.ts'
import { type Scene, scene } from '../testing/scene.ts'
import { forecastRolls, type RollForecast } from './roll-forecast.ts'
import { buildPublicView } from './view.ts'

const outlooksIn = (s: Scene, placement: string): readonly RollForecast[] | null =>
  forecastRolls(s.table.setup, s.view(null), s.table.turn, decodePlacement(parsePlacement(placement)))

/** The path that the engine takes with that roll, up to the next die, attack or question. */
function happens(match: BoardMatch, seat: Seat, answer: Answer, rolled: number): RollForecast | null {
  const twin = match.fork()
  twin.collectFacts()
  twin.answer(seat, answer)
  const [prompt] = twin.prompts
  const { ask, source } = prompt.question
  if (prompt.seat !== seat || ask !== 'roll' || source !== null) return null
  twin.state.loadedDice = [rolled]
  twin.answer(seat, OK)
  while (!twin.isOver && twin.prompts.every(({ mode }) => isReaction(mode)))
    for (const { seat: asked, fallback } of twin.prompts) twin.answer(asked, fallback)
  const facts = twin.takeFacts().map(({ publicPart }) => publicPart)
  return { roll: rolled, ...outlookIn(facts, match.state.tokens[seat], seat) }
}

const ENDS: readonly PublicFact['kind'][] = ['rolled', 'attacked', 'drew', 'turn-began', 'round-over']

function outlookIn(facts: readonly PublicFact[], from: number, seat: Seat): Omit<RollForecast, 'roll'> {
  const roll = facts.findIndex(({ kind }) => kind === 'rolled')
  const end = facts.findIndex(({ kind }, i) => i > roll && ENDS.includes(kind))
  const certain = facts.slice(0, end < 0 ? undefined : end)
  const path = certain.flatMap((one) => (one.kind === 'moved' && one.seat === seat ? one.path.slice(1) : []))
  const last = certain.at(-1)
  return { path: [from, ...path], openEndedBy: last?.kind === 'triggered' ? last.source : null }
}

describe('A forecast', () => {
  it('matches what the engine does, for every board, card and roll', () => {
    const forecast = new Set<string>()
    const opened = new Set<string | null>()
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(franticBoardGame, start, ({ match, prompt, answer }) => {
          if (match.state.phase !== 'turn') return
          const { seat } = prompt
          const placement = decodePlacement(answer as number)
          const found = forecastRolls(match.state.setup, buildPublicView(match), seat, placement)
          if (found) forecast.add(CARD_KINDS[placement.kind].id)
          for (let rolled = 1; rolled <= 6; rolled++) {
            const real = happens(match, seat, answer, rolled)
            expect(found?.[rolled - 1] ?? null).toEqual(real)
            if (real) opened.add(real.openEndedBy)
          }
        })
      }),
      propertyTestOptions(12),
    )
    const rollAfter = CARD_KINDS.filter(({ id }) => !['skip', 'remote', 'troublemaker'].includes(id))
    expect(forecast).toEqual(new Set(rollAfter.map(({ id }) => id)))
    expect([...opened]).toEqual(
      expect.arrayContaining([null, 'numbered-teleport', 'second-chance', 'gift', 'swap', 'magnet']),
    )
  })

  it('has the path of each roll, and the card at which it is open', () => {
    const s = scene({ tokens: { Ada: 3 }, on: { 4: 'push up', 6: 'x', 5: 'gift' }, hands: { Ada: 'stop' } })
    expect(outlooksIn(s, 'stop on 9')).toEqual([
      { roll: 1, path: [3, 4, 17], openEndedBy: null },
      { roll: 2, path: [3, 4, 5], openEndedBy: 'gift' },
      { roll: 3, path: [3, 4, 5, 7], openEndedBy: 'numbered-teleport' },
      { roll: 4, path: [3, 4, 5, 7, 8], openEndedBy: null },
      { roll: 5, path: [3, 4, 5, 7, 8, 9], openEndedBy: null },
      { roll: 6, path: [3, 4, 5, 7, 8, 9], openEndedBy: null },
    ])
  })

  it('applies Reverse, Ghost and Fuck You', () => {
    const s = scene({
      tokens: { Ada: 3 },
      on: { 2: 'stop', 4: 'stop', 25: 'x' },
      hands: { Ada: 'reverse, ghost, fuck you' },
    })
    const far = (placement: string) => outlooksIn(s, placement)?.map(({ path }) => path.at(-1))
    expect(far('reverse on 40')).toEqual([2, 2, 2, 2, 2, 2])
    expect(far('ghost on 40')).toEqual([4, 5, 6, 7, 8, 9])
    expect(far('fuck you on 40')).toEqual([26, 27, 28, 29, 30, 31])
    expect(outlooksIn(s, 'fuck you on 40')?.[2]).toEqual({
      roll: 3,
      path: [3, 24, 26, 27, 28],
      openEndedBy: 'numbered-teleport',
    })
    expect(outlooksIn(s, 'ghost on 40')?.[3]).toEqual({ roll: 4, path: [3, 4, 5, 6, 7], openEndedBy: null })
  })

  it('is null if no roll of one’s own follows', () => {
    const s = scene({ hands: { Ada: 'skip, remote, troublemaker' } })
    for (const card of ['skip', 'remote', 'troublemaker']) expect(outlooksIn(s, `${card} on 20`)).toBe(null)
  })

  it('is available for other players, without a card', () => {
    const s = scene({ tokens: { Ben: 20 }, on: { 21: 'x' }, teleports: { 3: 11 } })
    const found = forecastRolls(s.table.setup, s.view('Ada'), 1, null)
    expect(found?.[0].path).toEqual([20, 22])
  })

  it('applies the card that was played in this turn', () => {
    const s = scene({ tokens: { Ada: 20 }, on: { 19: 'x' }, hands: { Ada: 'reverse, ghost' } })
    s.does('Ada', 'reverse on 40')
    const ahead = (seat: number) => forecastRolls(s.table.setup, s.view('Ada'), seat, null)
    expect(ahead(0)?.[0].path).toEqual([20, 18])
    expect(ahead(1)?.[0].path).toEqual([0, 1])
  })
})
