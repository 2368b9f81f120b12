export const format = new Intl.ListFormat('en-GB')

const SMALL = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',')

/** “a card”, “two cards”, “no cards”. */
export const counted = (count: number, thing: string): string =>
  `${SMALL[count] ?? count} ${thing}${count === 1 ? '' : 's'}`

/** “a 5”, “an 8”. */
export const rolled = (value: number): string => `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${value}`
