import type { PlayOnMessages } from '../messages/play-on.ts'

export const playOnMessages: PlayOnMessages = {
  title: 'Play on from here',
  intro: 'The same cards, the same scores, the same mess. Bots take the other seats, and peek at nothing.',
  introWithAnswer: (name) =>
    `Everything as it was, until ${name} gives the other answer. Bots take the other seats, and peek at nothing.`,
  seat: 'Your seat',
  start: 'Play on',
  replaces: 'You have an unfinished match against bots. There is room for one: this would replace it.',
  startAnyway: 'Bin that one and play on',
  over: 'It is all over here. Go back a bit, to where something could still be saved.',
  notKept: 'Your browser keeps nothing on this device, so there is nowhere to play on.',
}
