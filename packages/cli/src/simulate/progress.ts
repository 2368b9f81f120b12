const WIDTH = 30
const EVERY_MS = 100

/** A bar on a terminal; where nobody watches, nothing. */
export function progressBar(total: number): (done: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  let shown = 0
  return (done) => {
    const now = performance.now()
    if (done < total && now - shown < EVERY_MS) return
    shown = now
    const filled = Math.round((done / total) * WIDTH)
    stderr.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}${done === total ? '\n' : ''}`,
    )
  }
}
