/** `npm run protocol-docs`: writes docs/protocol.md from the schemas, the types of the games and the server as it is shipped. */
import { writeFileSync } from 'node:fs'
import { GAMES } from '@slapwise/games'
import { type MatchRecord, matchRecordSchema } from '@slapwise/kernel'
import {
  clientRequestSchema,
  createRoomSchema,
  ERROR_CODES,
  ERROR_DESCRIPTIONS,
  GLANCE_SECONDS,
  PACE_TIMES,
  PACES,
  serverMessageSchema,
  WINDOW_EXTENSION_SECONDS,
} from '@slapwise/protocol'
import { httpStatusOf, listRateLimits, readConfig } from '@slapwise/server'
import { formatGameReference, formatTypeFields } from './protocol-docs/game-reference.ts'
import {
  formatFieldTable,
  formatSection,
  listVariants,
  MESSAGE_PARTS,
  toJsonSchema,
} from './protocol-docs/schema-tables.ts'
import { listShippedRoutes } from './protocol-docs/shipped-routes.ts'
import { TypeReader } from './protocol-docs/type-reader.ts'
import { PROTOCOL_GUIDE, REQUEST_ID_HINT } from './protocol-guide.ts'

export const PROTOCOL_DOCS_FILE = new URL('../docs/protocol.md', import.meta.url)

/** The compiler checks that no field is missing. */
const RECORD_DESCRIPTIONS: Readonly<Record<keyof MatchRecord, string>> = {
  format: '',
  game: 'its id',
  rulesVersion: 'the version of its rules',
  settings: 'settings of the game, with the number of `players`',
  seed: 'all chance in the match comes from it',
  decisions:
    'pairs of seat and answer in their order, such as `[0, 17]` or `[2, [30, 4]]`; with those of bots and clocks, without those that were taken back',
  scores: 'by seat',
  winners: 'seats',
  endDigest: 'a hash of the whole table at the end, which only the engine can compute',
  seedProof:
    'where the seed comes from; the lists are by seat, with an empty text where there is none ([how to check it](fair-dealing.md#checking-by-hand))',
  players: 'names by seat, at the end',
  seatHistory:
    'only where seats were taken over: by seat everybody who played it, each with the first decision, counted from 0',
  digest: 'SHA-256 of all the rest ([how to check it](fair-dealing.md#checking-by-hand))',
}

const formatRouteTable = async (): Promise<string[]> => [
  '| method | path | what it does |',
  '| --- | --- | --- |',
  ...(await listShippedRoutes()).map(
    ({ method, path, description }) => `| ${method} | \`${path}\` | ${description} |`,
  ),
]

const SECONDS_PER_DAY = 24 * 60 * 60

const formatSeconds = (seconds: number | null): string => {
  if (seconds === null) return 'no limit'
  const days = seconds / SECONDS_PER_DAY
  if (days >= 1) return days === 1 ? '1 day' : `${days} days`
  return `${seconds} s`
}

const formatPaceTable = (): string[] => [
  '| pace | a decision | a reaction window | an acknowledgement |',
  '| --- | --- | --- | --- |',
  ...PACES.map((pace) => {
    const { decisionSeconds, windowSeconds, acknowledgeSeconds } = PACE_TIMES[pace]
    const times = [decisionSeconds, windowSeconds, acknowledgeSeconds].map(formatSeconds)
    return `| \`${pace}\` | ${times.join(' | ')} |`
  }),
]

const SECONDS_PER_HOUR = 3600

/** Rates below one in ten seconds are easier to read by the hour. */
const formatRate = (perSecond: number): string =>
  perSecond < 0.1 ? `${Math.round(perSecond * SECONDS_PER_HOUR)} per hour` : `${perSecond} per second`

const formatRateLimitTable = (): string[] => [
  '| what | counted by | at once | then |',
  '| --- | --- | --- | --- |',
  ...listRateLimits(readConfig({})).map(
    ({ what, scope, burst, perSecond }) => `| ${what} | ${scope} | ${burst} | ${formatRate(perSecond)} |`,
  ),
]

