import { waitFor } from '@slapwise/kernel/testing/deadline'
import { expect, it } from 'vitest'
import { startServer } from '../testing/server.ts'
import { attend } from './attend.ts'
import type { Table } from './table.ts'

it('A table that is closed in the middle of a match stops playing at once', async () => {
  const { url } = await startServer()
  let heard = 0
  let tables: readonly Table[] = []
  const playing = attend({
    url,
    game: 'frantic',
    tables: 1,
    players: 2,
    pace: 0,
    seconds: 600,
    isChaotic: false,
    settings: {},
    isEnough: () => false,
    opened(all) {
      tables = all
    },
    eavesdrop() {
      if (++heard === 50) tables[0].close()
    },
  })
  const { errors } = await waitFor('the table to stop', playing)
  expect(errors).toMatchObject({ 'Error: the table was closed': 1 })
})
