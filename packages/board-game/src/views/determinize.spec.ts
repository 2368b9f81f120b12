import { createRandom } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { decodePlacement } from '../table/placement.ts'
import { sceneAfterEvent } from '../testing/event-scene.ts'
import { kindName } from '../testing/names.ts'
import { type Scene, scene } from '../testing/scene.ts'
import { determinize } from './determinize.ts'

const TRIES = 300

/** The possible owners of a card in determinized matches; `pile` if no hand has it. */
function whereIs(s: Scene, viewer: string, card: string): Set<string> {
  const random = createRandom('imagine')
  const places = new Set<string>()
  for (let i = 0; i < TRIES; i++) {
    const { hands, setup } = determinize(s.match, s.seat(viewer), random)!.state
    const seat = hands.findIndex((hand) => hand.some((c) => kindName(setup.kindOfCard[c]) === card))
    places.add(s.players[seat] ?? 'pile')
  }
  return places
}

const hands = { Ada: 'fuck you, stop, x, x', Ben: 'skip, skip, gift, gift', Cem: 'snail, swap, swap, ghost' }

describe('A determinized match', () => {
  it('keeps what the viewer sees and deals the rest anew', () => {
    const s = scene({ hands })
    expect(whereIs(s, 'Ada', 'fuck you')).toEqual(new Set(['Ada']))
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Ada', 'Cem', 'pile']))
  })

  it('keeps hands known that were passed on or received', () => {
    const { Ada, Ben, Cem } = hands
    const s = sceneAfterEvent('loot', { hands: { Ada, Ben, Cem } })
    expect(whereIs(s, 'Ada', 'fuck you')).toEqual(new Set(['Ben']))
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Ben']))
    expect(whereIs(s, 'Cem', 'fuck you')).toEqual(new Set(['Ben', 'pile']))
  })

  it('keeps cards known that were taken openly', () => {
    const s = sceneAfterEvent('market', { draw: 'fuck you, x, x' })
    s.chooses('Ben', 'x')
    s.chooses('Cem', 'fuck you')
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Cem']))
  })

  it('keeps all hands and shuffles the pile if everyone puts their knowledge together', () => {
    const s = scene({ hands }).does('Ada', 'stop on 20')
    const { state } = determinize(s.match, 'everyone', createRandom('everyone'))
    expect(state.hands).toEqual(s.table.hands)
    expect(state.drawPile).not.toEqual(s.table.drawPile)
    expect(state.drawPile.toSorted()).toEqual(s.table.drawPile.toSorted())
  })

  it('works in the middle of a turn, with new random rolls', () => {
    const s = scene({ hands }).does('Ada', 'stop on 20')
    const random = createRandom('chance')
    const rolls = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const other = determinize(s.match, 1, random)!
      expect(other.prompts).toEqual(s.match.prompts)
      other.collectFacts()
      other.answer(0, other.prompts[0].fallback)
      for (const { publicPart } of other.takeFacts())
        if (publicPart.kind === 'rolled') rolls.add(publicPart.value)
    }
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Ada', 'Cem', 'pile']))
  })

  it('asks other players for the cards they hold in it', () => {
    const inWindow = scene({ hands }).does('Ada', 'stop on 20', 'roll')
    const inEvent = sceneAfterEvent('restock', { hands })
    for (const [s, viewer] of [
      [inWindow, 'Ada'],
      [inEvent, 'Cem'],
    ] as const) {
      const random = createRandom('asked')
      const asked = new Set<string>()
      for (let i = 0; i < TRIES; i++) {
        const sample = determinize(s.match, s.seat(viewer), random)
        const { choice, fallback } = sample.promptFor(s.seat('Ben'))!
        const { hands, setup } = sample.state
        const held = new Set(hands[s.seat('Ben')].map((card) => setup.kindOfCard[card]))
        const kinds = new Set(choice.options.filter((option) => option >= 0).map(kindNamedBy(choice.of)))
        expect(kinds.isSubsetOf(held)).toBe(true)
        expect(choice.options).toContain(fallback)
        asked.add([...kinds].join())
      }
      expect(asked.size).toBeGreaterThan(1)
    }
  })
})

/** The kind of card that an answer names. */
const kindNamedBy =
  (of: string) =>
  (option: number): number =>
    of === 'placement' ? decodePlacement(option).kind : option
