import '../../browser/no-eval.ts'
import { frantic } from '@slapwise/card-game'
import { runLocalHost } from '../../game/local/local-host.ts'

runLocalHost(frantic)
