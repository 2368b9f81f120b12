import { SETS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { slapwise } from '../testing/program.ts'

function cards(...args: string[]): string {
  const { code, out, err } = slapwise(['cards', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

it('lists every card, event and power, set by set', () => {
  const out = cards()
  for (const { name, prints, events, powers } of Object.values(SETS)) {
    expect(out).toContain(`${name.en}\n  Card `)
    for (const { kind } of prints) expect(out).toMatch(new RegExp(`^  ${kind.name.en} +\\d+ `, 'm'))
    for (const { name: listed } of [...events, ...powers]) expect(out).toContain(listed.en)
  }
  expect(out).toMatch(/Number +72 +1–9 +on its colour or its number\n/)
  expect(out).toMatch(/Nice Try +1 +7 +on anything, or thrown in\n/)
  expect(out).toMatch(/Fuck You +1 +42 +on anything, with exactly ten cards in hand\n/)
  expect(out).toMatch(/The End +1 +17 +on anything, as the last card\n/)
  expect(out).toMatch(/Curse +1 +13 +never\n/)
})

it('lists the cards of some sets only', () => {
  const out = cards('--sets', 'troublemaker', '--lang', 'de')
  expect(out).toMatch(/^Troublemaker\n {2}Karte +Anzahl +Punkte +Spielbar\n/)
  expect(out).not.toContain('Grundspiel')
})

it.each(['colour-swap', 'COLOUR SWAP', 'colour s'])('tells all about one: %s', (name) => {
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

it('tells about powers', () => {
  expect(cards('looping')).toBe(`Looping (power card)
  After your turn play goes the other way, until your next turn is over.

  Set      Supercharge
  Count    2
  Played   with a hand card, after its effect
`)
  expect(cards('--lang', 'de', 'open', 'hands')).toMatch(
    /^Open Hands \(Powerkarte\)\n.* vor deren Effekt\n$/s,
  )
})

it('tells about a card of several sets in each of them', () => {
  expect(cards('black number')).toMatch(/^Black number\n.*Count +9\n.*\n\nBlack number\n.*Count +1\n/s)
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
