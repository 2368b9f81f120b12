import { type Answer, createObservation, createRandom } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { type BoardMatch, createMatch } from '../../board-rules.ts'
import { franticBoardGame } from '../../game.ts'
import { decodePlacement } from '../../table/placement.ts'
import { scene } from '../../testing/scene.ts'
import { slyBot } from '../sly/sly-bot.ts'
import { listCandidates } from './list-candidates.ts'

const observation = (match: BoardMatch, seat: number) =>
  createObservation(franticBoardGame, match, seat, createRandom('')) as Parameters<typeof listCandidates>[0]

const tried = (match: BoardMatch, seat: number): readonly Answer[] => listCandidates(observation(match, seat))

describe('The candidates of a search in the board game', () => {
  it('are the best placement for each of three cards, including that of the policy', () => {
    const { match } = scene({ tokens: { Ben: 3, Cem: 9 }, hands: { Ada: 'push, skip, reverse, gift, gift' } })
    const placed = tried(match, 0)
    expect(new Set(placed.map((option) => decodePlacement(option as number).kind)).size).toBe(3)
    expect(placed).toHaveLength(3)
    expect(placed[0]).toBe(slyBot.answer(observation(match, 0)))
  })

  it('are empty before the first turn', () => {
    const match = createMatch({ players: 3 }, 'set-up')
    const [{ seat, question }] = match.prompts
    expect(question.ask).toBe('set-up')
    expect(tried(match, seat)).toEqual([])
  })

  it('include a re-roll only where it could be better', () => {
    const rolled = (value: number) => {
      const s = scene({ on: { 2: 'push up' }, hands: { Ada: 'stop, re-roll' }, dice: [value] })
      return tried(s.does('Ada', 'stop on 40', 'roll').match, 0)
    }
    expect(rolled(1)).toEqual([])
    expect(rolled(2)).toHaveLength(2)
  })

  it('are all tokens that can be named', () => {
    const s = scene({ hands: { Ada: 'remote' } }).does('Ada', 'remote on 49')
    expect(tried(s.match, 0)).toEqual(s.match.promptFor(0)!.choice.options)
  })
})
