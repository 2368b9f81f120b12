import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../testing/folder.ts'
import { Process } from '../testing/process.ts'
import { COMMAND } from '../testing/program.ts'

it('stops at Ctrl-Z, gives the shell back, and goes on where it was', async () => {
  const shell = new Process(
    spawn('script', ['-qfec', 'bash --norc --noprofile -i', '/dev/null'], {
      env: { ...process.env, XDG_STATE_HOME: temporaryFolder(), TERM: 'xterm' },
    }),
  )
  await shell.until(/[$#] $/)
  shell.press(`${COMMAND} play --seed a\r`)
  await shell.until(/Your turn: .*› /)
  shell.press('? gi')
  await shell.until(/\? gi/)
  shell.press('\x1a')
  await shell.until(/Stopped/)
  shell.press('fg\r')
  await shell.until(/Your turn: .*› .*\? gi/)
  shell.press('ft\r')
  await shell.until(/Gift: Two cards/)
  await shell.until(/Your turn: .*› /)
  shell.press('\x03')
  await shell.until(/Leave the table\?/)
  shell.press('\x03')
  await shell.until(/--seed a\b/)
  shell.press('exit 0\r')
  expect(await shell.code).toBe(0)
})
