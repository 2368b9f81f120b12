import { preferences } from '../preferences/preferences.ts'
import type { SoundName } from './sounds.ts'
import { createMasterBus, scheduleSound } from './synth.ts'

const MAX_VOICES = 6
/** Seconds between the sounds of one step. */
const SOUND_GAP_S = 0.07
/** Seconds by which a sound is scheduled ahead, so that its beginning is not cut off. */
const START_DELAY_S = 0.01
/** Seconds that a new compressor needs until it has reached its normal gain; sounds before that are far too quiet. */
const COMPRESSOR_WARMUP_S = 0.1

let output: { readonly context: AudioContext; readonly destination: AudioNode } | null = null
/** Times of the audio context at which the current voices end. */
let voiceEndTimes: number[] = []

/**
 * Creates or resumes the audio context. Browsers allow that only after a user gesture, and suspend it again after a call or
 * a locked screen.
 */
function resumeAudio(): void {
  if (!preferences.get().sound) return
  if (!output) {
    const context = new AudioContext()
    output = { context, destination: createMasterBus(context) }
  }
  // Without an audio device the audio context never starts, which is not an error.
  if (output.context.state !== 'running') output.context.resume().catch(() => {})
}

// Browsers differ in which gesture counts: on iOS it is `click`, after `pointerup`.
for (const gesture of ['pointerup', 'click', 'keydown'])
  addEventListener(gesture, resumeAudio, { capture: true, passive: true })

// The gesture that opened this page counts, too.
if (navigator.userActivation?.hasBeenActive) resumeAudio()

/** Plays sounds one after the other. Beyond `MAX_VOICES`, only the last ones are played. A hidden page plays only `your-turn`. */
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

/** Plays a sound on request, even if the audio context has to be started first. */
export async function previewSound(name: SoundName): Promise<void> {
  resumeAudio()
  await output?.context.resume()
  playSounds(name)
}
