import { readFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import { clientRequestSchema, ERROR_CODES, serverMessageSchema } from '@slapwise/protocol'
import { CONFIG_KEYS } from '@slapwise/server'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from './protocol-docs/catalogue.ts'
import { formatProtocolDocs, PROTOCOL_DOCS_FILE } from './protocol-docs.ts'
import { PROTOCOL_GUIDE } from './protocol-guide.ts'

const page = await formatProtocolDocs()

const typesOf = ({ options }: typeof clientRequestSchema | typeof serverMessageSchema): string[] =>
  options.map(({ shape }) => shape.type.value)

/** All keys of plain data, at any depth. */
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysOf)]
    : []

const catalogueKeys = [...GAMES].flatMap((game) => keysOf(readCatalogue(game)))

/** Words that the guide names and the protocol does not define. */
const OTHER_WORDS = ['GAME', 'VERSION', 'CODE', 'Origin', 'type', 'multiplier', 'size', 'of', 'kind']

describe('The reference of the protocol', () => {
  it('is up to date: npm run protocol-docs', () => {
    expect(readFileSync(PROTOCOL_DOCS_FILE, 'utf8')).toBe(page)
  })

  it('has every request and every message with a sentence', () => {
    for (const type of [...typesOf(clientRequestSchema), ...typesOf(serverMessageSchema)])
      expect(page).toMatch(new RegExp(`^### \`${type}\`\\n\\n[A-Z].*\\.$`, 'm'))
  })

  it('has every error', () => {
    for (const code of ERROR_CODES)
      expect(page).toMatch(new RegExp(`^\\| \`${code}\` \\| \\d+ \\| [A-Z].*\\. \\|$`, 'm'))
  })

  it('has words for every type of field', () => {
    expect(page).not.toMatch(/undefined|\[object/)
  })

  it('has a table for every game', () => {
    for (const { id } of GAMES)
      for (const part of ['`table` of', '`own` of', 'Questions of', 'Facts of', 'Types of'])
        expect(page).toContain(`#### ${part} \`${id}\``)
  })

  it('names nothing in its prose that neither the tables nor the catalogues have', () => {
    const tables = page.replace(PROTOCOL_GUIDE, '')
    const defined = new Set([
      ...[...tables.matchAll(/`([\w-]+)`/g)].map(([, word]) => word),
      ...catalogueKeys,
      ...CONFIG_KEYS,
      ...OTHER_WORDS,
    ])
    const named = [...PROTOCOL_GUIDE.matchAll(/`([a-z][\w.-]*)`/gi)].flatMap(([, words]) => words.split('.'))
    expect(named.filter((word) => !defined.has(word))).toEqual([])
  })
})
