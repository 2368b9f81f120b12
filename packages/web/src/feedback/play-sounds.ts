import { preferences } from '../preferences/preferences.ts'
import type { SoundName } from './sounds.ts'
import { createMasterBus, scheduleSound } from './synth.ts'

const MAX_VOICES = 6
/** Seconds between the sounds of one step. */
const SOUND_GAP_S = 0.07
/** Too short to notice, and enough for nothing to be cut off. */
const START_DELAY_S = 0.01
/** A compressor needs this long to find its feet; what it hears before comes out far too quiet. */
const COMPRESSOR_WARMUP_S = 0.1

let output: { readonly context: AudioContext; readonly destination: AudioNode } | null = null
/** When the voices that are heard now fall silent. */
let voiceEndTimes: number[] = []

/** Browsers let a page make a noise only after somebody has touched it; a call or a lock screen may end that again. */
function resumeAudio(): void {
  if (!preferences.get().sound) return
  if (!output) {
    const context = new AudioContext()
    output = { context, destination: createMasterBus(context) }
  }
  // Without a sound card it never starts, which is no reason to complain.
  if (output.context.state !== 'running') output.context.resume().catch(() => {})
}

// Which of them counts differs: on an iPhone it is the click, once the finger has turned out to have tapped.
for (const gesture of ['pointerup', 'click', 'keydown'])
  addEventListener(gesture, resumeAudio, { capture: true, passive: true })

// The touch that led to the table counts, too.
if (navigator.userActivation?.hasBeenActive) resumeAudio()

/**
 * One after the other, a moment apart; if it gets too much, the last ones count. A page that nobody sees only says whose
 * turn it is.
 */
export function playSounds(...names: readonly SoundName[]): void {
  if (!preferences.get().sound || output?.context.state !== 'running') return
  const { context, destination } = output
  const audible = document.hidden ? names.filter((name) => name === 'your-turn') : names
  voiceEndTimes = voiceEndTimes.filter((end) => end > context.currentTime)
  const start = Math.max(context.currentTime + START_DELAY_S, COMPRESSOR_WARMUP_S)
  const tooMany = Math.max(0, audible.length - (MAX_VOICES - voiceEndTimes.length))
  audible.slice(tooMany).forEach((name, i) => {
    voiceEndTimes.push(scheduleSound(destination, name, start + i * SOUND_GAP_S))
  })
}

/** For somebody who has just asked for it, even if nothing was heard before. */
export async function previewSound(name: SoundName): Promise<void> {
  resumeAudio()
  await output?.context.resume()
  playSounds(name)
}
