export { franticBoardGame as default } from '@slapwise/board-game'
