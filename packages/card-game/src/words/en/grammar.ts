export const format = new Intl.ListFormat('en-GB')

const SMALL = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')

/** “a card”, “two cards”, “no cards”. */
export const counted = (count: number, thing: string): string =>
  `${SMALL[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

/** “one card” where the number matters, “4 cards”. */
export const numbered = (count: number, thing: string): string =>
  count === 1 ? `one ${thing}` : `${count} ${thing}s`
