import type { Choice } from '@slapwise/kernel'
import { describe, expect, it } from 'vitest'
import { en } from '../i18n/en/index.ts'
import { parseAnswer, parseReceivers } from './parse-answer.ts'
import type { AnswerOption } from './terminal-question.ts'

const option = (value: number, key: string, name: string): AnswerOption => ({
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

const read = (choice: Choice, options: readonly AnswerOption[], line: string) =>
  parseAnswer(choice, options, line, en.ask)

const ONE: Choice = { kind: 'one', of: 'card', options: [] }

describe('one', () => {
  it.each([
    ['3', 7],
    ['0', -2],
    ['GIFT', 7],
    ['d', -2],
    ['red', 5],
  ])('%s', (line, answer) => {
    expect(read(ONE, hand, line)).toEqual({ answer })
  })

  it.each(['r', 'g', 're', 'RED'])(
    'never plays a card by a single letter, and asks which one: %s',
    (line) => {
      const cards = [option(5, '1', 'red 7'), option(6, '2', 'red 8'), option(7, '3', 'green Gift')]
      const meant = line === 'g' ? '[3] green Gift' : '[1] red 7, [2] red 8'
      expect(read(ONE, cards, line)).toEqual({ problem: `Which one? ${meant}` })
      expect(read(ONE, cards, 'gr')).toEqual({ answer: 7 })
    },
  )

  it('asks back if an answer is ambiguous', () => {
    expect(read(ONE, hand, '4')).toHaveProperty('problem')
    expect(read(ONE, players, 'le')).toHaveProperty('problem')
  })
})

describe('some', () => {
  const choice: Choice = { kind: 'some', of: 'card', options: [5, 6, 7], count: 2 }

  it('accepts numbers with any separator', () => {
    expect(read(choice, hand, '3 1')).toEqual({ answer: [7, 5] })
    expect(read(choice, hand, '3, 1')).toEqual({ answer: [7, 5] })
  })

  it.each(['1', '1 1', '1 2 3'])('rejects too few and too many: %s', (line) => {
    expect(read(choice, hand, line)).toHaveProperty('problem')
  })

  it('names an unknown option', () => {
    expect(read(choice, hand, '1 9')).toEqual({ problem: en.ask.unknownOption('9') })
  })
})

describe('an allotment', () => {
  const choice: Choice = { kind: 'allot', of: 'seat', options: [10, 20, 30], total: 4 }

  it.each([
    ['2', [20, 20, 20, 20]],
    ['lea', [20, 20, 20, 20]],
    ['all to mira', [10, 10, 10, 10]],
    ['1 1 2 3', [10, 10, 20, 30]],
    ['3 1 1 2', [30, 10, 10, 20]],
    ['Mira 3 Lea 1', [10, 10, 10, 20]],
    ['Lea 1 Mira 3', [20, 10, 10, 10]],
    ['lea mira lea leander', [20, 20, 10, 30]],
    ['Leander: 2, Mira: 0, Lea: 2', [30, 30, 20, 20]],
  ])('%s', (line, answer) => {
    expect(read(choice, players, line)).toEqual({ answer })
  })

  it.each(['1 1', '1 1 1 1 1', 'Mira 3', 'Mira 99 Lea 1'])('rejects a wrong sum: %s', (line) => {
    expect(read(choice, players, line)).toHaveProperty('problem')
  })
})

describe('receivers', () => {
  it.each([
    ['1', [10]],
    ['1 2 2', [10, 20, 20]],
    ['all 2', [20, 20, 20, 20]],
    ['all to Mira', [10, 10, 10, 10]],
  ])('%s', (line, answer) => {
    expect(parseReceivers(players, line, 4, en.ask)).toEqual({ answer })
  })

  it.each(['', '1 1 1 1 1'])('rejects a wrong number of receivers: “%s”', (line) => {
    expect(parseReceivers(players, line, 4, en.ask)).toHaveProperty('problem')
  })
})
