import type { IntroductionMessages } from '../messages/introductions.ts'

export const introductionMessages: IntroductionMessages = {
  'set-up':
    'Your space is your minus points, so nobody wants to get to the skull; before you set off, mine the street a little.',
  turn: 'Put one card on the street, tap by tap, gently before yourself and meanly before the others; then you have to roll.',
  roll: 'Tap the die: you walk what it shows, and whatever you end on acts on you.',
  token: 'Tap the token that it should happen to.',
  gift: 'You hand out steps: tap a player, then how far they have to walk.',
  magnet: 'Tap a card on the street, and it comes into your hand.',
  lay: 'Tap a space on the street for this card.',
  restock: 'Place a card as usual, only that this once colours do not matter.',
  market: 'These lie open for everybody: choose one, then tap Done.',
  reorganize: 'Tap a manhole, then the space it moves to.',
  block: 'Somebody is after you, and your Block can stop it; or save it for worse.',
  're-roll': 'You did not like that roll? Throw in Re-Roll, and the die has to go again.',
  'nice-try': 'Somebody is on the skull and the round would be over: throw in Nice Try, and it goes on.',
}
