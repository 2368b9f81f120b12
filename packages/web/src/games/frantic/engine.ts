export { frantic as default } from '@slapwise/card-game'
