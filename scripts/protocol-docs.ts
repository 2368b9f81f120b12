/** `npm run protocol-docs`: writes docs/protocol.md, what client and server say to each other, from the schemas. */
import { writeFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import type { AnyGame } from '@slapwise/kernel'
import {
  chatLineSchema,
  clientRequestSchema,
  clockViewSchema,
  createRoomSchema,
  ERROR_DESCRIPTIONS,
  errorSchema,
  GLANCE_SECONDS,
  historyStepSchema,
  memberViewSchema,
  PACE_TIMES,
  PACES,
  roomMatchViewSchema,
  roomPatchSchema,
  roomViewSchema,
  seatViewSchema,
  serverMessageSchema,
  voteViewSchema,
  WINDOW_EXTENSION_SECONDS,
} from '@slapwise/protocol'
import { ROUTES } from '@slapwise/server'
import { z } from 'zod'
import { PROTOCOL_GUIDE } from './protocol-guide.ts'

export const PROTOCOL_DOCS_FILE = new URL('../docs/protocol.md', import.meta.url)

/** As much of a JSON schema as our schemas come to. */
interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | false
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** What has a table of its own is named in the others. */
const MESSAGE_PARTS = {
  RoomView: roomViewSchema,
  RoomPatch: roomPatchSchema,
  MemberView: memberViewSchema,
  SeatView: seatViewSchema,
  VoteView: voteViewSchema,
  TableView: roomMatchViewSchema,
  ClockView: clockViewSchema,
  ChatLine: chatLineSchema,
  Step: historyStepSchema,
  Error: errorSchema,
}

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as JsonSchema

/** Tells parts apart by the names of their fields, and whether those may be missing. */
const shapeKey = ({ properties = {}, required = [] }: JsonSchema): string =>
  `${Object.keys(properties).join()} ${required.join()}`

const partNames = new Map(
  Object.entries(MESSAGE_PARTS).map(([name, schema]) => [shapeKey(toJsonSchema(schema)), name]),
)

const findPartName = (schema: JsonSchema): string | undefined =>
  schema.properties && partNames.get(shapeKey(schema))

const quote = (word: string): string => `\`${word}\``

function formatType(schema: JsonSchema): string {
  const part = findPartName(schema)
  if (part) return `[${part}](#${part.toLowerCase()})`
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum)
    return schema.enum.length > 10 ? 'a word' : schema.enum.map((word) => quote(String(word))).join(', ')
  if (schema.anyOf) return schema.anyOf.map(formatType).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => TYPE_NAMES[type]).join(' or ')
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

/** Bounds that say no more than how large numbers get are left out. */
const formatRange = ({ minimum, maximum }: JsonSchema): string =>
  minimum === undefined || maximum === undefined || maximum > 1000 ? '' : ` from ${minimum} to ${maximum}`

/** Its own, or that of what it is a list of or may be. */
const findDescription = ({ description, anyOf = [], items }: JsonSchema): string =>
  description ?? [...anyOf, ...(items ? [items] : [])].find((one) => one.description)?.description ?? ''

/** Names, kinds and meanings of the fields, but for the type that is named above. */
function formatFieldTable({ properties = {}, required = [] }: JsonSchema): string[] {
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : ', optional'
      return `| \`${name}\` | ${formatType(field)}${optional} | ${findDescription(field)} |`
    })
  return rows.length === 0 ? [] : ['| field | | |', '| --- | --- | --- |', ...rows, '']
}

