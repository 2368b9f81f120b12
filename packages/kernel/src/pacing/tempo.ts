/** Factors on all durations, by the tempo of the table. */
export const TEMPO_FACTORS = { calm: 1.5, normal: 1, brisk: 0.55 } as const
export type Tempo = keyof typeof TEMPO_FACTORS
export const TEMPO_NAMES = Object.keys(TEMPO_FACTORS) as Tempo[]
