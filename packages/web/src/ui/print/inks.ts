/** The inks of the print. Each has a second one that its halftone is printed with. */
export const INKS = {
  red: { ink: '#F15060', dots: '#FFB511' },
  blue: { ink: '#0078BF', dots: '#00A95C' },
  green: { ink: '#00A95C', dots: '#FFE24A' },
  yellow: { ink: '#FFB511', dots: '#F15060' },
  purple: { ink: '#765BA7', dots: '#F15060' },
  black: { ink: '#1B1B22', dots: '#4A4A57' },
} as const

export type Ink = keyof typeof INKS

/** Only people are printed in these: a table seats more of them than cards have inks, and no two share one. */
const EXTRA_PLAYER_INKS = {
  lime: { ink: '#C5DE4B', dots: '#00A95C' },
  aqua: { ink: '#5EC8E5', dots: '#0078BF' },
  pink: { ink: '#FFA6D5', dots: '#F15060' },
} as const

const { black: _, ...CARD_INKS } = INKS

/** As many as a table has seats. */
export const PLAYER_INKS = { ...CARD_INKS, ...EXTRA_PLAYER_INKS } as const

export type PlayerInk = keyof typeof PLAYER_INKS

export const PAPER = '#F7F3E8'
export const BLACK = '#1B1B22'

/** The second ink of a drawing: yellow, unless what it is printed on says otherwise. */
export const SPOT_INK = `var(--spot, ${INKS.yellow.ink})`

const LIGHT_INKS: ReadonlySet<PlayerInk> = new Set(['yellow', 'lime', 'aqua', 'pink'])

/** What is printed on an ink so that it stands out. */
export const contrastInk = (ink: PlayerInk): string => (LIGHT_INKS.has(ink) ? BLACK : PAPER)
