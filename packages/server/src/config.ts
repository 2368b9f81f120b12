import { availableParallelism } from 'node:os'
import { BOT_THINKING_MS } from '@slapwise/protocol'
import { z } from 'zod'

const integerBetween = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'has to be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `has to be from ${least} to ${most}`)

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `has to be one of ${words.join(', ')}` })

const isHttpUrl = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text)

/** Where many machines keep their rooms: servers of one cluster, with one name and password for all of them. */
export interface ClusterConfig {
  readonly servers: readonly string[]
  readonly login: { readonly user: string; readonly pass: string } | null
}

const NATS_URL = /^nats:\/\/(?:([^:@/]+):([^@/]+)@)?([\w.-]+:\d+(?:,[\w.-]+:\d+)*)$/

/** Names and passwords are written as in any address; not every percent sign stands for something. */
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

/** Everything that whoever hosts can set, by the environment. */
const environmentSchema = z.object({
  /** The port to listen on; 0 for any that is free. */
  PORT: integerBetween(0, 65535).default(3000),
  /** The address to listen on. */
  HOST: z.string().min(1, 'has to be an address').default('0.0.0.0'),
  /** The folder for all data. */
  SLAPWISE_DATA: z.string().min(1, 'has to be a folder').default('slapwise-data'),
  /** The JetStream servers that have all data instead, for several machines; nothing for the folder. */
  SLAPWISE_JOURNAL: z
    .string()
    .default('')
    .refine((text) => text === '' || isNatsUrl(text), 'has to be nats://host:port[,host:port…]')
    .transform(parseNatsUrl),
  /** How many of those servers keep everything: 3 of a cluster if it is not set, else 1. */
  SLAPWISE_REPLICAS: integerBetween(1, 5)
    .optional()
    .transform((replicas) => replicas ?? null),
  /** What seats are recognized by, 32 bytes in base64url; if it is not set, one is made and kept with the data. */
  SLAPWISE_KEY: z
    .string()
    .default('')
    .refine((text) => text === '' || /^[\w-]{43}$/.test(text), 'has to be 32 bytes in base64url')
    .transform((text) => (text === '' ? null : Buffer.from(text, 'base64url'))),
  /** Where browsers may come from besides the server’s own address, as a list with commas. */
  SLAPWISE_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .transform((list) => list.filter((origin) => origin !== ''))
    .refine((list) => list.every(isHttpUrl), 'has to be a list of addresses such as https://play.example')
    .transform((list) => list.map((address) => new URL(address).origin)),
  /** How many proxies in front tell the address of who comes to them, each on the right of what it was told. */
  SLAPWISE_TRUST_PROXY: z
    .string()
    .default('no')
    .refine((text) => /^(yes|no|\d)$/.test(text), 'has to be yes, no, or the number of proxies')
    .transform((text) => (text === 'yes' ? 1 : text === 'no' ? 0 : Number(text))),
  SLAPWISE_MAX_ROOMS: integerBetween(1, 10_000_000).default(100_000),
  /** Connections from one address at a time. */
  SLAPWISE_MAX_SOCKETS: integerBetween(1, 1_000_000).default(64),
  /** Rooms that one address can open in an hour. */
  SLAPWISE_ROOMS_PER_HOUR: integerBetween(1, 1_000_000).default(60),
  /** Megabytes that one address can have stored in an hour. */
  SLAPWISE_MEGABYTES_PER_HOUR: integerBetween(1, 1_000_000).default(32),
  /** Messages of one connection in a second. */
  SLAPWISE_MESSAGES_PER_SECOND: integerBetween(1, 1_000_000).default(20),
  /** Milliseconds that a plain step is shown before a bot moves; whatever takes longer does so in proportion. */
  SLAPWISE_BOT_DELAY: integerBetween(0, 60_000).default(900),
  /** Threads in which bots think that take their time. */
  SLAPWISE_BOT_THREADS: integerBetween(1, 1024).default(Math.max(1, availableParallelism() - 1)),
  /** Milliseconds that such a bot may think. */
  SLAPWISE_BOT_THINKING: integerBetween(1, 60_000).default(BOT_THINKING_MS),
  SLAPWISE_IDLE_MINUTES: integerBetween(1, 10_000).default(10),
  /** Days after which a room that nobody touches is deleted; 0 for never. */
  SLAPWISE_EXPIRE_DAYS: integerBetween(0, 36_500).default(90),
  /** The token that opens /metrics; without one there is nothing there. */
  SLAPWISE_METRICS: z
    .string()
    .default('no')
    .refine(
      (text) => text === 'no' || /^[\w.~+/-]{16,}$/.test(text),
      'has to be no, or a token of at least 16 letters and digits',
    )
    .transform((text) => (text === 'no' ? null : text)),
  SLAPWISE_LOG: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How lines of the log are written; by default for people in a terminal, as JSON wherever else stdout leads. */
  SLAPWISE_LOG_FORMAT: oneOf(['text', 'json']).default(() => (process.stdout.isTTY ? 'text' : 'json')),
})

export type Config = z.infer<typeof environmentSchema>

export const CONFIG_KEYS = Object.keys(environmentSchema.shape) as (keyof Config)[]

/** What is not said back to whoever mistypes it: logs and screens are read by others too. */
const SECRET_KEYS: ReadonlySet<string> = new Set<keyof Config>([
  'SLAPWISE_JOURNAL',
  'SLAPWISE_KEY',
  'SLAPWISE_METRICS',
])

/** A setting of the environment is wrong. */
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
