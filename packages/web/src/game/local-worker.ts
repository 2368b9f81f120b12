import '../no-eval.ts'
import { frantic } from '@slapwise/card-game'
import { hostLocally } from './local-host.ts'

hostLocally(frantic)
