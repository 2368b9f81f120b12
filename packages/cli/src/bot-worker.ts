/** Entry point of a worker thread in which a server runs the bots of the installed games. */
import { GAMES } from '@slapwise/games'
import { runBotWorker } from '@slapwise/server/bot-worker'

runBotWorker(GAMES)
