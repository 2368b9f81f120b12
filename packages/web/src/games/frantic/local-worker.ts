import '../../browser/disable-zod-jit.ts'
import { franticCardGame } from '@slapwise/card-game'
import { runLocalHost } from '../../match-sources/local/local-host.ts'
import { isPlainOpening } from './is-plain-opening.ts'

runLocalHost(franticCardGame, isPlainOpening)
