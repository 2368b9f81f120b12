/** Longer texts are set in smaller type. */
const LONG_TEXT_LENGTH = 120
const VERY_LONG_TEXT_LENGTH = 170

/** The type size of a panel with this many letters, for its style sheet. */
export function lengthClassOf(length: number): 'short' | 'long' | 'very-long' {
  if (length > VERY_LONG_TEXT_LENGTH) return 'very-long'
  return length > LONG_TEXT_LENGTH ? 'long' : 'short'
}
