/** Our server as a child process: prints its address, and its memory for every line of input. */
import { readConfig, serve } from '@slapwise/server'
import { INSTALLED_GAMES } from '../../../packages/cli/src/installed-games.ts'
import { announceAddress } from './server-process.ts'

const { address } = await serve(
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    SLAPWISE_LOG: 'silent',
    SLAPWISE_MAX_SOCKETS: '1000000',
    SLAPWISE_ROOMS_PER_HOUR: '1000000',
    SLAPWISE_MESSAGES_PER_SECOND: '1000000',
    SLAPWISE_MEGABYTES_PER_HOUR: '1000000',
    ...process.env,
  }),
  INSTALLED_GAMES,
)
announceAddress(address)
