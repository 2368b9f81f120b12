/** The sorts of facts that a timeline of a match marks: the start of a round, an event, an attack, the end of a round. */
export const FACT_MARKS = ['round', 'event', 'attack', 'finish'] as const

export type FactMark = (typeof FACT_MARKS)[number]
