export type Instrument = 'paper' | 'hiss' | 'thump' | 'bell' | 'wood' | 'brass' | 'spark'

/** One tone of a sound. Times are in seconds, frequencies in hertz, and the gain is at most 1. */
export interface Tone {
  readonly instrument: Instrument
  readonly startOffset: number
  readonly attack: number
  readonly duration: number
  readonly startFrequency: number
  readonly endFrequency: number
  readonly gain: number
}

const sweepTone = (
  on: Instrument,
  at: number,
  lasts: number,
  [from, to]: readonly [number, number],
  loud: number,
  rise = 0.003,
): Tone => ({
  instrument: on,
  startOffset: at,
  duration: lasts,
  startFrequency: from,
  endFrequency: to,
  gain: loud,
  attack: rise,
})

const steadyTone = (
  on: Instrument,
  at: number,
  lasts: number,
  pitch: number,
  loud: number,
  rise = 0.006,
): Tone => sweepTone(on, at, lasts, [pitch, pitch], loud, rise)

const C4 = 261.6
const E4 = 329.6
const G4 = 392
const C5 = 523.3
const E5 = 659.3
const G5 = 784
const B5 = 987.8

const CARD_LAID = [
  sweepTone('paper', 0, 0.08, [2600, 900], 0.36),
  sweepTone('thump', 0.004, 0.07, [420, 160], 0.4),
]

/** Start times of the cards of a riffle shuffle in seconds, faster towards the end. */
const RIFFLE_OFFSETS = [0, 0.06, 0.115, 0.165, 0.21, 0.25, 0.285]

/** Two slightly detuned trumpets. */
const brassTones = (at: number, lasts: number, pitch: number): Tone[] => [
  steadyTone('brass', at, lasts, pitch, 0.3, 0.025),
  steadyTone('brass', at + 0.012, lasts, pitch * 1.006, 0.22, 0.03),
]

export const SOUNDS = {
  'card-laid': CARD_LAID,
  draw: [sweepTone('paper', 0, 0.17, [1100, 3400], 0.24, 0.07)],
  shuffle: [
    ...RIFFLE_OFFSETS.map((at, i) => sweepTone('paper', at, 0.05, [1900 + 170 * i, 1300], 0.3)),
    sweepTone('paper', 0.36, 0.16, [3000, 900], 0.28, 0.05),
    sweepTone('thump', 0.47, 0.09, [380, 140], 0.35),
  ],
  slap: [
    sweepTone('hiss', 0, 0.035, [1500, 1500], 0.8, 0.001),
    sweepTone('paper', 0.002, 0.13, [1700, 500], 1, 0.001),
    sweepTone('bell', 0, 0.1, [210, 80], 0.5, 0.002),
  ],
  stamp: [
    sweepTone('bell', 0, 0.24, [130, 44], 0.65, 0.002),
    sweepTone('thump', 0, 0.14, [700, 110], 0.55, 0.002),
    sweepTone('paper', 0.19, 0.07, [1500, 2600], 0.16, 0.02),
  ],
  'your-turn': [
    steadyTone('bell', 0, 0.4, E5, 0.24),
    steadyTone('bell', 0.12, 0.6, B5, 0.22),
    steadyTone('bell', 0.12, 0.25, 2 * B5, 0.05),
  ],
  tick: [
    sweepTone('wood', 0, 0.05, [1250, 950], 0.5, 0.001),
    sweepTone('hiss', 0, 0.012, [3000, 3000], 0.16, 0.001),
  ],
  /** A clockwork: tick, tock, tick, tock. */
  'bomb-tick': [0, 0.18, 0.36, 0.54].flatMap((at, i) => [
    sweepTone('wood', at, 0.05, i % 2 === 0 ? [1700, 1300] : [1250, 900], 0.45, 0.001),
    steadyTone('bell', at, 0.06, i % 2 === 0 ? 2 * B5 : 2 * G5, 0.06, 0.001),
  ]),
  step: [
    sweepTone('wood', 0, 0.045, [620, 420], 0.42, 0.001),
    sweepTone('paper', 0, 0.03, [2200, 1200], 0.14, 0.001),
  ],
  dice: [0, 0.09, 0.16, 0.25, 0.31, 0.43, 0.5].flatMap((at, i) => [
    sweepTone('wood', at, 0.04, [1500 - 90 * i, 900], 0.34, 0.001),
    sweepTone('hiss', at, 0.012, [3600, 2400], 0.14, 0.001),
  ]),
  zap: [
    sweepTone('spark', 0, 0.2, [140, 1500], 0.3, 0.02),
    sweepTone('spark', 0.06, 0.16, [210, 2250], 0.2, 0.02),
    sweepTone('hiss', 0.14, 0.12, [4000, 6500], 0.2, 0.01),
  ],
  /** A siren of two notes. */
  'last-card': [0, 0.16, 0.32].flatMap((at) => [
    steadyTone('brass', at, 0.08, G5, 0.3, 0.01),
    steadyTone('brass', at + 0.08, 0.08, E5, 0.3, 0.01),
  ]),
  'round-over': [
    steadyTone('wood', 0, 0.22, G4, 0.55),
    steadyTone('wood', 0.13, 0.22, E4, 0.55),
    steadyTone('wood', 0.26, 0.5, C4, 0.6),
    sweepTone('thump', 0.26, 0.12, [500, 120], 0.5),
  ],
  'match-won': [
    ...brassTones(0, 0.16, G4),
    ...brassTones(0.15, 0.16, C5),
    ...brassTones(0.3, 0.16, E5),
    ...brassTones(0.45, 0.8, G5),
    ...brassTones(0.45, 0.8, C5),
  ],
  rejected: [steadyTone('wood', 0, 0.1, 233, 0.6), steadyTone('wood', 0.11, 0.2, 175, 0.65)],
  chat: [sweepTone('bell', 0, 0.09, [480, 760], 0.22)],
  grimace: [sweepTone('bell', 0, 0.11, [340, 1150], 0.24), sweepTone('paper', 0.07, 0.04, [2800, 1800], 0.3)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>

export type SoundName = keyof typeof SOUNDS
