import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { MAX_RECORD_BYTES, type MatchRecord } from '@slapwise/kernel'
import { expect, it } from 'vitest'
import { containsRecord, decodeRecordLink, encodeRecordLink } from './record-link.ts'

const file = new URL('../../../../card-game/recorded/version-1/up-to-supercharge.json', import.meta.url)
const record: MatchRecord = JSON.parse(readFileSync(file, 'utf8'))

const linkTo = (text: string): string => `#match=${deflateRawSync(text).toString('base64url')}`

it('A match of 900 decisions fits into a link, with names in any script', async () => {
  const named = { ...record, players: ['Ada', 'Zoë', '妹妹', '🦊'] }
  const link = await encodeRecordLink(named)
  expect(link).toMatch(/^#match=[\w-]{1000,4000}$/)
  expect(containsRecord(link!)).toBe(true)
  expect(JSON.parse((await decodeRecordLink(link!))!)).toEqual(named)
})

it('A match that is too long for a link has none', async () => {
  const players = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9_000 }, (_, j) => String.fromCodePoint(0x4e00 + ((j * j * 31 + i * j) % 20_000))),
  )
  expect(await encodeRecordLink({ ...record, players: players.map((name) => name.join('')) })).toBeNull()
})

it('Of a damaged link, nothing is read', async () => {
  const link = (await encodeRecordLink(record))!
  for (const damaged of [link.slice(0, 900), '#match=', '#match=%%%', '#match=AAAA'])
    expect(await decodeRecordLink(damaged)).toBeNull()
})

it('A link that would fill the memory is not inflated to its end', async () => {
  expect(await decodeRecordLink(linkTo(' '.repeat(MAX_RECORD_BYTES + 1)))).toBeNull()
  expect(await decodeRecordLink(linkTo('{}'))).toBe('{}')
})
