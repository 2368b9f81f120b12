import { expect, it } from 'vitest'
import { WEAKEST } from '../testing/weakest-bot.ts'
import { playDeals } from './play-deals.ts'

const DEALS = 12
const seatings = [{ settings: { players: 2 }, bots: [WEAKEST, WEAKEST] }]
const series = { game: 'board', seed: 'deals', seatings, collectsMetrics: false }

/** Plays until `until` deals are finished. */
function played(cores: number, until = DEALS) {
  const controller = new AbortController()
  const progress = (finished: number) => {
    if (finished === until) controller.abort()
  }
  return playDeals({ series, deals: DEALS, cores, signal: controller.signal, onProgress: progress })
}

const all = await played(1)

it('returns deals in order for any number of cores', async () => {
  expect(new Set(all.map((deal) => JSON.stringify(deal))).size).toBe(DEALS)
  expect(await played(2)).toEqual(all)
})

it('returns the first deals without a gap if stopped early', async () => {
  const some = await played(2, DEALS / 2)
  expect(some.length).toBeLessThanOrEqual(DEALS / 2)
  expect(some).toEqual(all.slice(0, some.length))
})
