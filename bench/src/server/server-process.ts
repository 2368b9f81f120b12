import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Called in the child process: prints the address it listens at. */
export function announceAddress(address: string): void {
  process.stdout.write(`${address}\n`)
}

/** A server in a child process. */
export interface ServerProcess {
  readonly address: string
  /** Resident memory in bytes. */
  residentBytes(): number
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
    child.once('exit', (code) =>
      reject(new Error(`The server process exited with code ${code} before it listened.`)),
    )
  })

export function readResidentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024
}

/** Linux counts processor time in hundredths of a second. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
