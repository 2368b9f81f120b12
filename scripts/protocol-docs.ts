/** `npm run protocol-docs`: writes docs/protocol.md, what client and server say to each other, from the schemas. */
import { writeFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import type { AnyGame } from '@slapwise/kernel'
import {
  chatSchema,
  clockSchema,
  createSchema,
  ERRORS,
  errorSchema,
  GLANCE,
  HOLD_ON,
  memberViewSchema,
  messageSchema,
  PACES,
  requestSchema,
  roomPatchSchema,
  roomViewSchema,
  seatViewSchema,
  stepSchema,
  TIMES,
  tableViewSchema,
  voteSchema,
} from '@slapwise/protocol'
import { ROUTES } from '@slapwise/server'
import { z } from 'zod'
import { GUIDE } from './protocol-guide.ts'

export const FILE = new URL('../docs/protocol.md', import.meta.url)

/** As much of a JSON schema as our schemas come to. */
interface Schema {
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | false
  readonly required?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

/** What has a table of its own is named in the others. */
const PARTS = {
  RoomView: roomViewSchema,
  RoomPatch: roomPatchSchema,
  MemberView: memberViewSchema,
  SeatView: seatViewSchema,
  VoteView: voteSchema,
  TableView: tableViewSchema,
  ClockView: clockSchema,
  ChatLine: chatSchema,
  Step: stepSchema,
  Error: errorSchema,
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Schema =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as Schema

/** Tells parts apart by the names of their fields, and whether those may be missing. */
const shapeOf = ({ properties = {}, required = [] }: Schema): string =>
  `${Object.keys(properties).join()} ${required.join()}`

const partNames = new Map(Object.entries(PARTS).map(([name, schema]) => [shapeOf(schemaOf(schema)), name]))

const partOf = (schema: Schema): string | undefined => schema.properties && partNames.get(shapeOf(schema))

const quoted = (word: string): string => `\`${word}\``

function kindOf(schema: Schema): string {
  const part = partOf(schema)
  if (part) return `[${part}](#${part.toLowerCase()})`
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum)
    return schema.enum.length > 10 ? 'a word' : schema.enum.map((word) => quoted(String(word))).join(', ')
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => WORDS[type]).join(' or ')
  if (schema.items) return `list: ${kindOf(schema.items)}`
  const { additionalProperties: values } = schema
  if (values && kindOf(values) !== WORDS.any) return `object by number: ${kindOf(values)}`
  if (schema.properties) return `object: ${Object.keys(schema.properties).map(quoted).join(', ')}`
  if (schema.type === 'string' && schema.maxLength) return `text, at most ${schema.maxLength}`
  return WORDS[schema.type?.toString() ?? 'any'] + rangeOf(schema)
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'yes or no',
  object: 'object',
  null: 'null',
  any: 'JSON',
}

/** Bounds that say no more than how large numbers get are left out. */
const rangeOf = ({ minimum, maximum }: Schema): string =>
  minimum === undefined || maximum === undefined || maximum > 1000 ? '' : ` from ${minimum} to ${maximum}`

/** Its own, or that of what it is a list of or may be. */
const descriptionOf = ({ description, anyOf = [], items }: Schema): string =>
  description ?? [...anyOf, ...(items ? [items] : [])].find((one) => one.description)?.description ?? ''

/** Names, kinds and meanings of the fields, but for the type that is named above. */
function fieldTable({ properties = {}, required = [] }: Schema): string[] {
  const rows = Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : ', optional'
      return `| \`${name}\` | ${kindOf(field)}${optional} | ${descriptionOf(field)} |`
    })
  return rows.length === 0 ? [] : ['| field | | |', '| --- | --- | --- |', ...rows, '']
}

function section(schema: Schema, leaveOut: string[] = []): string[] {
  const { type, ...properties } = schema.properties!
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !leaveOut.includes(name)))
  return [
    `### \`${type.const}\``,
    '',
    schema.description ?? '',
    '',
    ...fieldTable({ ...schema, properties: left }),
  ]
}

