import '../../browser/disable-zod-jit.ts'
import { frantic } from '@slapwise/card-game'
import { runLocalHost } from '../../match-sources/local/local-host.ts'

runLocalHost(frantic)
