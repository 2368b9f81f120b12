import { BACKWARD, BOARDS, CARD_KINDS, createStreet, DOWN, FORWARD, NOWHERE, UP } from '@slapwise/board-game'
import { expect, it } from 'vitest'
import type { AnswerOption } from '../../play/terminal-question.ts'
import { parsePlacement, resolvePlacement } from './parse-placement.ts'

const street = createStreet(BOARDS.house)
const kind = (id: string): number => CARD_KINDS.findIndex((one) => one.id === id)
const HAND: readonly AnswerOption[] = ['stop', 'push', 'second-chance', 're-roll'].map((id, i) => {
  const name = CARD_KINDS[kind(id)].name.en
  return { value: kind(id), keys: [String(i + 1)], name, label: name }
})

const read = (line: string) => resolvePlacement(street, parsePlacement(HAND, line))

it.each([
  ['push 12 up', 'push', 12, UP],
  ['2 12 up', 'push', 12, UP],
  ['PUSH up on 12', 'push', 12, UP],
  ['2 12 d', 'push', 12, DOWN],
  ['2 12 vor', 'push', 12, FORWARD],
  ['p 12 zurück', 'push', 12, BACKWARD],
  ['2 12 back', 'push', 12, BACKWARD],
  ['1 12', 'stop', 12, NOWHERE],
  ['second chance 3', 'second-chance', 3, NOWHERE],
  ['re-roll 3', 're-roll', 3, NOWHERE],
])('%s', (line, id, space, direction) => {
  expect(read(line)).toEqual({ kind: kind(id), space, direction })
})

it('reads arrows as the street is drawn: forward is left in every other row', () => {
  expect(read('push 5 →')).toMatchObject({ direction: FORWARD })
  expect(read('push → on 15')).toMatchObject({ direction: BACKWARD })
  expect(read('push 15 <')).toMatchObject({ direction: FORWARD })
  expect(read('push 10 ↑')).toMatchObject({ direction: FORWARD })
  expect(read('push 12 ^')).toMatchObject({ direction: UP })
  expect(read('push 11 →')).toMatchObject({ direction: NOWHERE })
})

it.each(['push', '2', 'unicorn 3', 'push up', '7 12'])('leaves missing parts null: %s', (line) => {
  expect(read(line)).toBeNull()
})
