/** The print colours. Each has a second colour for its halftone. */
export const INKS = {
  red: { ink: '#F15060', dots: '#FFB511' },
  blue: { ink: '#0078BF', dots: '#00A95C' },
  green: { ink: '#00A95C', dots: '#FFE24A' },
  yellow: { ink: '#FFB511', dots: '#F15060' },
  purple: { ink: '#765BA7', dots: '#F15060' },
  black: { ink: '#1B1B22', dots: '#4A4A57' },
} as const

export type Ink = keyof typeof INKS

/** Additional colours for players: a table has more seats than the cards have colours. */
const EXTRA_PLAYER_INKS = {
  lime: { ink: '#C5DE4B', dots: '#00A95C' },
  aqua: { ink: '#5EC8E5', dots: '#0078BF' },
  pink: { ink: '#FFA6D5', dots: '#F15060' },
} as const

const { black: _, ...CARD_INKS } = INKS

/** One for each seat. */
export const PLAYER_INKS = { ...CARD_INKS, ...EXTRA_PLAYER_INKS } as const

export type PlayerInk = keyof typeof PLAYER_INKS

export const PAPER = '#F7F3E8'
export const BLACK = '#1B1B22'

/** The second colour of a drawing: yellow, unless its container sets another. */
export const SPOT_INK = `var(--spot, ${INKS.yellow.ink})`

const LIGHT_INKS: ReadonlySet<PlayerInk> = new Set(['yellow', 'lime', 'aqua', 'pink'])

/** Black or paper colour, whichever has more contrast to the colour. */
export const contrastInk = (ink: PlayerInk): string => (LIGHT_INKS.has(ink) ? BLACK : PAPER)
