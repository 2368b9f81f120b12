import '../../browser/no-eval.ts'
import { franticBoard } from '@slapwise/board-game'
import { runLocalHost } from '../../game/local/local-host.ts'

runLocalHost(franticBoard)
