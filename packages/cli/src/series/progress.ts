import { stdio } from '../terminal/stdio.ts'

const WIDTH = 30
const EVERY_MS = 100

/** A bar on a terminal, with the time that is left; where nobody watches, nothing. */
export function progressBar(total: number): (done: number) => void {
  const { stderr } = stdio()
  if (!stderr.isTTY) return () => {}
  const started = performance.now()
  let shown = 0
  return (done) => {
    const now = performance.now()
    if (done < total && now - shown < EVERY_MS) return
    shown = now
    const left = timeWords(((now - started) / done) * (total - done))
    stderr.write(`\r${barOf(done / total)} ${done}/${total} ${done === total ? '      \n' : left}`)
  }
}

function barOf(part: number): string {
  const filled = Math.round(part * WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
}

/** As on a clock, and always as wide. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(6)
}
