import '../../browser/no-eval.ts'
import { frantic } from '@slapwise/card-game'
import { hostLocally } from '../../game/local/local-host.ts'

hostLocally(frantic)
