import '../../browser/disable-zod-jit.ts'
import { franticCardGame } from '@slapwise/card-game'
import { runLocalHost } from '../../match-sources/local/local-host.ts'

runLocalHost(franticCardGame)
