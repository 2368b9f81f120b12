export { franticBoard as default } from '@slapwise/board-game'