const variants = (schema: z.ZodType, io?: 'input' | 'output'): readonly Schema[] => {
  const { oneOf, anyOf } = schemaOf(schema, io)
  return (oneOf ?? anyOf)!
}

const routeTable = (): string[] => [
  '| | | |',
  '| --- | --- | --- |',
  ...ROUTES.map(({ method, path, does }) => `| ${method} | \`${path}\` | ${does} |`),
]

const secondsText = (seconds: number | null): string => {
  if (seconds === null) return 'as long as it takes'
  const days = seconds / (24 * 60 * 60)
  if (days >= 1) return days === 1 ? '1 day' : `${days} days`
  return `${seconds} s`
}

const paceTable = (): string[] => [
  '| pace | a decision | a reaction window | saying OK |',
  '| --- | --- | --- | --- |',
  ...PACES.map((pace) => {
    const { decision, window, okay } = TIMES[pace]
    return `| \`${pace}\` | ${[decision, window, okay].map(secondsText).join(' | ')} |`
  }),
]

/** What can be named in requests about a game; the number of players is that of the seats taken. */
function gameSection({ id, leastPlayers, mostPlayers, version, bots, settings }: AnyGame): string[] {
  const { properties = {} } = schemaOf(settings, 'input')
  const { players: _, ...fields } = properties
  const usual = settings.parse({ players: leastPlayers }) as unknown as Readonly<Record<string, unknown>>
  return [
    `**\`${id}\`**: ${leastPlayers} to ${mostPlayers} players, rules version ${version}, bots ${Object.keys(bots).map(quoted).join(', ')}.`,
    '',
    '| setting | | as usual |',
    '| --- | --- | --- |',
    ...Object.entries(fields).map(
      ([name, field]) => `| \`${name}\` | ${kindOf(field)} | ${quoted(JSON.stringify(usual[name]))} |`,
    ),
    '',
  ]
}

/** The whole page. */
export function protocolDocs(): string {
  const requests = variants(requestSchema, 'input')
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
    ...routeTable(),
    '',
    'The body that opens a room:',
    '',
    ...fieldTable(schemaOf(createSchema, 'input')),
    '## WebSocket',
    '',
    'At `/api/rooms/CODE/socket`, with the cookie from `/api/me`; `?since=VERSION` after a reconnect, `?watch`',
    'to look on as nobody in particular, whoever one is. The server closes',
    'with 4404 when the room is gone for good, with 4403 when one was sent away or the room locked, with 1008 or 1009 after far too much,',
    'and with 1013 when it is worth trying again. One message is one JSON',
    'object with a `type`.',
    '',
    GUIDE,
    '## Games',
    '',
    'What `game`, `level` and `settings` can be. `set` takes all settings of a game: those that are not named are as usual.',
    '',
    ...[...GAMES].flatMap(gameSection),
    '## Requests',
    '',
    `Each has an \`id\`, which is ${requests[0].properties!.id.description}.`,
    'It is answered with `done` as soon as it is stored, or with `error`.',
    '',
    ...requests.flatMap((request) => section(request, ['id'])),
    '## Messages',
    '',
    ...variants(messageSchema).flatMap((message) => section(message)),
    '## Parts of messages',
    '',
    ...Object.entries(PARTS).flatMap(([name, schema]) => [
      `### ${name}`,
      '',
      ...fieldTable(schemaOf(schema)),
    ]),
    '## Errors',
    '',
    '| code | |',
    '| --- | --- |',
    ...Object.entries(ERRORS).map(([code, why]) => `| \`${code}\` | ${why} |`),
    '',
    '## Time',
    '',
    ...paceTable(),
    '',
    `A reaction at a glance (\`"manner": "glance"\`) has ${GLANCE} s at every pace. *Hold on* adds ${HOLD_ON} seconds to either, once for each player.`,
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(FILE, protocolDocs())
