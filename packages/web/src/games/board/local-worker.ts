import '../../browser/disable-zod-jit.ts'
import { franticBoardGame } from '@slapwise/board-game'
import { runLocalHost } from '../../match-sources/local/local-host.ts'

runLocalHost(franticBoardGame)
