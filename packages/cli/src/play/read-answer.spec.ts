import type { Choice } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import type { Option } from './options.ts'
import { readAllotment, readOne, readPlay, readReceivers, readSome } from './read-answer.ts'

const option = (value: number, key: string, name: string): Option => ({
  value,
  keys: [key],
  name,
  label: name,
})

const players = [option(10, '1', 'Mira'), option(20, '2', 'Lea'), option(30, '3', 'Leander')]
const hand = [
  option(5, '1', 'red 7'),
  option(6, '2', 'red 7'),
  option(7, '3', 'Gift'),
  option(-2, '0', 'draw'),
]

describe('one', () => {
  it.each([
    ['3', 7],
    ['0', -2],
    ['GIFT', 7],
    ['d', -2],
    ['red', 5],
  ])('%s', (line, answer) => {
    expect(readOne(hand, line)).toEqual({ answer })
  })

  it('asks again where it is not clear', () => {
    expect(readOne(hand, '4')).toEqual({ unknown: '4' })
    expect(readOne(players, 'le')).toEqual({ unknown: 'le' })
  })
})

describe('a card, perhaps with a power', () => {
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
    expect(readPlay(choice, hand, powers, line)).toEqual({ answer })
  })

  it.each([
    ['1 b', { card: 5, place: 1 }],
    ['a', { card: null, place: 0 }],
    ['0 a', { card: null, place: 0 }],
    ['4 a', { unknown: '4' }],
    ['3 c', { unknown: '3 c' }],
    ['nonsense', { unknown: 'nonsense' }],
  ])('says what is wrong with %s', (line, reading) => {
    expect(readPlay(choice, hand, powers, line)).toEqual(reading)
  })
})

describe('some', () => {
  const choice: Choice & { kind: 'some' } = { kind: 'some', of: 'card', options: [5, 6, 7], count: 2 }

  it('takes numbers, however they are set apart', () => {
    expect(readSome(choice, hand, '3 1')).toEqual({ answer: [7, 5] })
    expect(readSome(choice, hand, '3, 1')).toEqual({ answer: [7, 5] })
  })

  it.each(['1', '1 1', '1 2 3'])('takes neither too few nor too many: %s', (line) => {
    expect(readSome(choice, hand, line)).toHaveProperty('problem')
  })

  it('says what it does not know', () => {
    expect(readSome(choice, hand, '1 9')).toEqual({ unknown: '9' })
  })
})

describe('an allotment', () => {
  const choice: Choice & { kind: 'allot' } = { kind: 'allot', of: 'seat', options: [10, 20, 30], total: 4 }

  it.each([
    ['2', [0, 4, 0]],
    ['lea', [0, 4, 0]],
    ['all to mira', [4, 0, 0]],
    ['1 1 2 3', [2, 1, 1]],
    ['Mira 3 Lea 1', [3, 1, 0]],
    ['mira mira lea leander', [2, 1, 1]],
    ['Mira: 2, Leander: 2', [2, 0, 2]],
  ])('%s', (line, answer) => {
    expect(readAllotment(choice, players, line)).toEqual({ answer })
  })

  it.each(['1 1', '1 1 1 1 1', 'Mira 3', 'Mira 99 Lea 1'])('adds up, unlike %s', (line) => {
    expect(readAllotment(choice, players, line)).toHaveProperty('problem')
  })
})

describe('receivers', () => {
  it.each([
    ['1', [10]],
    ['1 2 2', [10, 20, 20]],
    ['all 2', [20, 20, 20, 20]],
    ['all to Mira', [10, 10, 10, 10]],
  ])('%s', (line, answer) => {
    expect(readReceivers(players, line, 4)).toEqual({ answer })
  })

  it.each(['', '1 1 1 1 1'])('are not too many, unlike “%s”', (line) => {
    expect(readReceivers(players, line, 4)).toHaveProperty('problem')
  })
})
