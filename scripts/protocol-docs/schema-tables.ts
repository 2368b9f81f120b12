import {
  chatLineSchema,
  clockViewSchema,
  errorSchema,
  historyStepSchema,
  memberViewSchema,
  roomMatchViewSchema,
  roomPatchSchema,
  roomViewSchema,
  seatViewSchema,
  voteViewSchema,
} from '@slapwise/protocol'
import { z } from 'zod'

/** The part of JSON Schema that our schemas need. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | false
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** Parts of messages that have a table of their own; other tables link to it. */
export const MESSAGE_PARTS = {
  RoomView: roomViewSchema,
  RoomPatch: roomPatchSchema,
  MemberView: memberViewSchema,
  SeatView: seatViewSchema,
  VoteView: voteViewSchema,
  RoomMatchView: roomMatchViewSchema,
  ClockView: clockViewSchema,
  ChatLine: chatLineSchema,
  HistoryStep: historyStepSchema,
  Error: errorSchema,
}

export const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as JsonSchema

/** Identifies a part by the names of its fields, and by which of them are required. */
const shapeKey = ({ properties = {}, required = [] }: JsonSchema): string =>
  `${Object.keys(properties).join()} ${required.join()}`

const partNames = new Map(
  Object.entries(MESSAGE_PARTS).map(([name, schema]) => [shapeKey(toJsonSchema(schema)), name]),
)

const findPartName = (schema: JsonSchema): string | undefined =>
  schema.properties && partNames.get(shapeKey(schema))

export const quote = (word: string): string => `\`${word}\``

/** Enumerations with more values than this have a section of their own. */
const MAX_LISTED_VALUES = 10

export function formatType(schema: JsonSchema): string {
  const part = findPartName(schema)
  if (part) return `[${part}](#${part.toLowerCase()})`
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum)
    return schema.enum.length > MAX_LISTED_VALUES
      ? 'a word'
      : schema.enum.map((word) => quote(String(word))).join(', ')
  if (schema.anyOf) return schema.anyOf.map(formatType).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => TYPE_NAMES[type]).join(' or ')
  if (schema.prefixItems) return `pair: ${schema.prefixItems.map(formatType).join(', ')}`
  if (schema.items) return `list: ${formatType(schema.items)}`
  const { additionalProperties: values } = schema
  if (values && formatType(values) !== TYPE_NAMES.any) return `object by number: ${formatType(values)}`
  if (schema.properties) return `object: ${Object.keys(schema.properties).map(quote).join(', ')}`
  if (schema.type === 'string' && schema.maxLength) return `text, at most ${schema.maxLength}`
  return TYPE_NAMES[schema.type?.toString() ?? 'any'] + formatRange(schema)
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  object: 'object',
  null: 'null',
  any: 'JSON',
}

/** Larger bounds say no more than how large numbers get, and are left out. */
const MAX_SHOWN_BOUND = 1000

const formatRange = ({ minimum, maximum }: JsonSchema): string =>
  minimum === undefined || maximum === undefined || maximum > MAX_SHOWN_BOUND
    ? ''
    : ` from ${minimum} to ${maximum}`

/** The description of a field, or of what it is a list or an alternative of. */
const findDescription = ({ description, anyOf = [], items }: JsonSchema): string =>
  description ?? [...anyOf, ...(items ? [items] : [])].find((one) => one.description)?.description ?? ''

/** Names, types and meanings of the fields, except for the `type` that the heading names. */
export function formatFieldTable(
  { properties = {}, required = [] }: JsonSchema,
  descriptions: Readonly<Record<string, string>> = {},
): string[] {
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : ', optional'
      return `| \`${name}\` | ${formatType(field)}${optional} | ${descriptions[name] ?? findDescription(field)} |`
    })
  return rows.length === 0 ? [] : ['| field | type | meaning |', '| --- | --- | --- |', ...rows, '']
}

/** The section of one request or message. */
export function formatSection(schema: JsonSchema, leaveOut: readonly string[] = []): string[] {
  const { type, ...properties } = schema.properties!
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !leaveOut.includes(name)))
  return [
    `### \`${type.const}\``,
    '',
    schema.description ?? '',
    '',
    ...formatFieldTable({ ...schema, properties: left }),
  ]
}

export const listVariants = (schema: z.ZodType, io?: 'input' | 'output'): readonly JsonSchema[] => {
  const { oneOf, anyOf } = toJsonSchema(schema, io)
  return (oneOf ?? anyOf)!
}
