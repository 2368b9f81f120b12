/** The colours of the base game. */
export const BASIC_COLOURS = ['red', 'blue', 'green', 'yellow'] as const

/** Black is not among them: a black card is never a colour. */
export const COLOURS = [...BASIC_COLOURS, 'purple'] as const

export type BasicColour = (typeof BASIC_COLOURS)[number]
export type Colour = (typeof COLOURS)[number]
