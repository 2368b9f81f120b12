import type { TroubleWords } from '../lexicon/trouble.ts'

export const trouble: TroubleWords = {
  kinds: {
    gone: {
      title: 'This room is gone',
      text: 'Nobody home, not even the furniture. Check the code, or open a room of your own.',
      action: 'Back to the start',
    },
    damaged: {
      title: 'This room has come to harm',
      text: 'What the server has written down of it is not what happened, so it stays shut. Tell whoever runs the server: “slapwise doctor” knows more.',
      action: 'Back to the start',
    },
    sentAway: {
      title: 'You were shown the door',
      text: 'The host has sent you away. It happens to the best. Only the host can let you in again.',
      action: 'Back to the start',
    },
    locked: {
      title: 'The door is locked',
      text: 'The host lets nobody else in, not even to look. Knock some other way.',
      action: 'Back to the start',
    },
    full: {
      title: 'Full to the brim',
      text: 'There are as many people in here as the room takes.',
      action: 'Back to the start',
    },
    noServer: {
      title: 'Nobody answers',
      text: 'Either you are offline or the server is asleep. We keep knocking. Against bots you can play without any of that.',
      action: 'Play against bots',
    },
    notFetched: {
      title: 'Nobody answers',
      text: 'This part of the page has to come from the server, which is asleep or out of reach. Only with https do browsers keep it all on your device.',
      action: 'Try again',
    },
    noSocket: {
      title: 'Something is in the way',
      text: 'The server answers, but no lasting connection gets through. Proxies and company networks do that. Try another network, such as that of your phone, or switch a VPN or blocker off.',
      action: 'Try again',
    },
    crashed: {
      title: 'The page fell over',
      text: 'That was us, not you. Your seat and your cards are safe with the server.',
      action: 'Pick it up again',
    },
    noPage: {
      title: 'Nothing here',
      text: 'There is no such page. Perhaps a letter fell off the link.',
      action: 'Back to the start',
    },
    noGame: {
      title: 'Never heard of it',
      text: 'This room plays a game that your page does not know. A newer page might.',
      action: 'Get a newer one',
    },
    expired: {
      title: 'This link has gone off',
      text: 'Links that carry you to another device last ten minutes, and work once. Make a new one at the table.',
      action: 'Back to the start',
    },
  },
  lost: 'The line is dead. Trying again … what you decide meanwhile is kept.',
  stopping: 'The server takes a short nap. Back in a moment, by itself.',
  outdated: 'There is a newer Slapwise than this page.',
  reload: 'Get it',
  callMe: (name) => `Then I am ${name}`,
  refused: {
    'too-fast': 'Not so fast.',
    'no-such-room': 'There is no room of that code.',
    'room-damaged': 'What is stored of this room is damaged. Tell whoever runs the server.',
    'room-locked': 'The host has locked this room.',
    'sent-away': 'You were sent away. Only the host can let you in again.',
    'room-full': 'This room is full.',
    'too-many-rooms': 'This house is full. Try again later.',
    'name-taken': 'Somebody here is called that already.',
    'seat-taken': 'Somebody was faster to that seat.',
    'not-host': 'Only the host can do that.',
    'not-in-lobby': 'Too late, the match has begun.',
    'not-playing': 'The table has paused.',
    'not-ready': 'Not everybody is ready yet.',
    'too-few-players': 'It takes two. A bot will do.',
    'stale-prompt': 'Too late, that question is closed.',
    'not-asked': 'Nothing is asked of you right now.',
    forgotten: 'That was so long ago that nobody knows whether it was done. Look, and try again.',
    refused: 'The rules do not allow that.',
    'not-stored': 'The server could not write that down. Try again.',
    stopping: 'The server takes a short nap. Back in a moment.',
  },
  anything: 'That did not work. Nothing has changed.',
}
