import '../../browser/no-eval.ts'
import { franticBoard } from '@slapwise/board-game'
import { hostLocally } from '../../game/local/local-host.ts'

hostLocally(franticBoard)
