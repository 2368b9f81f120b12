import {
  buildView,
  CARD_KINDS,
  createBoardRules,
  encodeGift,
  encodePlacement,
  encodeRelocation,
  UP,
} from '@slapwise/board-game'
import { type Scene, scene } from '@slapwise/board-game/testing'
import { expect, it } from 'vitest'
import { readMessages } from '../../i18n/index.ts'
import { withStdio } from '../../terminal/stdio.ts'
import { createPipes } from '../../testing/pipes.ts'
import { toPlainText } from '../../testing/plain-text.ts'
import { createFormatter } from './formatter.ts'
import { createQuestionContext } from './options.ts'
import { createTerminalQuestion } from './question.ts'

const kind = (id: string): number => CARD_KINDS.findIndex((one) => one.id === id)

/** The terminal question of a player at this moment. */
function questionOf(s: Scene, player: string) {
  const seat = s.seat(player)
  const formatter = createFormatter({
    rules: createBoardRules(s.table.setup.settings),
    participants: { playerNames: s.players, viewer: seat },
    messages: readMessages('en'),
    usesMildNames: false,
  })
  const asked = createTerminalQuestion(
    createQuestionContext(formatter, buildView(s.match, seat), s.match.promptFor(seat)!),
  )
  return {
    read: (line: string) => asked.parse(line),
    says: (line: string) => toPlainText((asked.parse(line) as { problem: string }).problem),
    explains: (topic: string) => asked.explain(topic).map(toPlainText),
    shows: () => {
      const { stdio, out } = createPipes({})
      withStdio(stdio, () => asked.show())
      return toPlainText(out.text)
    },
  }
}

it('accepts a gift by number, or by name and steps', () => {
  const s = scene({ on: { 3: 'gift' }, hands: { Ada: 'stop' }, dice: [3] })
  const { read, says } = questionOf(s.plays('Ada', 'stop on 20'), 'Ada')
  expect(read('ben 2')).toEqual({ answer: encodeGift(1, 2) })
  expect(read('4')).toEqual({ answer: encodeGift(2, 2) })
  expect(says('ben')).toContain('Which one? [1] Ben')
})

it('accepts a card for the magnet by its space', () => {
  const s = scene({ on: { 3: 'magnet', 13: 'push up', 30: 'x' }, hands: { Ada: 'stop' }, dice: [3] })
  expect(questionOf(s.plays('Ada', 'stop on 20'), 'Ada').read('13')).toEqual({ answer: 13 })
})

it('accepts a token by name or seat number', () => {
  const s = scene({ hands: { Ben: 'remote' }, turn: 'Ben' }).does('Ben', 'remote on 5')
  const { read } = questionOf(s, 'Ben')
  expect([read('cem'), read('1'), read('2'), read('0')]).toEqual([2, 2, 0, 1].map((answer) => ({ answer })))
})

it('moves a manhole by two numbers and explains illegal moves', () => {
  const s = scene({ hands: { Ada: 'troublemaker' }, tokens: { Ben: 14 }, on: { 8: 'snail' }, dice: [18] })
  const { read, says } = questionOf(s.plays('Ada', 'troublemaker on 20'), 'Ada')
  expect(read('3 17')).toEqual({ answer: encodeRelocation(2, 17) })
  expect(says('3 20')).toContain('No manhole goes there')
  expect(says('2 17')).toContain('Somebody stands on manhole 2')
  expect(says('where')).toBe('Manhole 1, 3–6: 1–6, 8–13, 15–19, 22–27, 29–34, 36–41, 43–49.')
})

it('ignores colours when the street is restocked', () => {
  const hands = { Ada: 'troublemaker, stop', Ben: 'push, stop' }
  const s = scene({ hands, on: { 12: 'stop' }, dice: [9] }).plays('Ada', 'troublemaker on 20')
  const { read, says } = questionOf(s, 'Ben')
  expect(read('push 12 up')).toEqual({ answer: encodePlacement(kind('push'), 12, UP) })
  expect(says('push 12')).toBe('Which way? Push can point: ahead ←, back →, up ↑, down ↓.')
  expect(says('stop 12 up')).toBe('That card does not point anywhere.')
  expect(says('push 20 up')).toBe('White cards are never covered.')
})

it('places a thrown-in card by its space alone', () => {
  const hands = { Ada: 'remote', Ben: 'stop, block' }
  const s = scene({ hands }).does('Ada', 'remote on 5', 'Ben').does('Ben', 'block')
  const { read, says } = questionOf(s, 'Ben')
  expect(read('12')).toEqual({ answer: encodePlacement(kind('block'), 12, 0) })
  expect(says('stop 12')).toBe('Not like that, not now.')
})

it('describes the cards and tokens on a space', () => {
  const s = scene({ hands: { Ada: 'stop' }, on: { 12: 'push forward over snail' }, tokens: { Ben: 12 } })
  expect(questionOf(s, 'Ada').explains('12')).toEqual([
    'Space 12: Push ←. End on it and you are shoved one space the way it points: ahead, back, or straight through the wall. Under it: Snail.',
    'Standing there: Ben.',
  ])
  expect(questionOf(s, 'Ada').explains('stop 12')).toEqual([
    'Push lies there: only red, multicoloured or white goes on it.',
  ])
  expect(questionOf(s, 'Ada').explains('stop 13')).toEqual(['Nothing speaks against it.'])
})

it('prints a forecast only for rolls that move the own token', () => {
  const hands = { Ada: 'snail, troublemaker' }
  const atRoll = (placement: string) => questionOf(scene({ hands }).does('Ada', placement), 'Ada').shows()
  expect(atRoll('snail on 20')).toContain('Your roll')
  expect(atRoll('troublemaker on 20')).not.toContain('Your roll')
})
