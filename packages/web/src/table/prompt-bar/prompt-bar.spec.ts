import { type ClientRoomState, getActivePrompt } from '@slapwise/client'
import { crazyEights } from '@slapwise/crazy-eights'
import {
  type AnyGame,
  type AnyMatch,
  canOnlyPass,
  createRandom,
  Match,
  type Prompt,
  sampleAnswer,
} from '@slapwise/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/index.tsx'
import type { TableSource } from '../../match-sources/table-source.ts'
import { TableContextProvider } from '../table-context.tsx'
import { SLAP_GAME } from '../testing/slap-game.ts'
import { PromptBar } from './prompt-bar.tsx'

const GAME: AnyGame = crazyEights
const PLAYERS = ['Ada', 'Ben', 'Cem', 'Dia'].map((name) => ({
  name,
  face: 0,
  isBot: false,
  isAway: false,
  isOnline: true,
}))

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => void vi.unstubAllGlobals())

/** A match in the first reaction window in which some players can react, and others cannot. */
function inWindow(snap: true | 'glance'): AnyMatch {
  const rules = GAME.createRules(
    GAME.settingsSchema.parse({ players: PLAYERS.length, snap }),
    GAME.latestRulesVersion,
  )
  for (let i = 0; ; i++) {
    const match = Match.start(rules, `${i}`)
    const random = createRandom(`${i}`)
    while (match.prompts.length === 1) {
      const [{ seat, choice }] = match.prompts
      match.answer(seat, sampleAnswer(choice, random))
    }
    if (new Set(match.prompts.map(canOnlyPass)).size === 2) return match
  }
}

const SOURCE = { reactionWindow: { extendWindow() {}, skipReactions() {} } } as unknown as TableSource

const CLOCK = { leftMs: 900, totalMs: 1500 }

const viewFor = (match: AnyMatch, seat: number) => ({
  table: GAME.publicView(match),
  own: GAME.ownView(match, seat),
  promptNumber: 1,
  clock: CLOCK,
})

/** The markup of the prompt bar for a player in a room. */
function barFor(match: AnyMatch, seat: number): string {
  const view = viewFor(match, seat)
  const prompt = getActivePrompt({
    room: { isPaused: false },
    match: view,
    reactionsSkippedInRound: null,
  } as ClientRoomState)
  return renderBar({ ...view, own: { ...view.own, prompt } })
}

function renderBar(match: ReturnType<typeof viewFor>): string {
  const state = {
    settings: { players: PLAYERS.length },
    rulesVersion: GAME.latestRulesVersion,
    players: PLAYERS,
    match,
    clock: CLOCK,
    log: [],
    newFacts: [],
  }
  const children = createElement(PromptBar, {
    question: 'Snap?',
    hint: null,
    source: null,
    answer: null,
    children: null,
  })
  const props = { source: SOURCE, state, game: SLAP_GAME, children }
  return renderToStaticMarkup(createElement(I18nProvider, null, createElement(TableContextProvider, props)))
}

/** The button that opens the reaction menu. */
const MORE = 'aria-label="More about this moment"'

const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim()

it('shows a glance prompt only to players who can react, and nobody as thinking', () => {
  const match = inWindow('glance')
  for (const seat of PLAYERS.keys()) {
    const prompt = match.promptFor(seat)
    const bar = barFor(match, seat)
    expect(bar).toContain('class="prompt-clock"')
    const isAsked = prompt !== null && !canOnlyPass(prompt)
    expect(wordsIn(bar)).toMatch(isAsked ? /^Snap\?/ : /^$/)
    expect(bar.includes(MORE)).toBe(isAsked)
  }
})

const saidTo = (prompt: Prompt<unknown> | null): RegExp => {
  if (!prompt) return /are thinking/
  return canOnlyPass(prompt) ? /^Nothing up your sleeve/ : /^Snap\?/
}

it('asks players in a reaction window who can react; all can ask for time', () => {
  const match = inWindow(true)
  for (const seat of PLAYERS.keys()) {
    const prompt = match.promptFor(seat)
    const bar = barFor(match, seat)
    expect(wordsIn(bar)).toMatch(saidTo(prompt))
    expect(bar.includes(MORE)).toBe(prompt !== null)
  }
})

it('names the player who is asked in a replay from their own seat, where nobody can answer', () => {
  const rules = GAME.createRules(GAME.settingsSchema.parse({ players: PLAYERS.length }), 1)
  const match = Match.start(rules, 'replay')
  const [{ seat }] = match.prompts
  const view = viewFor(match, seat)
  expect(wordsIn(renderBar({ ...view, own: { ...view.own, prompt: null } }))).toBe(
    `${PLAYERS[seat].name} is thinking`,
  )
})