/** HTTP answers about rooms, by the type that describes them. */
const ROOM_ANSWERS = {
  RoomListing: 'Each of the `rooms` of `GET /api/rooms`:',
  JoinedRoom: 'Each of the `rooms` of `GET /api/me/rooms`:',
  PlayedMatch: 'Each of the `matches` of `GET /api/me/matches`:',
  RoomSummary: '`GET /api/rooms/:code`:',
}

/** The HTTP answer about a running match. */
const PAST_ANSWERS = {
  PastViews: '`GET /api/rooms/:code/match/views`:',
  PastView: 'Each of its `views`:',
}

function formatRoomAnswers(reader: TypeReader): string[] {
  const scope = reader.open('packages/protocol/src/room-listing.ts')
  const past = reader.open('packages/protocol/src/past-views.ts')
  return [
    ...formatInterfaces(scope, ROOM_ANSWERS),
    ...formatInterfaces(past, PAST_ANSWERS),
    ...scope.readReferencedTypes().map(({ name, definition }) => `${name} is ${definition}.`),
    '',
  ]
}

const formatInterfaces = (
  scope: ReturnType<TypeReader['open']>,
  headings: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(headings).flatMap(([name, heading]) => [
    heading,
    '',
    ...formatTypeFields(scope.readInterface(name)),
  ])

/** The whole page. */
export async function formatProtocolDocs(): Promise<string> {
  const reader = new TypeReader()
  try {
    return await formatPage(reader)
  } finally {
    reader.close()
  }
}

async function formatPage(reader: TypeReader): Promise<string> {
  const requests = listVariants(clientRequestSchema, 'input')
  const { id, seenVersion } = requests[0].properties!
  return [
    '# Protocol between client and server',
    '',
    'Written by `npm run protocol-docs` from the schemas in `packages/protocol`, the types of the games and the routes of the',
    'server as it is shipped. A test fails if this page is out of date.',
    '',
    PROTOCOL_GUIDE,
    '## HTTP',
    '',
    'Bodies are JSON. Browsers may only change things from pages of the server itself, or of `SLAPWISE_ORIGINS`. A refused request is',
    'answered with `{ "error": … }`, an [Error](#error), and the status in [the list of errors](#errors).',
    '',
    ...(await formatRouteTable()),
    '',
    'The body that opens a room:',
    '',
    ...formatFieldTable(toJsonSchema(createRoomSchema, 'input')),
    ...formatRoomAnswers(reader),
    '## Requests',
    '',
    `Each has an \`id\`, which is ${id.description}. It may have \`seenVersion\`: ${seenVersion.description}.`,
    'It is answered with `done` as soon as it is stored, or with `error`.',
    '',
    ...requests.flatMap((request) => formatSection(request, ['id', 'seenVersion'])),
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
    'The status is that of a refused HTTP request or handshake; over the WebSocket there is only the code.',
    '',
    '| code | status | meaning |',
    '| --- | --- | --- |',
    ...ERROR_CODES.map((code) => `| \`${code}\` | ${httpStatusOf(code)} | ${ERROR_DESCRIPTIONS[code]} |`),
    '',
    '## Rate limits',
    '',
    'More than this is refused as `rate-limited`. Those who host a server can change [some of these](hosting.md#settings).',
    '',
    ...formatRateLimitTable(),
    '',
    REQUEST_ID_HINT,
    '',
    '## Time',
    '',
    ...formatPaceTable(),
    '',
    `A prompt with \`"mode": "glance"\` has ${GLANCE_SECONDS} s at every pace. \`extend-window\` adds ${WINDOW_EXTENSION_SECONDS} seconds to either kind of reaction, once for each player.`,
    '',
    '## Records',
    '',
    '`/api/rooms/CODE/matches/1` has the first match that was played in a room, once it is over:',
    '',
    ...formatFieldTable(toJsonSchema(matchRecordSchema), RECORD_DESCRIPTIONS),
    '## Games',
    '',
    'What `game`, `level` and `settings` can be, and everything that views, questions and facts can contain. `change-room` takes all',
    'settings of a game at once: a setting that is not named gets its default.',
    '',
    ...[...GAMES].flatMap((game) => formatGameReference(game, reader)),
  ].join('\n')
}

if (import.meta.main) writeFileSync(PROTOCOL_DOCS_FILE, await formatProtocolDocs())
