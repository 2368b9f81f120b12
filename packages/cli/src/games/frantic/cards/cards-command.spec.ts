import { CARD_SETS, HOUSE_RULE_CARDS } from '@slapwise/card-game'
import { expect, it } from 'vitest'
import { runInProcess } from '../../../testing/run-cli.ts'

async function cards(...args: string[]): Promise<string> {
  const { code, out, err } = await runInProcess(['cards', ...args])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

/** The output about one entry without its rulings, which may grow. */
const page = async (...args: string[]): Promise<string> =>
  (await cards(...args)).replace(/\n {2}(Rulings|Regelfragen)\n.*/s, '')

it('lists every card, event and power, set by set', async () => {
  const out = await cards()
  for (const { name, prints, events, powers } of Object.values(CARD_SETS)) {
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

it('lists the rule cards with their texts', async () => {
  const [, section] = (await cards()).split('\nRule cards (house cards, not from a box)\n')
  for (const { name } of HOUSE_RULE_CARDS) expect(section).toMatch(new RegExp(`^  ${name.en} +[A-Z]`, 'm'))
  expect(section).toMatch(/^ {2}Thirst +Whoever draws on their turn draws two\. Cheers\.$/m)
  expect(await cards('--lang', 'de')).toMatch(/\nRegelkarten \(Hauskarten.*\n {2}Durst +Wer im eigenen Zug/s)
})

it('lists the cards of some sets only', async () => {
  const out = await cards('--sets', 'troublemaker', '--lang', 'de')
  expect(out).toMatch(/^Troublemaker\n {2}Karte +Anzahl +Punkte +Spielbar\n/)
  expect(out).not.toContain('Grundspiel')
  expect(out).not.toContain('Regelkarten')
})

it.each(['colour-swap', 'COLOUR SWAP', 'colour s'])('describes one card per set: %s', async (name) => {
  expect(await page(name)).toBe(`Colour Swap
  Goes on either of its colours, and play goes on with the other one. If neither
  fitted, you choose.

  Set      Troublemaker
  Count    6 (1 each: red/blue, red/green, red/yellow, blue/green, blue/yellow,
           green/yellow)
  Played   on either colour or its symbol
  Points   7

  Set      Pandora’s Box
  Count    4 (1 each: red/purple, blue/purple, green/purple, yellow/purple)
  Played   on either colour or its symbol
  Points   7
`)
})

it('describes it in German', async () => {
  expect(await page('--lang', 'de', '--sets', 'troublemaker', 'thief')).toBe(`Thief
  Schau in aller Ruhe jemandem in die Hand und behalte zwei Karten daraus.

  Set        Troublemaker
  Anzahl     4 (je 1: rot, blau, grün, gelb)
  Spielbar   auf ihre Farbe oder ihr Symbol
  Punkte     7
`)
})

it('describes events', async () => {
  expect(await cards('friday', 'the', '13th')).toMatch(/^Friday the 13th \(event\)\n/)
  expect(await page('--lang', 'de', 'plague')).toMatch(/Passiert +wenn eine Karte ein Ereignis auslöst\n$/)
})

it('describes powers', async () => {
  expect(await page('looping')).toBe(`Looping (power card)
  After your turn play goes the other way, until your next turn is over.

  Set      Supercharge
  Count    2
  Played   with a hand card, after its effect
`)
  expect(await page('--lang', 'de', 'open', 'hands')).toMatch(
    /^Open Hands \(Powerkarte\)\n.* vor deren Effekt\n$/s,
  )
})

it('describes rule cards', async () => {
  expect(await cards('thirst')).toMatch(
    /^Thirst \(rule card\)\n.*Set +none: a house card\n.*Holds +for a round\n/s,
  )
  expect(await cards('--lang', 'de', 'durst')).toMatch(/^Durst \(Regelkarte\)\n.*Gilt +eine Runde lang\n/s)
})

it('describes purple cards', async () => {
  expect(await cards('--sets', 'pandora', 'gift')).toMatch(/Count +2 \(purple\)\n/)
  expect(await cards('--lang', 'de', '--sets', 'pandora', 'colour-swap')).toContain('(je 1: rot/violett, ')
})

it('describes a card of several sets for each of them', async () => {
  expect(await cards('black number')).toMatch(
    /^Black number\n.*Count +9\n.*Points +1–9\n\n.*Count +1\n.*Points +10\n/s,
  )
})

const everything = [
  ...Object.values(CARD_SETS).flatMap(({ prints, events, powers }) => [
    ...prints.map(({ kind }) => kind),
    ...events,
    ...powers,
  ]),
  ...HOUSE_RULE_CARDS,
]

/** A card of several sets, an event, a power card and a rule card. */
it.each(['gift', 'gambling-man', 'random-chance', 'big-hearted'])('lists rulings, once: %s', async (id) => {
  const { rulings = [] } = everything.find((kind) => kind.id === id)!
  const items = (await cards(id)).split('\n  Rulings\n')[1].split('  • ').slice(1)
  expect(items.map((item) => item.replaceAll(/\s+/g, ' ').trim())).toEqual(rulings.map(({ en }) => en))
  const [first] = (await cards('--lang', 'de', id)).split('\n  Regelfragen\n')[1].split('  • ').slice(1)
  expect(first.replaceAll(/\s+/g, ' ').trim()).toBe(rulings[0].de)
})

it('calls rude cards by their mild names', async () => {
  expect(await cards('fuck')).toMatch(/^Fuck You\n/)
  expect(await cards('--mild', 'fuck')).toMatch(/^Fiddlesticks\n/)
  expect(await cards('--mild', 'fiddle')).toMatch(/^Fiddlesticks\n/)
  expect(await cards('--mild', '--lang', 'de', 'fuck')).toMatch(/^Zieh Leine\n/)
  expect(await cards('--mild')).toMatch(/^ {2}Fiddlesticks +1 +42 /m)
  expect(await cards('--mild')).not.toMatch(/fuck|bastard/i)
  expect(await cards('epic fail')).toMatch(/gets Fuck You,/)
  expect(await cards('--mild', 'epic fail')).toMatch(/gets Fiddlesticks,/)
  expect(await cards('--mild', 'gift')).toMatch(/• Fiddlesticks stays with you/)
  expect(await cards('--mild', 'big-hearted')).toMatch(/never Fiddlesticks\.\n/)
  expect(await cards('--mild', 'bastard')).toMatch(/^Lucky Duck\n/)
  expect(await cards('--mild', '--lang', 'de', 'glückspilz')).toMatch(/^Glückspilz\n/)
})

it('keeps lines short', async () => {
  const lines = (await cards('--lang', 'de')).split('\n')
  expect(lines.filter(({ length }) => length > 80)).toEqual([])
})

it.each([
  ['schwarze', /^Black number\n/],
  ['manager', /^Event Manager /],
  ['fantastic', /^Fantastic\n/],
])('finds a name or a part of it in either language: %s', async (name, out) => {
  expect(await cards(name)).toMatch(out)
})

it.each([
  ['colour swpa', 'Did you mean colour swap?'],
  ['schwarse zal', 'Did you mean schwarze zahl?'],
  ['unicorn', 'Try: slapwise cards'],
])('suggests a similar name: %s', async (name, hint) => {
  expect((await runInProcess(['cards', name])).err).toBe(
    `slapwise: No card, event, power or rule card is called '${name}'. ${hint}\n`,
  )
})

it('lists all entries that a name matches', async () => {
  const out = await cards('fan')
  expect(out.split('\n').slice(1, -1)).toEqual([
    expect.stringMatching(/^ {2}Fantastic +11 /),
    expect.stringMatching(/^ {2}Fantastic Four +5 /),
  ])
})
