import { viewOf } from '@slapwise/card-game'
import { GAMES } from '@slapwise/games'
import { isFair, replay } from '@slapwise/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TestHouse } from '../testing/house-kit.ts'
import { CODE, deed, identityOf, lobby, matchIn, playing, tell, until } from '../testing/room-kit.ts'
import { exportOf, recordOfMatch } from './archive.ts'

let house: TestHouse

beforeEach(() => {
  house = new TestHouse()
})

afterEach(() => house.close())

const never = () => false

describe('The record of a match', () => {
  it('can be replayed and verified, also after the next one has begun', async () => {
    const story = lobby(['Ada', 'Ben', 'Cem'])
    tell(story, deed(1, { did: 'readied', isReady: true, salt: 'abcdef01' }))
    tell(story, deed(2, { did: 'readied', isReady: true, salt: '12345678' }))
    tell(story, deed(0, { did: 'started', salt: '' }))
    tell(story, deed(2, { did: 'left' }))
    until(story, never)
    tell(story, deed(0, { did: 'rematched', secret: 'another' }))
    tell(story, deed(1, { did: 'readied', isReady: true, salt: '' }))
    tell(story, deed(0, { did: 'started', salt: '' }))
    await house.room(story)
    const record = await recordOfMatch(GAMES, house.storage, CODE, 1)
    expect(replay(GAMES, record)).toBeNull()
    expect(isFair(record.seed, record.fairness!)).toBe(true)
    expect(record.fairness!.salts).toEqual(['', 'abcdef01', '12345678'])
    expect(record.players).toEqual(['Ada', 'Ben', 'bot 3'])
  })

  it('is not there before the end, nor of a match that never was', async () => {
    await house.room(playing(['Ada', 'Ben']))
    for (const number of [0, 1, 2, -1, 1.5, Number.NaN])
      await expect(recordOfMatch(GAMES, house.storage, CODE, number)).rejects.toThrow('no finished match')
  })
})

describe('What the host can take home', () => {
  it('has people, chat and finished matches, and nothing hidden of the running one', async () => {
    const story = until(playing(['Ada', 'Ben']), never)
    tell(story, deed(0, { did: 'rematched', secret: 'the running secret' }))
    tell(story, deed(1, { did: 'said', text: 'once more' }))
    tell(story, deed(1, { did: 'renamed', name: 'Dia' }))
    tell(story, deed(1, { did: 'readied', isReady: true, salt: 'feedbeef' }))
    tell(story, deed(0, { did: 'started', salt: '' }))
    const begun = story.room.position
    const decisions = story.entries.filter(({ did }) => did === 'decided').length
    until(story, (room) => room.position >= begun + 5)
    await house.room(story)
    const all = await exportOf(GAMES, house.storage, CODE)
    expect(all).toMatchObject({
      code: CODE,
      members: ['Ada', 'Dia'],
      chat: [{ name: 'Ben', text: 'once more' }],
    })
    expect(all.matches).toHaveLength(1)
    expect(all.matches[0].decisions).toHaveLength(decisions)
    const text = JSON.stringify(all)
    for (const hidden of ['the running secret', 'feedbeef', identityOf('Ada'), story.room.seed])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain(JSON.stringify(viewOf(matchIn(story.room), 0).hand))
  })
})
