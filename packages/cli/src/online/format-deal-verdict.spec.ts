import { expect, it } from 'vitest'
import { de } from '../i18n/de/index.ts'
import { en } from '../i18n/en/index.ts'
import { formatDealVerdict } from './format-deal-verdict.ts'

const digest = 'e7b5d4f260914ba0'

it('prints that a deal was fair, who was left out, and the digest', () => {
  const lines = formatDealVerdict({ kind: 'fair', digest, unrevealedPlayers: ['Ben', 'Cem'] }, en)
  expect(lines[0]).toMatch(/^Dealt fairly: checked\./)
  expect(lines[1]).toContain('Ben and Cem')
  expect(lines[2]).toContain('e7b5 d4f2 6091')
  expect(formatDealVerdict({ kind: 'fair', digest, unrevealedPlayers: [] }, en)).toHaveLength(2)
})

it('prints violations and unverifiable deals', () => {
  expect(formatDealVerdict({ kind: 'violated', violation: 'cards' }, en).join()).toContain(
    'NOT DEALT FAIRLY: you were dealt',
  )
  expect(formatDealVerdict({ kind: 'violated', violation: 'cards' }, de).join()).toContain(
    'NICHT FAIR GEGEBEN: Du hattest',
  )
  expect(formatDealVerdict({ kind: 'inconclusive', digest, doubt: 'server-only' }, en)[0]).toContain(
    'by the server alone',
  )
  for (const lacking of ['rules', 'record'] as const)
    expect(formatDealVerdict({ kind: 'unverifiable', missing: lacking }, en).join()).toMatch(/^Not checked: /)
})
