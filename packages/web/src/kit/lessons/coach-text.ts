/** Longer texts are set in smaller type, because the height of the coach is fixed. */
const LONG_TEXT_LENGTH = 100

export const isLongCoachText = (text: string): boolean => text.length > LONG_TEXT_LENGTH
