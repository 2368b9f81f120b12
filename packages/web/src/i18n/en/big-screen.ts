import type { BigScreenMessages } from '../messages/big-screen.ts'

export const bigScreenMessages: BigScreenMessages = {
  title: 'Phones out',
  joinHint:
    'Point your camera at the square, or type the address, then the code. Your hand is on your phone, the table is here.',
}
