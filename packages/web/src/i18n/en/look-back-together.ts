import type { LookBackTogetherMessages } from '../messages/look-back-together.ts'

export const lookBackTogetherMessages: LookBackTogetherMessages = {
  start: 'Look back together',
  invitation: (leader) => `${leader} goes through it all again, for everybody.`,
  follow: 'Follow',
  following: (leader) => `You follow ${leader}`,
  alone: 'Only you see this',
  leading: 'You lead, all eyes follow',
  apart: 'On your own',
  rejoin: (leader) => `Back to ${leader}`,
  leadAgain: 'Lead again',
  end: 'Stop',
  point: 'Point',
  pointHint: 'Tap what you mean',
  pointed: (name) => `${name}: there!`,
  movedOn: 'Enough of the past',
}
