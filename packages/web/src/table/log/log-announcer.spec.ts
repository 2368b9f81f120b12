import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import type { FactPresentations } from '../facts/fact-presentation.ts'
import { LogAnnouncer } from './log-announcer.tsx'
import type { LogFormatter } from './log-entries.ts'

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => void vi.unstubAllGlobals())

const FORMATTER = {
  formatFact: (fact: { kind: string }) => [`It is ${fact.kind}.`],
  accentOf: (fact: { kind: string }) => (fact.kind === 'round-over' ? 'end' : null),
  toPlainText: (sentence: readonly string[]) => sentence.join(''),
} as unknown as LogFormatter

const FACTS: FactPresentations = {
  'a draw': { sound: null },
  'a pass': { sound: null },
  'an attack': { sound: null, hits: () => [{ attacker: 1, victim: 0, cardId: 'slap' }] },
  'round-over': { sound: null },
}

function announced(...kinds: readonly string[]): string {
  const state = {
    players: ['Ada', 'Ben'].map((name) => ({ name })),
    match: { own: { seat: 0 }, table: { scores: [34, 12] } },
    newFacts: kinds.map((kind) => ({ kind })),
  } as unknown as TableState
  const html = renderToStaticMarkup(
    createElement(
      I18nProvider,
      null,
      createElement(LogAnnouncer, { presentations: FACTS, state, formatter: FORMATTER }),
    ),
  )
  return html.replaceAll(/<[^>]*>/g, '').trim()
}

it('announces attacks on the viewer, events and the end of a round, and nothing else', () => {
  expect(announced('a draw', 'a pass')).toBe('')
  expect(announced('a draw', 'an attack')).toBe('It is an attack.')
  expect(announced('round-over')).toMatch(/^It is round-over\. .* 34, Ben 12$/)
})
