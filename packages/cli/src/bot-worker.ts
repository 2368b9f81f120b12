/** A thread of a server, in which the bots of this house think. */
import { GAMES } from '@slapwise/games'
import { runBotWorker } from '@slapwise/server/bot-worker'

runBotWorker(GAMES)
