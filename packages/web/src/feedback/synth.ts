import { type Instrument, SOUNDS, type SoundName, type Tone } from './sounds.ts'

interface InstrumentPreset {
  readonly source: OscillatorType | 'noise'
  readonly filter: BiquadFilterType
  readonly q: number
  /** Cutoff frequency of the filter as a multiple of the pitch. */
  readonly filterRatio: number
  /** Evens out the loudness of the instruments. */
  readonly gain: number
}

const INSTRUMENT_PRESETS: Readonly<Record<Instrument, InstrumentPreset>> = {
  paper: { source: 'noise', filter: 'bandpass', q: 0.9, filterRatio: 1, gain: 3.2 },
  hiss: { source: 'noise', filter: 'highpass', q: 0.5, filterRatio: 1, gain: 1 },
  thump: { source: 'noise', filter: 'lowpass', q: 0.7, filterRatio: 1, gain: 3.5 },
  bell: { source: 'sine', filter: 'lowpass', q: 0.5, filterRatio: 8, gain: 0.9 },
  wood: { source: 'triangle', filter: 'lowpass', q: 0.7, filterRatio: 3, gain: 0.55 },
  brass: { source: 'sawtooth', filter: 'lowpass', q: 2, filterRatio: 3.5, gain: 0.7 },
  spark: { source: 'square', filter: 'lowpass', q: 4, filterRatio: 2, gain: 0.8 },
}

const SILENT_GAIN = 0.001

/** The output that all voices are connected to: a volume and a compressor that prevents clipping. */
export function createMasterBus(context: BaseAudioContext): AudioNode {
  const volume = new GainNode(context, { gain: 0.32 })
  const limit = new DynamicsCompressorNode(context, { threshold: -14, knee: 8, ratio: 6, attack: 0.002 })
  volume.connect(limit).connect(context.destination)
  return volume
}

/** Schedules a sound at a time of the audio context, and returns the time at which it ends. */
export function scheduleSound(into: AudioNode, name: SoundName, at: number): number {
  const ends = SOUNDS[name].map((stroke) => scheduleTone(into, stroke, at + stroke.startOffset))
  return Math.max(...ends)
}

function scheduleTone(
  into: AudioNode,
  { instrument, attack, duration, startFrequency, endFrequency, gain }: Tone,
  at: number,
): number {
  const { context } = into
  const { source, filter, q: sharpness, filterRatio, gain: level } = INSTRUMENT_PRESETS[instrument]
  const end = at + duration
  const sweep = (param: AudioParam, factor: number) => {
    param.setValueAtTime(startFrequency * factor, at)
    param.exponentialRampToValueAtTime(endFrequency * factor, end)
  }
  const body = new BiquadFilterNode(context, { type: filter, Q: sharpness })
  const voice = new GainNode(context, { gain: 0 })
  voice.gain.setValueAtTime(SILENT_GAIN, at)
  voice.gain.exponentialRampToValueAtTime(gain * level, at + attack)
  voice.gain.exponentialRampToValueAtTime(SILENT_GAIN, end)
  body.connect(voice).connect(into)
  if (source === 'noise') {
    // A random variation, so that repeated sounds are not identical.
    sweep(body.frequency, filterRatio * (0.92 + Math.random() * 0.16))
    const noise = new AudioBufferSourceNode(context, { buffer: noiseBuffer(context), loop: true })
    noise.connect(body)
    noise.start(at, Math.random())
    noise.stop(end)
  } else {
    sweep(body.frequency, filterRatio)
    const tone = new OscillatorNode(context, { type: source })
    sweep(tone.frequency, 1)
    tone.connect(body)
    tone.start(at)
    tone.stop(end)
  }
  return end
}

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>()

/** One second of white noise, created once per audio context. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const known = noiseBuffers.get(context)
  if (known) return known
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  noiseBuffers.set(context, buffer)
  return buffer
}
