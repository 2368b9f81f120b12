import { describe, expect, it } from 'vitest'
import { clientRequestSchema, createRoomSchema, nameSchema } from './requests.ts'

const isRequest = (request: unknown): boolean => clientRequestSchema.safeParse(request).success
const isName = (name: unknown): boolean => nameSchema.safeParse(name).success
const isChat = (text: string): boolean => isRequest({ type: 'chat', id: 'a-1', text })

describe('A name', () => {
  it('is a short trimmed line', () => {
    expect(nameSchema.parse('  Ada ')).toBe('Ada')
    for (const name of ['Ada', 'Zoë', '李', 'Ada & Ben', '🦊', 'x'.repeat(24)])
      expect(isName(name)).toBe(true)
    for (const name of ['', ' ', 'x'.repeat(25), 7, null, ['Ada']]) expect(isName(name)).toBe(false)
  })

  it('may contain emoji of any composition', () => {
    const emoji = ['👩‍👩‍👧', '🏳️‍🌈', '👍🏽', '🧑🏻‍❤️‍💋‍🧑🏼', '🇨🇭', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '❤️‍🔥', '©']
    for (const sign of emoji) expect([sign, isName(sign), isName(`Zoë ${sign}`)]).toEqual([sign, true, true])
    for (const name of ['👩\u200d', '\u200d👩', 'a\u200db', '👩\u200d\u200d👩', '👩\u{e0061}\u{e007f}'])
      expect([name, isName(name)]).toEqual([name, false])
  })

  it('may not contain invisible characters', () => {
    for (const sign of [
      '\n',
      '\0',
      '\u200b',
      '\u202e',
      '\u2066',
      '\ufeff',
      '\u2028',
      '\ud800',
      '\ue000',
      '\u00ad',
      '\u200d',
      '\ufe0f',
      '\u3164',
      '\u2800',
      '\ufffc',
      '\u{16fe4}',
      '\u{1d159}',
      '\u{e0061}',
    ])
      expect([sign.codePointAt(0), isName(`A${sign}da`)]).toEqual([sign.codePointAt(0), false])
  })

  it('may not stack combining marks, or begin with one', () => {
    for (const name of ['Zoe\u0323\u0308', 'מִ֫רְיָם', 'น้ำผึ้ง', 'Việt Anh'])
      expect([name, isName(name)]).toEqual([name, true])
    for (const name of [`Z${'\u0300'.repeat(20)}`, '\u0301Ada'])
      expect([name, isName(name)]).toEqual([name, false])
  })

  it('is normalized', () => {
    expect(nameSchema.parse('Zoe\u0308')).toBe('Zo\u00eb')
  })
})

describe('A chat text', () => {
  it('is a line of limited length, with joined emoji and without direction controls', () => {
    expect([isChat('👩‍👩‍👧'), isChat('x'.repeat(280)), isChat('x'.repeat(281))]).toEqual([true, true, false])
    for (const text of ['', '   ', 'a\nb', 'a\u202eb', 'a\u2028b', 'a\u0007b', `a${'\u0300'.repeat(99)}`])
      expect(isChat(text)).toBe(false)
  })
})

describe('A request', () => {
  it('looks back at a moment within bounds, and points at a short name', () => {
    const isMoment = (moment: object | null): boolean =>
      isRequest({
        type: 'look-back',
        id: 'a-1',
        lookBack: moment && { match: 1, index: 0, viewer: null, ...moment },
      })
    for (const moment of [null, {}, { viewer: 'all-open' }, { viewer: 7 }, { index: 99_999 }])
      expect([moment, isMoment(moment)]).toEqual([moment, true])
    for (const moment of [
      { match: 0 },
      { index: -1 },
      { index: 100_000 },
      { index: 0.5 },
      { viewer: 8 },
      { viewer: 'mine' },
      { more: 1 },
    ])
      expect([moment, isMoment(moment)]).toEqual([moment, false])
    const isTarget = (target: unknown): boolean => isRequest({ type: 'point', id: 'a-1', target })
    for (const target of ['die', 'seat-2', 'event-cards', 'card-117']) expect(isTarget(target)).toBe(true)
    for (const target of ['', 'seat 2', '"]', 'Seat-2', 'seat-', 'x'.repeat(41), 7])
      expect([target, isTarget(target)]).toEqual([target, false])
  })

  it('has all its fields and no others', () => {
    expect(isRequest({ type: 'sit', id: 'a-1', seat: 7 })).toBe(true)
    expect(isRequest({ type: 'sit', id: 'a-1' })).toBe(true)
    expect(isRequest({ type: 'reveal-seed', id: 'a-1', seed: 'f'.repeat(64) })).toBe(true)
    const wrong = [
      { type: 'sit', seat: 7 },
      { type: 'sit', id: '', seat: 7 },
      { type: 'sit', id: 'x'.repeat(41), seat: 7 },
      { type: 'sit', id: 'a-1', seat: 8 },
      { type: 'sit', id: 'a-1', seat: -1 },
      { type: 'sit', id: 'a-1', seat: '1' },
      { type: 'sit', id: 'a-1', seat: 1, member: 0 },
      { type: 'reveal-seed', id: 'a-1', seed: 'no hex' },
      { type: 'reveal-seed', id: 'a-1', seed: 'f'.repeat(65) },
      { type: 'change-room', id: 'a-1', windowSeconds: 0.1 },
      { type: 'change-room', id: 'a-1', windowSeconds: Number.POSITIVE_INFINITY },
      { type: 'change-room', id: 'a-1', pace: 'slow' },
      { type: 'answer', id: 'a-1', prompt: 1, answer: 1.5 },
      { type: 'answer', id: 'a-1', prompt: 1, answer: 99_999 },
      { type: 'answer', id: 'a-1', prompt: 1, answer: [[1]] },
      { type: 'answer', id: 'a-1', prompt: 1, answer: Array(251).fill(0) },
      { type: 'react', id: 'a-1', reaction: '<img>' },
      { type: 'created', id: 'a-1' },
      null,
      [],
      'leave',
    ]
    expect(wrong.filter(isRequest)).toEqual([])
  })

  it('creates a private room by default', () => {
    expect(createRoomSchema.parse({ name: 'Ada' })).toEqual({ name: 'Ada', isPublic: false })
    expect(createRoomSchema.safeParse({ name: 'Ada', isPublic: 'yes' }).success).toBe(false)
  })
})

describe('Settings', () => {
  const own = (name: string, text = '') =>
    clientRequestSchema.safeParse({
      type: 'change-room',
      id: 'a-1',
      settings: { ownRuleCards: [{ name, text, changes: { giftCards: 1 } }] },
    }).success

  it('may not contain control characters or direction controls', () => {
    expect([own('Thirst ☕', 'Drink.\nTwice.'), own('\\u001b')]).toEqual([true, true])
    for (const sign of ['\u001b', '\u0007', '\u009b', '\u202e', '\u2028', '\ud800'])
      expect([own(`x${sign}`), own('x', sign)]).toEqual([false, false])
  })

  it('may be nested as deep as a message allows, for the game to judge', () => {
    const settings = JSON.parse(`{"deep":${'['.repeat(3_900)}${']'.repeat(3_900)}}`)
    expect(clientRequestSchema.safeParse({ type: 'change-room', id: 'a-1', settings }).success).toBe(true)
  })
})
