/** Runs the programs and commands of docs/bots.md as they are printed there. */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ProgramProcess } from '../testing/program-process.ts'
import { runInProcess } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { TestTerminal } from '../testing/test-terminal.ts'
import { WEAKEST } from '../testing/weakest-bot.ts'

const guide = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8')

/** Saves a program of docs/bots.md under the name that the document gives it. */
function saveProgram(language: 'ts' | 'js', name: string): string {
  expect(guide).toContain(`\`${name}\``)
  const [, code] = new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(guide)!
  const file = `${temporaryFolder()}/${name}`
  writeFileSync(file, code)
  return file
}

it('contains a bot module that plays all sets and beats random answers', async () => {
  const mine = saveProgram('ts', 'mine.ts')
  const bots = ['--bots', `${mine},${WEAKEST}`]
  const { code, out, err } = await runInProcess(['arena', '--json', '--matches', '60', ...bots])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(JSON.parse(out).bots[0].interval[0]).toBeGreaterThan(0.5)
  const sets = ['--sets', 'base,troublemaker,supercharge,pandora', '--rule-cards', '2', '--steer']
  expect(await runInProcess(['simulate', '--json', '--matches', '20', ...sets, ...bots])).toMatchObject({
    code: 0,
    err: '',
  })
})

it('contains a client that joins a room by its link and plays', async () => {
  const { url } = await startServer()
  const ada = new TestTerminal(
    ['play', '--url', url, '--name', 'Ada', '--limit', 'none', '--hand-size', '4'],
    {
      XDG_CONFIG_HOME: temporaryFolder(),
    },
  )
  const code = await ada.waitForOutput(/Room (\S+)/)
  const client = [saveProgram('js', 'client.mjs'), `${url}/room/${code}`, 'Robo']
  const robo = new ProgramProcess(spawn(process.execPath, client))
  await ada.waitForOutput(/Robo is ready\./)
  ada.type('s')
  await ada.answerUntil(/To replay or to verify/, LINES)
  expect(await robo.code).toBe(0)
  expect(robo.out).toMatch(/^Over\. The seats that have won: \d(, \d)*\n$/)
})

/** Lines to type in turn: each question is answered by at least one of them. */
const LINES = [
  ...Array.from({ length: 25 }, (_, i) => String(i + 1)),
  ...['0', '', 'r', 'y', '1 2', '1 2 3', '1 2 3 4', '1 1 1 1', 'all 1', 'j'],
]
