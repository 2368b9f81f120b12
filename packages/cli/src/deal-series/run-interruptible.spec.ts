import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'

/** Says when it can be interrupted and when it has been, and is over when nobody says anything more. */
const WORK = `
  import { once } from 'node:events'
  import { interruptible } from '${new URL('interruptible.ts', import.meta.url)}'
  process.stdin.resume()
  await interruptible(async (signal) => {
    console.log('ready')
    await once(signal, 'abort')
    console.log('stopping')
    await once(process.stdin, 'end')
  })
  console.log('what there is')
`

/** What comes of it where it is interrupted so many times more while it is stopping. */
async function interrupted(more: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WORK])
  let out = ''
  child.stdout.on('data', (data) => {
    out += data
    if (out.endsWith('ready\n')) child.kill('SIGINT')
    if (!out.endsWith('stopping\n')) return
    for (let i = 0; i < more; i++) child.kill('SIGINT')
    child.stdin.end()
  })
  const [code, signal] = await waitFor(() => `the work to end; it said: ${out}`, once(child, 'close'))
  return { code, signal, out }
}

it.each([0, 1])('shows what there is where one Ctrl-C is handed on %i times', async (more) => {
  const out = 'ready\nstopping\nwhat there is\n'
  expect(await interrupted(more)).toEqual({ code: 0, signal: null, out })
})
