import { SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { slapwise } from '../testing/program.ts'

function cards(...args: string[]): string {
  const { code, out, err } = slapwise(['cards', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

it('lists every card and event, set by set', () => {
  const out = cards()
  for (const { name, prints, events } of Object.values(SETS)) {
    expect(out).toContain(`${name.en}\n  Card `)
    for (const { kind } of prints) expect(out).toMatch(new RegExp(`^  ${kind.name.en} +\\d+ `, 'm'))
    for (const event of events) expect(out).toContain(event.name.en)
  }
  expect(out).toMatch(/Number +72 +1–9 +on its colour or its number\n/)
  expect(out).toMatch(/Nice Try +1 +7 +on anything, or thrown in\n/)
  expect(out).toMatch(/Fuck You +1 +42 +on anything, with exactly ten cards in hand\n/)
  expect(out).toMatch(/Curse +1 +13 +never\n/)
})

it('lists the cards of some sets only', () => {
  const out = cards('--sets', 'troublemaker', '--lang', 'de')
  expect(out).toMatch(/^Troublemaker\n {2}Karte +Anzahl +Punkte +Spielbar\n/)
  expect(out).not.toContain('Grundspiel')
})

it.each(['colour-swap', 'COLOUR SWAP', 'colour'])('tells all about one: %s', (name) => {
  expect(cards(name)).toBe(`Colour Swap
  Goes on either of its colours, and play goes on with the other one. If neither
  fitted, you choose.

  Set      Troublemaker
  Count    6 (1 each: red/blue, red/green, red/yellow, blue/green, blue/yellow,
           green/yellow)
  Played   on either colour or its symbol
  Points   7
`)
})

it('tells it in German', () => {
  expect(cards('--lang', 'de', 'thief')).toBe(`Thief
  Schau in aller Ruhe jemandem in die Hand und behalte zwei Karten daraus.

  Set        Troublemaker
  Anzahl     4 (je 1: rot, blau, grün, gelb)
  Spielbar   auf ihre Farbe oder ihr Symbol
  Punkte     7
`)
})

it('tells about events', () => {
  expect(cards('friday', 'the', '13th')).toMatch(/^Friday the 13th \(event\)\n/)
  expect(cards('--lang', 'de', 'plague')).toMatch(/Passiert +wenn eine Karte ein Ereignis auslöst\n$/)
})

it.each([
  ['schwarze', /^Black number\n/],
  ['manager', /^Event Manager /],
  ['fantastic', /^Fantastic\n/],
])('finds a name in either language, and parts of it: %s', (name, out) => {
  expect(cards(name)).toMatch(out)
})

it('lists what a name may mean', () => {
  const out = cards('fan')
  expect(out.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^ {2}Fantastic +11 /),
    expect.stringMatching(/^ {2}Fantastic Four +5 /),
  ])
})
