import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { ProgramProcess } from '../testing/program-process.ts'
import { CLI_COMMAND } from '../testing/run-cli.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

it('suspends at Ctrl-Z and resumes at the same question', async () => {
  const shell = new ProgramProcess(
    spawn('script', ['-qfec', 'bash --norc --noprofile -i', '/dev/null'], {
      env: { ...process.env, XDG_STATE_HOME: temporaryFolder(), TERM: 'xterm' },
    }),
  )
  await shell.waitForOutput(/[$#] $/)
  shell.press(`${CLI_COMMAND} play --seed a\r`)
  await shell.waitForOutput(/Your turn: .*› /)
  shell.press('? gi')
  await shell.waitForOutput(/\? gi/)
  shell.press('\x1a')
  await shell.waitForOutput(/Stopped/)
  shell.press('fg\r')
  await shell.waitForOutput(/Your turn: .*› .*\? gi/)
  shell.press('ft\r')
  await shell.waitForOutput(/Gift: Two cards/)
  await shell.waitForOutput(/Your turn: .*› /)
  shell.press('\x03')
  await shell.waitForOutput(/Leave the table\?/)
  shell.press('\x03')
  await shell.waitForOutput(/--seed a\b/)
  shell.press('exit 0\r')
  expect(await shell.code).toBe(0)
})
