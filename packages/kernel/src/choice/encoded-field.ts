/**
 * One field of a number that encodes several values, such as a card and the space it goes to. Its value is
 * `floor(number / multiplier) % size`. A list of fields describes the whole number, as data for clients in any
 * language.
 */
export interface EncodedField {
  readonly name: string
  readonly multiplier: number
  /** The number of values the field can have; null for the last field, which takes the rest of the number. */
  readonly size: number | null
  /** The list or object of the catalogue that the value is a key of; null where it is a plain number or a seat. */
  readonly lookup: string | null
}

/** Field values by name. Negative numbers are special answers, which have no fields. */
export const decodeFields = (
  fields: readonly EncodedField[],
  number: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    fields.map(({ name, multiplier, size }) => {
      const rest = Math.floor(number / multiplier)
      return [name, size === null ? rest : rest % size]
    }),
  )

/** The description of a number with a single field. */
export const plainField = (name: string, lookup: string | null = null): readonly EncodedField[] => [
  { name, multiplier: 1, size: null, lookup },
]
