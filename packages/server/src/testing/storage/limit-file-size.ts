import { execFileSync } from 'node:child_process'

/** From now on no file of a process may grow beyond that many bytes: to it, the disk is full. */
export const limitFileSize = (pid: number, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}
