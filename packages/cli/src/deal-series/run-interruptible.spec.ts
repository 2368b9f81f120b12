import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { waitFor } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'

/** Prints when it can be interrupted and when it was, and exits when its input ends. */
const WORK = `
  import { once } from 'node:events'
  import { runInterruptible } from '${new URL('run-interruptible.ts', import.meta.url)}'
  process.stdin.resume()
  await runInterruptible(async (signal) => {
    console.log('ready')
    await once(signal, 'abort')
    console.log('stopping')
    await once(process.stdin, 'end')
  })
  console.log('partial result')
`

/** Interrupts the work, and `more` times again while it is stopping. */
async function interrupted(times: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WORK])
  let out = ''
  child.stdout.on('data', (data) => {
    out += data
    if (out.endsWith('ready\n')) child.kill('SIGINT')
    if (!out.endsWith('stopping\n')) return
    for (let i = 0; i < times; i++) child.kill('SIGINT')
    child.stdin.end()
  })
  const [code, signal] = await waitFor(() => `the work to end; it said: ${out}`, once(child, 'close'))
  return { code, signal, out }
}

it.each([0, 1])('prints the partial result if one Ctrl-C is forwarded %i times', async (times) => {
  const out = 'ready\nstopping\npartial result\n'
  expect(await interrupted(times)).toEqual({ code: 0, signal: null, out })
})
