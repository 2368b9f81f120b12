import { preferences } from '../preferences/preferences.ts'
import type { SoundName } from './sounds.ts'
import { master, strike } from './synth.ts'

const MOST_VOICES = 6
/** Seconds between the sounds of one step. */
const APART = 0.07
/** Too short to notice, and enough for nothing to be cut off. */
const SOON = 0.01
/** A compressor needs this long to find its feet; what it hears before comes out far too quiet. */
const WARM = 0.1

let output: { readonly context: AudioContext; readonly into: AudioNode } | null = null
/** When the voices that are heard now fall silent. */
let voices: number[] = []

/** Browsers let a page make a noise only after somebody has touched it; a call or a lock screen may end that again. */
function wake(): void {
  if (!preferences.get().sound) return
  if (!output) {
    const context = new AudioContext()
    output = { context, into: master(context) }
  }
  // Without a sound card it never starts, which is no reason to complain.
  if (output.context.state !== 'running') output.context.resume().catch(() => {})
}

// Which of them counts differs: on an iPhone it is the click, once the finger has turned out to have tapped.
for (const gesture of ['pointerup', 'click', 'keydown'])
  addEventListener(gesture, wake, { capture: true, passive: true })

// The touch that led to the table counts, too.
if (navigator.userActivation?.hasBeenActive) wake()

/**
 * One after the other, a moment apart; if it gets too much, the last ones count. A page that nobody sees only says whose
 * turn it is.
 */
export function play(...names: readonly SoundName[]): void {
  if (!preferences.get().sound || output?.context.state !== 'running') return
  const { context, into } = output
  const audible = document.hidden ? names.filter((name) => name === 'your-turn') : names
  voices = voices.filter((end) => end > context.currentTime)
  const start = Math.max(context.currentTime + SOON, WARM)
  const tooMany = Math.max(0, audible.length - (MOST_VOICES - voices.length))
  audible.slice(tooMany).forEach((name, i) => {
    voices.push(strike(into, name, start + i * APART))
  })
}

/** For somebody who has just asked for it, even if nothing was heard before. */
export async function tryOut(name: SoundName): Promise<void> {
  wake()
  await output?.context.resume()
  play(name)
}
