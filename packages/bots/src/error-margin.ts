/** How far off an estimate may be: chance exceeds two standard errors once in twenty times. */
export const errorMargin = (standardError: number): number => 2 * standardError

/** Whether an estimated difference is more than chance. */
export const exceedsError = (difference: number, standardError: number): boolean =>
  Math.abs(difference) > errorMargin(standardError)
