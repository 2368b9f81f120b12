import { expect, it } from 'vitest'
import { confusableSkeletons } from './confusable-skeletons.ts'

/** Whether two names could be confused. */
const looksLike = (one: string, other: string): boolean =>
  confusableSkeletons(one).some((skeleton) => confusableSkeletons(other).includes(skeleton))

it.each([
  ['Ada', 'АDА'],
  ['Ben  B', 'ben b'],
  ['Olli', '0lIi'],
  ['Cem', 'Сем'],
  ['Nova', 'Νoνα'],
  ['Ada', 'Ꭺda'],
  ['Ada', 'ꓮda'],
  ['Ada', 'ᴀᴅᴀ'],
  ['Ada', 'Ɑdɑ'],
  ['Ada', 'ᗅᗪᗅ'],
  ['Paul', 'ᑭɑᑌᒪ'],
  ['Tom', 'Ꭲօm'],
  ['❤', '❤️'],
])('%s and %s look alike', (one, other) => {
  expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true])
})

it.each([
  'Ada.',
  ' Ada',
  'A d a',
  '-Ada-',
  'Ada!',
  'Ada|',
  'A·da',
  '„Ada“',
  'Adaʼ',
  'Ada ❤️',
  '~Ada™~',
  'A_d_a',
  'Ada 👩‍👧',
])('punctuation, spaces and symbols do not make another name of Ada: %s', (other) => {
  expect([looksLike('Ada', other), looksLike(other, 'Ada')]).toEqual([true, true])
})

it('signs that look like letters count as those letters', () => {
  expect([looksLike('Al', 'A|'), looksLike('Ali', 'A!i'), looksLike('Al', 'A!')]).toEqual([true, true, true])
})

it('names without letters are compared by symbols, and without symbols by all characters', () => {
  expect([looksLike('❤', '- ❤ -'), looksLike('❤', '★'), looksLike('…', '?!')]).toEqual([true, false, false])
})

it('different names do not look alike', () => {
  const names = [
    'Ada',
    'Ade',
    'Ada 2',
    'Ben',
    'Bén',
    '👩‍👩‍👧',
    '👩‍👧',
    'Зоя',
    '太郎',
    '花子',
    'アー',
    'ア',
    'Olga',
    'Oma',
  ]
  for (const [i, one] of names.entries())
    expect(names.filter((other) => looksLike(one, other))).toEqual([names[i]])
})
