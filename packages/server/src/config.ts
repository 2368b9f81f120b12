import { availableParallelism } from 'node:os'
import { BOT_THINKING_MS } from '@slapwise/protocol'
import { z } from 'zod'

const integerBetween = (least: number, limit: number) =>
  z
    .string()
    .regex(/^\d+$/, 'has to be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= limit, `has to be from ${least} to ${limit}`)

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `has to be one of ${words.join(', ')}` })

const isHttpUrl = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text)

/** A NATS cluster, with one user and password for all its servers. */
export interface ClusterConfig {
  readonly servers: readonly string[]
  readonly login: { readonly user: string; readonly pass: string } | null
}

const NATS_URL = /^nats:\/\/(?:([^:@/]+):([^@/]+)@)?([\w.-]+:\d+(?:,[\w.-]+:\d+)*)$/

/** User and password are percent-encoded; a stray percent sign makes them invalid. */
function isNatsUrl(text: string): boolean {
  try {
    decodeURIComponent(text)
    return NATS_URL.test(text)
  } catch {
    return false
  }
}

function parseNatsUrl(text: string): ClusterConfig | null {
  if (text === '') return null
  const [, user, pass, servers] = NATS_URL.exec(text)!
  const login = user === undefined ? null : { user: decodeURIComponent(user), pass: decodeURIComponent(pass) }
  return { servers: servers.split(','), login }
}

/** All settings of the server, read from environment variables. */
const environmentSchema = z.object({
  /** Port to listen on; 0 for any free port. */
  PORT: integerBetween(0, 65535).default(3000),
  HOST: z.string().min(1, 'has to be an address').default('0.0.0.0'),
  SLAPWISE_DATA: z.string().min(1, 'has to be a folder').default('slapwise-data'),
  /**
   * NATS servers that store all data instead of the data folder, so that several machines can share it; empty for the
   * data folder.
   */
  SLAPWISE_JOURNAL: z
    .string()
    .default('')
    .refine((text) => text === '' || isNatsUrl(text), 'has to be nats://host:port[,host:port…]')
    .transform(parseNatsUrl),
  /** Number of NATS servers that store each message; by default 3 in a cluster, otherwise 1. */
  SLAPWISE_REPLICAS: integerBetween(1, 5)
    .optional()
    .transform((replicas) => replicas ?? null),
  /** Key that signs identity tokens, 32 bytes in base64url; by default one is created in the data folder. */
  SLAPWISE_KEY: z
    .string()
    .default('')
    .refine((text) => text === '' || /^[\w-]{43}$/.test(text), 'has to be 32 bytes in base64url')
    .transform((text) => (text === '' ? null : Buffer.from(text, 'base64url'))),
  /** Origins that browsers may connect from besides the server's own, separated by commas. */
  SLAPWISE_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .transform((list) => list.filter((origin) => origin !== ''))
    .refine((list) => list.every(isHttpUrl), 'has to be a list of addresses such as https://play.example')
    .transform((list) => list.map((address) => new URL(address).origin)),
  /** Number of trusted proxies in front of the server; each appends the client address to `X-Forwarded-For`. */
  SLAPWISE_TRUST_PROXY: z
    .string()
    .default('no')
    .refine((text) => /^(yes|no|\d)$/.test(text), 'has to be yes, no, or the number of proxies')
    .transform((text) => (text === 'yes' ? 1 : text === 'no' ? 0 : Number(text))),
  SLAPWISE_MAX_ROOMS: integerBetween(1, 10_000_000).default(100_000),
  /** Maximum number of open WebSockets per address. */
  SLAPWISE_MAX_SOCKETS: integerBetween(1, 1_000_000).default(64),
  /** Rooms that one address can create per hour. */
  SLAPWISE_ROOMS_PER_HOUR: integerBetween(1, 1_000_000).default(60),
  /** Megabytes of journal that one address can write per hour. */
  SLAPWISE_MEGABYTES_PER_HOUR: integerBetween(1, 1_000_000).default(32),
  /** Messages per second and connection. */
  SLAPWISE_MESSAGES_PER_SECOND: integerBetween(1, 1_000_000).default(20),
  /** Milliseconds that a normal step is shown before a bot moves; longer steps scale with it. */
  SLAPWISE_BOT_DELAY: integerBetween(0, 60_000).default(900),
  /** Worker threads for bots that search. */
  SLAPWISE_BOT_THREADS: integerBetween(1, 1024).default(Math.max(1, availableParallelism() - 1)),
  /** Thinking time of such a bot in milliseconds. */
  SLAPWISE_BOT_THINKING: integerBetween(1, 60_000).default(BOT_THINKING_MS),
  SLAPWISE_IDLE_MINUTES: integerBetween(1, 10_000).default(10),
  /** Days without activity after which a room is deleted; 0 for never. */
  SLAPWISE_EXPIRE_DAYS: integerBetween(0, 36_500).default(90),
  /** Bearer token for /metrics; without a token the route does not exist. */
  SLAPWISE_METRICS: z
    .string()
    .default('no')
    .refine(
      (text) => text === 'no' || /^[\w.~+/-]{16,}$/.test(text),
      'has to be no, or a token of at least 16 letters and digits',
    )
    .transform((text) => (text === 'no' ? null : text)),
  SLAPWISE_LOG: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Log format: by default text in a terminal, JSON elsewhere. */
  SLAPWISE_LOG_FORMAT: oneOf(['text', 'json']).default(() => (process.stdout.isTTY ? 'text' : 'json')),
})

export type Config = z.infer<typeof environmentSchema>

export const CONFIG_KEYS = Object.keys(environmentSchema.shape) as (keyof Config)[]

/** Values that error messages do not repeat, because logs and screens are read by others too. */
const SECRET_KEYS: ReadonlySet<string> = new Set<keyof Config>([
  'SLAPWISE_JOURNAL',
  'SLAPWISE_KEY',
  'SLAPWISE_METRICS',
])

/** An environment variable is invalid, or the data it names cannot be used. */
export class ConfigError extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    CONFIG_KEYS.flatMap((key) => (environment[key] === undefined ? [] : [[key, environment[key]]])),
  )
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path: [key], message }) =>
    SECRET_KEYS.has(String(key))
      ? `${String(key)} ${message}.`
      : `${String(key)} ${message}, not '${given[String(key)]}'.`,
  )
  throw new ConfigError(lines.join('\n'))
}
