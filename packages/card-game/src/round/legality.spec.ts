import { arbitraryStartOptions, playRandomMatch } from '@slapwise/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { franticCardGame } from '../game.ts'
import { arbitrarySettings } from '../testing/arbitrary-settings.ts'
import { scene } from '../testing/scene.ts'
import { buildView } from '../views/view.ts'
import { checkPlay } from './legality.ts'

describe('The reason why a card cannot be played', () => {
  const needs = (options: Parameters<typeof scene>[0], card: string) => {
    const reason = scene({ ...options, hands: { Ada: `${card}, green 1` } }).explainIllegal('Ada', card)
    return reason?.because === 'does-not-follow' ? reason.needs : reason
  }
  const nothing = { colour: null, number: null, symbol: null, black: false, openWish: true }

  it('contains what would fit', () => {
    expect(needs({ discard: 'blue 7' }, 'red 5')).toEqual({ ...nothing, colour: 'blue', number: 7 })
    expect(needs({ discard: 'blue gift' }, 'red 5')).toEqual({ ...nothing, colour: 'blue', symbol: 'gift' })
    expect(needs({ discard: 'black 7' }, 'red 5')).toEqual({ ...nothing, number: 7 })
    expect(needs({ call: 'blue' }, 'red 5')).toEqual({ ...nothing, colour: 'blue' })
  })

  it('contains nothing that is forbidden', () => {
    const lasting = [
      { id: 'colour-blockade', colour: 'blue' as const, turns: [2] },
      { id: 'special-seal', turns: [1] },
    ]
    const options = { sets: ['base' as const, 'supercharge' as const], discard: 'blue gift', lasting }
    expect(needs(options, 'red 5')).toEqual({ ...nothing, openWish: false })
  })

  it('is the same from the table and from a view', () => {
    fc.assert(
      fc.property(arbitraryStartOptions(arbitrarySettings), (start) => {
        playRandomMatch(franticCardGame, start, ({ match: { state, rules }, match, prompt: { seat } }) => {
          if (match.promptFor(seat)!.question.ask !== 'turn') return
          const view = buildView(match, seat)
          for (const card of view.hand) {
            const seen = checkPlay({ ...view, setup: state.setup }, card)
            expect(seen).toEqual(rules.explainIllegal(state, match.promptFor(seat)!, card))
            expect(seen === null).toBe(match.promptFor(seat)!.choice.options.includes(card))
          }
        })
      }),
      { numRuns: 3 },
    )
  })
})
