/** “a 5”, “an 8”. */
export const formatRoll = (value: number): string => `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${value}`
