import '../../browser/no-eval.ts'
import { franticBoard } from '@slapwise/board-game'
import { hostLocally } from '../../game/local-host.ts'

hostLocally(franticBoard)
