import type { Choice } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { parsePlay } from './parse-play.ts'

const option = (value: number, key: string, name: string): AnswerOption => ({
  value,
  keys: [key],
  name,
  label: name,
})

const hand = [
  option(5, '1', 'red 7'),
  option(6, '2', 'red 7'),
  option(7, '3', 'Gift'),
  option(-2, '0', 'draw'),
]

describe('a card, optionally with a power card', () => {
  const powers = [option(0, 'a', 'Looping'), option(1, 'b', 'Open Hands')]
  const choice: Choice & { kind: 'one' } = {
    kind: 'one',
    of: 'card',
    options: [-2, 5, 5 + 256, 6, 6 + 256, 7, 7 + 256, 7 + 512],
  }

  it.each([
    ['3', 7],
    ['0', -2],
    ['3 a', 7 + 256],
    ['3+b', 7 + 512],
    ['3 + B', 7 + 512],
    ['3a', 7 + 256],
    ['gift loop', 7 + 256],
    ['gift + open hands', 7 + 512],
    ['3 open hands', 7 + 512],
    ['red 7', 5],
    ['red 7 a', 5 + 256],
  ])('%s', (line, answer) => {
    expect(parsePlay(choice, hand, powers, line)).toEqual({ answer })
  })

  it.each([
    ['1 b', { card: 5, place: 1 }],
    ['a', { card: null, place: 0 }],
    ['0 a', { card: null, place: 0 }],
    ['4 a', { unknown: '4' }],
    ['3 c', { unknown: '3 c' }],
    ['nonsense', { unknown: 'nonsense' }],
  ])('reports what is wrong with %s', (line, reading) => {
    expect(parsePlay(choice, hand, powers, line)).toEqual(reading)
  })
})
