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

export const PAPER = '#F7F3E8'
export const BLACK = '#1B1B22'

/** The second ink of a drawing: yellow, unless what it is printed on says otherwise. */
export const SPOT = `var(--spot, ${INKS.yellow.ink})`
