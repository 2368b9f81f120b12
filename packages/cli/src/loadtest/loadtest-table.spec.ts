import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { startServer } from '../testing/server.ts'
import { runLoadtest } from './loadtest.ts'
import type { LoadtestTable } from './loadtest-table.ts'

it('stops playing at once when it is closed during a match', async () => {
  const { url } = await startServer()
  let received = 0
  let tables: readonly LoadtestTable[] = []
  const playing = runLoadtest({
    url,
    game: 'frantic',
    tables: 1,
    players: 2,
    answerIntervalSeconds: 0,
    seconds: 600,
    injectsFaults: false,
    settings: {},
    hasEnoughMatches: () => false,
    onOpened(all) {
      tables = all
    },
    onRawMessage() {
      if (++received === 50) tables[0].close()
    },
  })
  const { errors } = await waitFor('the table to stop', playing)
  expect(errors).toMatchObject({ 'Error: the table was closed': 1 })
})
