export const MAX_NAME_LENGTH = 24

/** A picture, perhaps with another skin, and marked as one. */
const PICTURE = '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0E\\uFE0F]?'

const EMOJI = [
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  // Flags of parts of a country: a black one, and letters that nobody sees.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}',
  '[0-9#*]\\uFE0F\\u20E3',
].join('|')

/** No writing has more marks on a letter; a heap of them covers the lines around it, and the first would sit on other text. */
export const NO_STACKED_MARKS = '(?!\\p{M})(?!.*\\p{M}{4})'

/** Signs without ink, and the one that stands for something else, though no property says so. */
const BLANK_CHARACTERS = '\\u2800\\uFFFC\\u{16FE4}\\u{1D159}'

/** A name is shown as it is: all of it can be seen, but for what joins emoji, and nothing turns other text around. */
export const NAME_PATTERN = new RegExp(
  `^${NO_STACKED_MARKS}(?:${EMOJI}|[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Extended_Pictographic}${BLANK_CHARACTERS}])+$`,
  'u',
)
