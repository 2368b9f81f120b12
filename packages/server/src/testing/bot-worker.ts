/** A thread in which bots think that are told by a spec when to come to an end. */
import { runBotWorker } from '../bot-workers/bot-worker.ts'
import { GATED_GAMES } from './gated-eights.ts'

runBotWorker(GATED_GAMES)
