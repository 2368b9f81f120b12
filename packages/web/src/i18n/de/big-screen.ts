import type { BigScreenMessages } from '../messages/big-screen.ts'

export const bigScreenMessages: BigScreenMessages = {
  title: 'Handys raus',
  joinHint:
    'Richte die Kamera aufs Quadrat, oder tipp die Adresse ein, dann den Code. Deine Hand ist auf dem Handy, der Tisch ist hier.',
}
