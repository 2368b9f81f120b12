import { askedIn, type RoomSight } from '@slapwise/client'
import { crazyEights } from '@slapwise/crazy-eights'
import { type AnyGame, type AnyMatch, canOnlyPass, Match, sampleAnswer, seeded } from '@slapwise/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TableSource } from '../../game/source.ts'
import { Speech } from '../../words/index.tsx'
import { AtTableProvider } from '../at-table.tsx'
import { Bar } from './bar.tsx'

const GAME: AnyGame = crazyEights
const PEOPLE = ['Ada', 'Ben', 'Cem', 'Dia'].map((name) => ({
  name,
  avatar: null,
  isBot: false,
  isAway: false,
  isOnline: true,
}))

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => void vi.unstubAllGlobals())

/** The first window in which some hold something to throw in, and some do not. */
function inWindow(snap: true | 'glance'): AnyMatch {
  const rules = GAME.rules(GAME.settings.parse({ players: PEOPLE.length, snap }), GAME.version)
  for (let i = 0; ; i++) {
    const match = Match.start(rules, `${i}`)
    const random = seeded(`${i}`)
    while (match.prompts.length === 1) {
      const [{ seat, choice }] = match.prompts
      match.answer(seat, sampleAnswer(choice, random))
    }
    if (new Set(match.prompts.map(canOnlyPass)).size === 2) return match
  }
}

const SOURCE = { window: { holdOn() {}, dontAsk() {} } } as unknown as TableSource

/** The bar of somebody in a room. */
function barFor(match: AnyMatch, seat: number): string {
  const clock = { left: 900, of: 1500 }
  const view = { table: GAME.publicView(match), own: GAME.ownView(match, seat), promptNumber: 1, clock }
  const prompt = askedIn({ match: view, quietIn: null } as RoomSight)
  const state = {
    settings: { players: PEOPLE.length },
    rules: GAME.version,
    people: PEOPLE,
    match: { ...view, own: { ...view.own, prompt } },
    clock,
    log: [],
    fresh: [],
  }
  const children = createElement(Bar, { question: 'Snap?', source: null, answer: null, children: null })
  const props = { source: SOURCE, state, needsConfirmation: () => true, children }
  return renderToStaticMarkup(createElement(Speech, null, createElement(AtTableProvider, props)))
}

const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim()

it('asks at a glance only who holds something, and says of nobody that they think', () => {
  const match = inWindow('glance')
  for (const seat of PEOPLE.keys()) {
    const prompt = match.promptFor(seat)
    const bar = barFor(match, seat)
    expect(bar).toContain('class="clock"')
    if (prompt && !canOnlyPass(prompt)) expect(wordsIn(bar)).toMatch(/Snap\?.*Hold on ….*Not this round/)
    else expect(wordsIn(bar)).toBe('')
  }
})

it('asks everybody in a window, whatever they hold', () => {
  const match = inWindow(true)
  for (const seat of PEOPLE.keys())
    expect(wordsIn(barFor(match, seat))).toMatch(match.promptFor(seat) ? /Snap\?/ : /are thinking/)
})
