/** Black is not among them: a black card is never a colour. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const

export type Colour = (typeof COLOURS)[number]
