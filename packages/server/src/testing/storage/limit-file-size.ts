import { execFileSync } from 'node:child_process'

/** From now on no file of the process may grow beyond `bytes`, as on a full disk. */
export const limitFileSize = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}
