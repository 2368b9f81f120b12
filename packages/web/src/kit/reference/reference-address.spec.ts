import { expect, it } from 'vitest'
import { EMPTY_ADDRESS, formatReferenceAddress, parseReferenceAddress } from './reference-address.ts'
import { toggleTag } from './reference-filter.ts'

const option = (id: string) => ({ id, label: id })
const FILTERS = [
  { id: 'set', title: 'Set', options: ['base', 'pandora'].map(option) },
  { id: 'colour', title: 'Colour', options: ['red', 'blue'].map(option) },
]
const parse = (address: string) =>
  parseReferenceAddress(new URL(address, 'http://slapwise.test/cards'), FILTERS)

it.each([
  ['', EMPTY_ADDRESS],
  ['#thief', { ...EMPTY_ADDRESS, entry: 'thief' }],
  ['?q=draw%20two%26%C3%BC', { ...EMPTY_ADDRESS, query: 'draw two&ü' }],
  [
    '?q=draw&set=base,pandora&colour=red#gift',
    { query: 'draw', chosenTags: { set: ['base', 'pandora'], colour: ['red'] }, entry: 'gift' },
  ],
])('An address holds search, filters and entry: %s', (text, address) => {
  expect(parse(text)).toEqual(address)
  expect(formatReferenceAddress(address)).toBe(text)
})

it('An address may contain anything: unknown filters and options are left out', () => {
  expect(parse('?set=base,moon,&shape=round&q=x+y')).toEqual({
    ...EMPTY_ADDRESS,
    query: 'x y',
    chosenTags: { set: ['base'] },
  })
  expect(parse('#%E0%A4%A')).toEqual(EMPTY_ADDRESS)
})

it('A filter can have several options, and is gone with the last one', () => {
  const one = toggleTag({ colour: ['red'] }, 'set', 'base')
  expect(one).toEqual({ colour: ['red'], set: ['base'] })
  const two = toggleTag(one, 'set', 'pandora')
  expect(two).toEqual({ colour: ['red'], set: ['base', 'pandora'] })
  expect(toggleTag(toggleTag(two, 'set', 'base'), 'set', 'pandora')).toEqual({ colour: ['red'] })
})
