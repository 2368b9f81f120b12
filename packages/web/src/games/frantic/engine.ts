export { franticCardGame as default } from '@slapwise/card-game'