function formatSection(schema: JsonSchema, leaveOut: string[] = []): string[] {
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

const listVariants = (schema: z.ZodType, io?: 'input' | 'output'): readonly JsonSchema[] => {
  const { oneOf, anyOf } = toJsonSchema(schema, io)
  return (oneOf ?? anyOf)!
}

const formatRouteTable = (): string[] => [
  '| | | |',
  '| --- | --- | --- |',
  ...ROUTES.map(({ method, path, description }) => `| ${method} | \`${path}\` | ${description} |`),
]

const formatSeconds = (seconds: number | null): string => {
  if (seconds === null) return 'as long as it takes'
  const days = seconds / (24 * 60 * 60)
  if (days >= 1) return days === 1 ? '1 day' : `${days} days`
  return `${seconds} s`
}

const formatPaceTable = (): string[] => [
  '| pace | a decision | a reaction window | saying OK |',
  '| --- | --- | --- | --- |',
  ...PACES.map((pace) => {
    const { decisionSeconds, windowSeconds, acknowledgeSeconds } = PACE_TIMES[pace]
    return `| \`${pace}\` | ${[decisionSeconds, windowSeconds, acknowledgeSeconds].map(formatSeconds).join(' | ')} |`
  }),
]

/** What can be named in requests about a game; the number of players is that of the seats taken. */
function formatGameSection({
  id,
  minPlayers,
  maxPlayers,
  latestRulesVersion,
  bots,
  settingsSchema,
}: AnyGame): string[] {
  const { properties = {} } = toJsonSchema(settingsSchema, 'input')
  const { players: _, ...fields } = properties
  const usual = settingsSchema.parse({ players: minPlayers }) as unknown as Readonly<Record<string, unknown>>
  return [
    `**\`${id}\`**: ${minPlayers} to ${maxPlayers} players, rules version ${latestRulesVersion}, bots ${Object.keys(bots).map(quote).join(', ')}.`,
    '',
    '| setting | | as usual |',
    '| --- | --- | --- |',
    ...Object.entries(fields).map(
      ([name, field]) => `| \`${name}\` | ${formatType(field)} | ${quote(JSON.stringify(usual[name]))} |`,
    ),
    '',
  ]
}

/** The whole page. */
export function formatProtocolDocs(): string {
  const requests = listVariants(clientRequestSchema, 'input')
  return [
    '# What client and server say to each other',
    '',
    'Made from the schemas in `packages/protocol` by `npm run protocol-docs`.',
    '',
    '## HTTP',
    '',
    'Bodies are JSON. Browsers may only change things from pages of the server itself, or of `SLAPWISE_ORIGINS`. What',
    'goes wrong is answered with `{ "error": … }`, an [Error](#error).',
    '',
    ...formatRouteTable(),
    '',
    'The body that opens a room:',
    '',
    ...formatFieldTable(toJsonSchema(createRoomSchema, 'input')),
    '## WebSocket',
    '',
    'At `/api/rooms/CODE/socket`, with the cookie from `/api/me`; `?since=VERSION` after a reconnect, `?watch`',
    'to look on as nobody in particular, whoever one is. The server closes',
    'with 4404 when the room is gone for good, with 4403 when one was sent away or the room locked, with 1008 or 1009 after far too much,',
    'and with 1013 when it is worth trying again. One message is one JSON',
    'object with a `type`.',
    '',
    PROTOCOL_GUIDE,
    '## Games',
    '',
    'What `game`, `level` and `settings` can be. `set` takes all settings of a game: those that are not named are as usual.',
    '',
    ...[...GAMES].flatMap(formatGameSection),
    '## Requests',
    '',
    `Each has an \`id\`, which is ${requests[0].properties!.id.description}. It may have \`seen\`: ${requests[0].properties!.seen.description}.`,
    'It is answered with `done` as soon as it is stored, or with `error`.',
    '',
    ...requests.flatMap((request) => formatSection(request, ['id', 'seen'])),
    '## Messages',
    '',
    ...listVariants(serverMessageSchema).flatMap((message) => formatSection(message)),
    '## Parts of messages',
    '',
    ...Object.entries(MESSAGE_PARTS).flatMap(([name, schema]) => [
      `### ${name}`,
      '',
      ...formatFieldTable(toJsonSchema(schema)),
    ]),
    '## Errors',
    '',
    '| code | |',
    '| --- | --- |',
    ...Object.entries(ERROR_DESCRIPTIONS).map(([code, why]) => `| \`${code}\` | ${why} |`),
    '',
    '## Time',
    '',
    ...formatPaceTable(),
    '',
    `A reaction at a glance (\`"manner": "glance"\`) has ${GLANCE_SECONDS} s at every pace. *Hold on* adds ${WINDOW_EXTENSION_SECONDS} seconds to either, once for each player.`,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(PROTOCOL_DOCS_FILE, formatProtocolDocs())
