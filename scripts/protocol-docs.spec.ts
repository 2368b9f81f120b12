import { readFileSync } from 'node:fs'
import { clientRequestSchema, ERROR_CODES, serverMessageSchema } from '@slapwise/protocol'
import { describe, expect, it } from 'vitest'
import { formatProtocolDocs, PROTOCOL_DOCS_FILE } from './protocol-docs.ts'

const typesOf = ({ options }: typeof clientRequestSchema | typeof serverMessageSchema): string[] =>
  options.map(({ shape }) => shape.type.value)

describe('The reference of the protocol', () => {
  it('is up to date: npm run protocol-docs', () => {
    expect(readFileSync(PROTOCOL_DOCS_FILE, 'utf8')).toBe(formatProtocolDocs())
  })

  it('has every request and every message with a sentence', () => {
    for (const type of [...typesOf(clientRequestSchema), ...typesOf(serverMessageSchema)])
      expect(formatProtocolDocs()).toMatch(new RegExp(`^### \`${type}\`\\n\\n[A-Z].*\\.$`, 'm'))
  })

  it('has every error', () => {
    for (const code of ERROR_CODES)
      expect(formatProtocolDocs()).toMatch(new RegExp(`^\\| \`${code}\` \\| [A-Z].*\\. \\|$`, 'm'))
  })

  it('has words for every kind of field', () => {
    expect(formatProtocolDocs()).not.toMatch(/undefined|\[object/)
  })
})
