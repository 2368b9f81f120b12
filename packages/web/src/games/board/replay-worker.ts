import '../../browser/disable-zod-jit.ts'
import { franticBoardGame } from '@slapwise/board-game'
import { runReplayHost } from '../../match-sources/replay/replay-host.ts'

runReplayHost(franticBoardGame)
