import { getStdio } from '../terminal/stdio.ts'

const BAR_WIDTH = 30
const REDRAW_INTERVAL_MS = 100

/** A progress bar with the remaining time on stderr; nothing if stderr is not a terminal. */
export function createProgressBar(total: number): (done: number) => void {
  const { stderr } = getStdio()
  if (!stderr.isTTY) return () => {}
  const started = performance.now()
  let shown = 0
  return (done) => {
    const now = performance.now()
    if (done < total && now - shown < REDRAW_INTERVAL_MS) return
    shown = now
    const left = formatTime(((now - started) / done) * (total - done))
    stderr.write(`\r${formatBar(done / total)} ${done}/${total} ${done === total ? '      \n' : left}`)
  }
}

function formatBar(part: number): string {
  const filled = Math.round(part * BAR_WIDTH)
  return `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`
}

/** Formats a duration as `m:ss`, padded to a fixed width. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(6)
}
