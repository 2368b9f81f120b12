/** A bot worker for games whose bots wait for a spec. */
import { runBotWorker } from '../bot-workers/bot-worker.ts'
import { GATED_GAMES } from './gated-eights.ts'

runBotWorker(GATED_GAMES)
