import '../../browser/disable-zod-jit.ts'
import { franticCardGame } from '@slapwise/card-game'
import { runReplayHost } from '../../match-sources/replay/replay-host.ts'

runReplayHost(franticCardGame)
