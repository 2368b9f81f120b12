import { createRandom } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { faceName } from '../testing/names.ts'
import { type Scene, scene } from '../testing/scene.ts'
import { determinize } from './determinize.ts'

const TRIES = 400

/** The possible owners of a card in determinized matches; `pile` if no hand has it. */
function whereIs(s: Scene, viewer: string, card: string): Set<string> {
  const random = createRandom('imagine')
  const places = new Set<string>()
  for (let i = 0; i < TRIES; i++) {
    const { hands, setup } = determinize(s.match, s.seat(viewer), random)!.state
    const seat = hands.findIndex((hand) => hand.some((c) => faceName(setup.faces[c]) === card))
    places.add(s.players[seat] ?? 'pile')
  }
  return places
}

const hands = {
  Ada: 'red gift, fuck you, blue 1, blue 2',
  Ben: 'green gift, green 2, green 3',
  Cem: 'yellow 4, yellow 5',
}

describe('A determinized match', () => {
  it('keeps what the viewer sees and deals the rest anew', () => {
    const s = scene({ hands })
    expect(whereIs(s, 'Ada', 'fuck you')).toEqual(new Set(['Ada']))
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Ada', 'Cem', 'pile']))
  })

  it('keeps cards in place that the viewer gave away', () => {
    const s = scene({ hands: { ...hands, Ada: 'red gift, nice try, blue 1, blue 2' } })
    s.does('Ada', 'red gift', 'Ben').everyonePasses().does('Ada', 'nice try, blue 1')
    expect(whereIs(s, 'Ada', 'nice try')).toEqual(new Set(['Ben']))
    expect(whereIs(s, 'Cem', 'nice try')).toEqual(new Set(['Ada', 'Ben', 'pile']))
  })

  it('no longer does so once hidden cards have left that hand', () => {
    const s = scene({
      hands: { ...hands, Ada: 'red gift, nice try, blue 1, blue 2', Ben: 'red gift, black 2, black 3' },
    })
    s.does('Ada', 'red gift', 'Ben').everyonePasses().does('Ada', 'nice try, blue 1')
    s.does('Ben', 'red gift', 'Cem').everyonePasses().does('Ben', 'black 2, black 3')
    expect(whereIs(s, 'Ada', 'nice try')).toEqual(new Set(['Ben', 'Cem', 'pile']))
    expect(whereIs(s, 'Cem', 'black 2')).toEqual(new Set(['Cem']))
  })

  it('works within an effect, and keeps cards that were drawn in it', () => {
    const s = scene({
      hands: { Ada: 'black 5, blue 1', Ben: 'fuck you, green 3, green 4', Cem: 'yellow 4, yellow 5' },
      discard: 'red 5',
      draw: 'nice try, green 9',
      events: 'market',
    })
    s.does('Ada', 'black 5').does('Ben', 'nice try')
    expect(s.asked()).toEqual(['Cem: pick'])
    expect(whereIs(s, 'Cem', 'nice try')).toEqual(new Set(['Ben']))
    expect(whereIs(s, 'Cem', 'fuck you')).toEqual(new Set(['Ada', 'Ben', 'pile']))
  })

  it('keeps the very card that was revealed, if there are equal ones', () => {
    const s = scene({
      hands: { Ada: 'black 5, red 9', Ben: 'blue 4, red 3', Cem: 'red 8, yellow 5' },
      sets: ['base', 'troublemaker'],
      edition: 'original',
      discard: 'red 5, lucky bastard, mimicry',
      events: 'plague, gambling-man, market',
    })
    const laid = s.table.hands[s.seat('Ben')][1]
    s.does('Ada', 'black 5')
    expect(s.asked()).toEqual(['Ben: pick'])
    const random = createRandom('alike')
    for (let i = 0; i < TRIES; i++)
      expect(determinize(s.match, s.seat('Cem'), random)!.state.hands[s.seat('Ada')]).toContain(laid)
  })

  it('lets only their owner know cards that were drawn by Equality', () => {
    const s = scene({
      hands: { Ada: 'equality, blue 1, blue 2, blue 3', Ben: 'green 3', Cem: 'counterattack, yellow 5' },
      draw: 'fuck you, green 9',
    })
    s.does('Ada', 'equality', 'Ben').everyonePasses()
    expect(s.asked()).toEqual(['Ada: wish'])
    expect(whereIs(s, 'Ben', 'fuck you')).toEqual(new Set(['Ben']))
    expect(whereIs(s, 'Ada', 'fuck you')).toEqual(new Set(['Ben', 'Cem', 'pile']))
  })

  it('does not know the secret answers of others', () => {
    const s = scene({
      hands: { Ada: 'fantastic four, blue 2', Ben: 'counterattack, green 4', Cem: 'yellow 4, yellow 5' },
    })
    s.does('Ada', 'fantastic four', { Ben: 2, Cem: 2 }).does('Ben', 'counterattack')
    const match = determinize(s.match, s.seat('Cem'), createRandom('sealed'))!
    expect(s.match.hasAnswered(s.seat('Ben'))).toBe(true)
    expect(match.hasAnswered(s.seat('Ben'))).toBe(false)
  })

  it('keeps all hands and shuffles the pile if everyone puts their knowledge together', () => {
    const s = scene({ hands: { ...hands, Ada: 'red gift, nice try, blue 1, blue 2' } })
    const random = createRandom('everyone')
    const expectSameHands = () => {
      const { state } = determinize(s.match, 'everyone', random)!
      expect(state.hands).toEqual(s.table.hands)
      expect(state.drawPile).not.toEqual(s.table.drawPile)
      expect(state.drawPile.toSorted()).toEqual(s.table.drawPile.toSorted())
    }
    expectSameHands()
    s.does('Ada', 'red gift', 'Ben').everyonePasses()
    expectSameHands()
    s.does('Ada', 'nice try, blue 1')
    expectSameHands()
  })

  it('has other random results', () => {
    const s = scene({ hands: { Ada: 'black 5, blue 1', Ben: 'green 3', Cem: 'yellow 4' }, discard: 'red 5' })
    const random = createRandom('chance')
    const events = new Set<string>()
    for (let i = 0; i < TRIES; i++) {
      const match = determinize(s.match, 0, random)!
      match.answer(0, match.promptFor(0)!.choice.options[0])
      const { usedEvents, setup } = match.state
      events.add(setup.events[usedEvents[0]].id)
    }
    expect(events.size).toBeGreaterThan(10)
  })
})
