import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** For the child: tells where it listens. */
export function announceAddress(address: string): void {
  process.stdout.write(`${address}\n`)
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly address: string
  /** Bytes in memory. */
  residentBytes(): number
  /** Seconds of processor time so far. */
  cpuSeconds(): number
  stop(): void
}

export async function startServerProcess(
  program: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const child = spawn(process.execPath, [file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  const address = await readFirstLine(child)
  return {
    address,
    residentBytes: () => readResidentBytes(child.pid!),
    cpuSeconds: () => readCpuSeconds(child.pid!),
    stop: () => child.kill('SIGKILL'),
  }
}

const readFirstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve)
    child.once('exit', (code) => reject(new Error(`The server stopped at once (${code}).`)))
  })

export function readResidentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
}

/** In Linux' hundredths of a second. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
