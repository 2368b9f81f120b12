/** The colours of the base game. */
export const BASIC_COLOURS = ['red', 'blue', 'green', 'yellow'] as const

/** All colours. Black is not among them, because black is not a colour in the rules. */
export const COLOURS = [...BASIC_COLOURS, 'purple'] as const

export type BasicColour = (typeof BASIC_COLOURS)[number]
export type Colour = (typeof COLOURS)[number]
