export const MAX_NAME_LENGTH = 24

/** An emoji with an optional skin tone and presentation selector. */
const PICTURE = '\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0E\\uFE0F]?'

const EMOJI = [
  `${PICTURE}(?:\\u200D${PICTURE})*`,
  // Flags of subdivisions: a black flag followed by tag characters.
  '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]+\\u{E007F}',
  '[0-9#*]\\uFE0F\\u20E3',
].join('|')

/**
 * No script uses more than three combining marks on a letter; more of them would cover neighbouring lines, and a
 * leading one would attach to other text.
 */
export const NO_STACKED_MARKS = '(?!\\p{M})(?!.*\\p{M}{4})'

/** Characters that render blank, and the object replacement character, which no Unicode property covers. */
const BLANK_CHARACTERS = '\\u2800\\uFFFC\\u{16FE4}\\u{1D159}'

/**
 * Names are displayed as they are: no invisible characters, except the joiners of emoji, and no text direction
 * controls.
 */
export const NAME_PATTERN = new RegExp(
  `^${NO_STACKED_MARKS}(?:${EMOJI}|[^\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\p{Extended_Pictographic}${BLANK_CHARACTERS}])+$`,
  'u',
)
