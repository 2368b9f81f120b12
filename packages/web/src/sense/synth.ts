import { type Instrument, SOUNDS, type SoundName, type Stroke } from './sounds.ts'

interface Build {
  readonly source: OscillatorType | 'noise'
  readonly filter: BiquadFilterType
  readonly sharpness: number
  /** Where the filter stands, as a multiple of the pitch. */
  readonly bright: number
  /** Makes all instruments equally loud. */
  readonly level: number
}

const BUILDS: Readonly<Record<Instrument, Build>> = {
  paper: { source: 'noise', filter: 'bandpass', sharpness: 0.9, bright: 1, level: 3.2 },
  hiss: { source: 'noise', filter: 'highpass', sharpness: 0.5, bright: 1, level: 1 },
  thump: { source: 'noise', filter: 'lowpass', sharpness: 0.7, bright: 1, level: 3.5 },
  bell: { source: 'sine', filter: 'lowpass', sharpness: 0.5, bright: 8, level: 0.9 },
  wood: { source: 'triangle', filter: 'lowpass', sharpness: 0.7, bright: 3, level: 0.55 },
  brass: { source: 'sawtooth', filter: 'lowpass', sharpness: 2, bright: 3.5, level: 0.7 },
  spark: { source: 'square', filter: 'lowpass', sharpness: 4, bright: 2, level: 0.8 },
}

const SILENCE = 0.001

/** What everything goes through: quiet, and never too much at once. */
export function master(context: BaseAudioContext): AudioNode {
  const volume = new GainNode(context, { gain: 0.32 })
  const limit = new DynamicsCompressorNode(context, { threshold: -14, knee: 8, ratio: 6, attack: 0.002 })
  volume.connect(limit).connect(context.destination)
  return volume
}

/** Has a sound played at a time of the context; tells when it is over. */
export function strike(into: AudioNode, name: SoundName, at: number): number {
  const ends = SOUNDS[name].map((stroke) => strikeOnce(into, stroke, at + stroke.at))
  return Math.max(...ends)
}

function strikeOnce(into: AudioNode, { on, rise, lasts, from, to, loud }: Stroke, at: number): number {
  const { context } = into
  const { source, filter, sharpness, bright, level } = BUILDS[on]
  const end = at + lasts
  const sweep = (param: AudioParam, factor: number) => {
    param.setValueAtTime(from * factor, at)
    param.exponentialRampToValueAtTime(to * factor, end)
  }
  const body = new BiquadFilterNode(context, { type: filter, Q: sharpness })
  const voice = new GainNode(context, { gain: 0 })
  voice.gain.setValueAtTime(SILENCE, at)
  voice.gain.exponentialRampToValueAtTime(loud * level, at + rise)
  voice.gain.exponentialRampToValueAtTime(SILENCE, end)
  body.connect(voice).connect(into)
  if (source === 'noise') {
    // No two cards fall alike.
    sweep(body.frequency, bright * (0.92 + Math.random() * 0.16))
    const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true })
    noise.connect(body)
    noise.start(at, Math.random())
    noise.stop(end)
  } else {
    sweep(body.frequency, bright)
    const tone = new OscillatorNode(context, { type: source })
    sweep(tone.frequency, 1)
    tone.connect(body)
    tone.start(at)
    tone.stop(end)
  }
  return end
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise, made once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  noises.set(context, buffer)
  return buffer
}
