import type { ErrorMessages } from '../messages/errors.ts'

export const errorMessages: ErrorMessages = {
  screens: {
    'room-gone': {
      title: 'This room is gone',
      text: 'Nobody home, not even the furniture. Check the code, or open a room of your own.',
      action: 'Back to the start',
    },
    'room-damaged': {
      title: 'This room has come to harm',
      text: 'What the server has written down of it is not what happened, so it stays shut. Tell whoever runs the server: “slapwise doctor” knows more.',
      action: 'Back to the start',
    },
    'removed-from-room': {
      title: 'You were shown the door',
      text: 'The host has sent you away. It happens to the best. Only the host can let you in again: then this page comes back by itself.',
      action: 'Back to the start',
    },
    'room-locked': {
      title: 'The door is locked',
      text: 'The host lets nobody else in, not even to look. As soon as the door opens, so does this page.',
      action: 'Back to the start',
    },
    'room-full': {
      title: 'Full to the brim',
      text: 'There are as many people in here as the room takes.',
      action: 'Back to the start',
    },
    'server-unreachable': {
      title: 'Nobody answers',
      text: 'Either you are offline or the server is asleep. We keep knocking. Against bots you can play without any of that.',
      action: 'Play against bots',
    },
    'load-failed': {
      title: 'Nobody answers',
      text: 'This part of the page has to come from the server, which is asleep or out of reach. Only with https do browsers keep it all on your device.',
      action: 'Try again',
    },
    'socket-blocked': {
      title: 'Something is in the way',
      text: 'The server answers, but no lasting connection gets through. Proxies and company networks do that. Try another network, such as that of your phone, or switch a VPN or blocker off.',
      action: 'Try again',
    },
    'page-crashed': {
      title: 'The page fell over',
      text: 'That was us, not you. Your seat and your cards are safe with the server.',
      action: 'Pick it up again',
    },
    'not-found': {
      title: 'Nothing here',
      text: 'There is no such page. Perhaps a letter fell off the link.',
      action: 'Back to the start',
    },
    'unknown-game': {
      title: 'Never heard of it',
      text: 'This room plays a game that your page does not know. A newer page might.',
      action: 'Get a newer one',
    },
    'link-expired': {
      title: 'This link has gone off',
      text: 'Links that carry you to another device last ten minutes, and work once. Make a new one at the table.',
      action: 'Back to the start',
    },
    'other-tab': {
      title: 'You are at the table already',
      text: 'This match is open in another tab, and a hand is played once. Play here, and the other tab lets go.',
      action: 'Play here',
    },
  },
  backToStart: 'Back to the start',
  connectionLost: 'The line is dead. Trying again … what you decide meanwhile is kept.',
  serverRestarting: 'The server takes a short nap. Back in a moment, by itself.',
  outdated: 'There is a newer Slapwise than this page.',
  reload: 'Get it',
}
