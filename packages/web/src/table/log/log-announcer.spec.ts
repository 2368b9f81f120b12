import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../i18n/index.tsx'
import type { TableState } from '../../match-sources/table-source.ts'
import { LogAnnouncer } from './log-announcer.tsx'
import type { LogFormatter } from './log-entries.ts'

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'] }))
afterAll(() => void vi.unstubAllGlobals())

const FORMATTER = {
  formatFact: (fact: { kind: string }) => (fact.kind === 'silent' ? null : [`It is ${fact.kind}.`]),
  concernsViewer: ([text]: readonly string[]) => text.includes('my '),
  accentOf: (fact: { kind: string }) => (fact.kind === 'round-over' ? 'end' : null),
  toPlainText: (sentence: readonly string[]) => sentence.join(''),
} as unknown as LogFormatter

function announced(kinds: readonly string[], concernsViewer = false): string {
  const state = {
    players: ['Ada', 'Ben'].map((name) => ({ name })),
    match: { own: { seat: 0 }, table: { scores: [34, 12] } },
    stageStep: { concernsViewer },
    newFacts: kinds.map((kind) => ({ kind })),
  } as unknown as TableState
  const html = renderToStaticMarkup(
    createElement(I18nProvider, null, createElement(LogAnnouncer, { state, formatter: FORMATTER })),
  )
  return html.replaceAll(/<[^>]*>/g, '').trim()
}

it('announces what the viewer does or gets, events and the end of a round, and nothing else', () => {
  expect(announced(['a draw', 'a pass'])).toBe('')
  expect(announced(['a draw', 'my draw'])).toBe('It is my draw.')
  expect(announced(['round-over'])).toMatch(/^It is round-over\. .* 34, Ben 12$/)
})

it('announces all of a step in which something happens to the viewer', () => {
  expect(announced(['silent', 'a shuffle of all hands'], true)).toBe('It is a shuffle of all hands.')
})
