import type { PastView, PastViews, RoomMatchView } from '@slapwise/protocol'
import { beforeEach, expect, it } from 'vitest'
import { RoomPastStates } from './room-past-states.ts'

/** The versions at which the match changed; it began with the first. */
let versions: number[]
let currentVersion: number
let asked: number[]
let log: object[]
let past: RoomPastStates

const factOf = (version: number): object => ({ kind: 'played', version })

/** Answers as the server does. */
async function fetchViews(from: number): Promise<PastViews> {
  asked.push(from)
  const until = Math.min(from + 31, currentVersion)
  return {
    until,
    hasEarlier: versions[0] < from,
    views: versions
      .filter((version) => version >= from && version <= until)
      .map((version): PastView => ({ version, facts: [factOf(version)], match: {} as RoomMatchView })),
  }
}

beforeEach(() => {
  versions = [20, 21, 30, 33, 40, 110]
  currentVersion = 112
  asked = []
  log = []
  past = new RoomPastStates({ fetchViews, log: () => log })
  for (const version of versions) {
    const facts = [factOf(version)]
    if (version >= 33) log.push(...facts)
    past.noteStep({ version, facts: version >= 33 ? facts : [] })
  }
  past.noteStep({ version: currentVersion, facts: [] })
})

it('finds the moment of a fact, and the states before and after it, each range loaded once', async () => {
  expect(await past.find({ fact: log[1] })).toMatchObject({ number: 40, log: log.slice(0, 2) })
  expect(await past.find({ before: 40 })).toMatchObject({ number: 33 })
  expect(asked).toEqual([33])
  expect(await past.find({ before: 33 })).toMatchObject({ number: 30, log: [20, 21, 30].map(factOf) })
  expect(await past.find({ before: 21 })).toMatchObject({ number: 20 })
  expect(await past.find({ after: 20 })).toMatchObject({ number: 21 })
  expect(asked).toEqual([33, 1])
})

it('passes over ranges in which the match did not change, and ends at the deal and at the present', async () => {
  expect(await past.find({ after: 40 })).toMatchObject({ number: 110 })
  expect(await past.find({ before: 110 })).toMatchObject({ number: 40 })
  expect(await past.find({ before: 20 })).toBeNull()
  expect(await past.find({ after: 110 })).toBeNull()
  expect(await past.find({ fact: { kind: 'unknown' } })).toBeNull()
  expect(asked).toEqual([33, 65, 97, 1])
})

it('loads a range again once the match has gone on', async () => {
  await past.find({ before: 112 })
  currentVersion = 113
  versions.push(113)
  past.noteStep({ version: 113, facts: [factOf(113)] })
  expect(await past.find({ after: 110 })).toMatchObject({ number: 113 })
  expect(asked).toEqual([97, 97])
})

it('rejects if the server refuses, and tries again', async () => {
  let isRefused = true
  const limited = new RoomPastStates({
    fetchViews: async (from) => {
      if (isRefused) throw new Error('rate-limited')
      return fetchViews(from)
    },
    log: () => [],
  })
  limited.noteStep({ version: 112, facts: [] })
  await expect(limited.find({ before: 41 })).rejects.toThrow('rate-limited')
  isRefused = false
  expect(await limited.find({ before: 41 })).toMatchObject({ number: 40 })
})
