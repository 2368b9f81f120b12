import { describe, expect, it } from 'vitest'
import { CONFIG_KEYS, ConfigError, readConfig } from './config.ts'

const errorFor = (environment: Record<string, string>): string => {
  try {
    readConfig(environment)
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}

const INVALID_VALUES: Readonly<Record<string, readonly [string, string]>> = {
  PORT: ['70000', "PORT has to be from 0 to 65535, not '70000'."],
  HOST: ['', "HOST has to be an address, not ''."],
  SLAPWISE_DATA: ['', "SLAPWISE_DATA has to be a folder, not ''."],
  SLAPWISE_JOURNAL: ['nats://ada:secret@here', 'SLAPWISE_JOURNAL has to be nats://host:port[,host:port…].'],
  SLAPWISE_REPLICAS: ['6', "SLAPWISE_REPLICAS has to be from 1 to 5, not '6'."],
  SLAPWISE_KEY: ['short', 'SLAPWISE_KEY has to be 32 bytes in base64url.'],
  SLAPWISE_ORIGINS: [
    'here',
    "SLAPWISE_ORIGINS has to be a list of addresses such as https://play.example, not 'here'.",
  ],
  SLAPWISE_TRUST_PROXY: [
    'maybe',
    "SLAPWISE_TRUST_PROXY has to be yes, no, or the number of proxies, not 'maybe'.",
  ],
  SLAPWISE_MAX_ROOMS: ['0', "SLAPWISE_MAX_ROOMS has to be from 1 to 10000000, not '0'."],
  SLAPWISE_MAX_SOCKETS: ['many', "SLAPWISE_MAX_SOCKETS has to be a whole number, not 'many'."],
  SLAPWISE_MEGABYTES_PER_HOUR: ['0', "SLAPWISE_MEGABYTES_PER_HOUR has to be from 1 to 1000000, not '0'."],
  SLAPWISE_ROOMS_PER_HOUR: ['1.5', "SLAPWISE_ROOMS_PER_HOUR has to be a whole number, not '1.5'."],
  SLAPWISE_MESSAGES_PER_SECOND: ['', "SLAPWISE_MESSAGES_PER_SECOND has to be a whole number, not ''."],
  SLAPWISE_BOT_DELAY: ['-1', "SLAPWISE_BOT_DELAY has to be a whole number, not '-1'."],
  SLAPWISE_BOT_THREADS: ['0', "SLAPWISE_BOT_THREADS has to be from 1 to 1024, not '0'."],
  SLAPWISE_BOT_THINKING: ['long', "SLAPWISE_BOT_THINKING has to be a whole number, not 'long'."],
  SLAPWISE_IDLE_MINUTES: ['0', "SLAPWISE_IDLE_MINUTES has to be from 1 to 10000, not '0'."],
  SLAPWISE_EXPIRE_DAYS: ['soon', "SLAPWISE_EXPIRE_DAYS has to be a whole number, not 'soon'."],
  SLAPWISE_METRICS: ['me', 'SLAPWISE_METRICS has to be no, or a token of at least 16 letters and digits.'],
  SLAPWISE_LOG: ['loud', "SLAPWISE_LOG has to be one of silent, error, warn, info, debug, not 'loud'."],
  SLAPWISE_LOG_FORMAT: ['xml', "SLAPWISE_LOG_FORMAT has to be one of text, json, not 'xml'."],
}

describe('Config', () => {
  it.each(CONFIG_KEYS)('%s: reports an invalid value in one line', (key) => {
    const [value, line] = INVALID_VALUES[key]
    expect(errorFor({ [key]: value })).toBe(line)
  })

  it('reports all invalid values at once, one line each', () => {
    expect(errorFor({ PORT: 'x', SLAPWISE_LOG: 'loud' }).split('\n')).toHaveLength(2)
  })

  it('has defaults for everything, and ignores other variables', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, SLAPWISE_ORIGINS: [], SLAPWISE_METRICS: null })
    expect(readConfig({ HOME: '/root', PORT: '0' })).not.toHaveProperty('HOME')
  })

  it('parses the number of trusted proxies', () => {
    const hops = ['no', 'yes', '0', '2'].map((text) => readConfig({ SLAPWISE_TRUST_PROXY: text }))
    expect(hops.map(({ SLAPWISE_TRUST_PROXY }) => SLAPWISE_TRUST_PROXY)).toEqual([0, 1, 0, 2])
  })

  it('parses the servers and the login of a cluster', () => {
    const cluster = (text: string) => readConfig({ SLAPWISE_JOURNAL: text }).SLAPWISE_JOURNAL
    expect(() => cluster('nats://ada:100%@here:4222')).toThrow('SLAPWISE_JOURNAL has to be nats://')
    expect(cluster('')).toBeNull()
    expect(cluster('nats://a:4222,b.example:4223')).toEqual({
      servers: ['a:4222', 'b.example:4223'],
      login: null,
    })
    expect(cluster('nats://me:p%40ss@a:4222')).toEqual({
      servers: ['a:4222'],
      login: { user: 'me', pass: 'p@ss' },
    })
  })

  it('normalizes origins', () => {
    const origins = (list: string) => readConfig({ SLAPWISE_ORIGINS: list }).SLAPWISE_ORIGINS
    expect(origins(' https://Play.example/ , http://b:8080/room,')).toEqual([
      'https://play.example',
      'http://b:8080',
    ])
    expect(errorFor({ SLAPWISE_ORIGINS: 'data:text/html,x' })).toContain('list of addresses')
  })
})
