import type { Lexicon } from './lexicon.ts'

const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`)

export const en: Lexicon = {
  language: 'en',
  colours: { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', purple: 'purple', black: 'black' },
  bots: ['Sly bot', 'Grim bot', 'Posh bot', 'Tiny bot', 'Loud bot', 'Odd bot', 'Fond bot', 'Cool bot'],
  start: {
    tagline: 'Get rid of your cards. Be a nuisance on the way.',
    playNow: 'Play now against bots',
    openRoom: 'Open a room',
    join: 'Join',
    code: 'Room code',
    yourName: 'Your name',
    publicRooms: 'Public rooms',
    noRooms: 'Nobody has left a door open. Open one yourself.',
    everyCard: 'Every card there is',
  },
  room: {
    title: 'Room',
    share: 'Send this to your friends',
    copy: 'Copy link',
    copied: 'Copied',
    seats: 'Around the table',
    free: 'Free',
    sitHere: 'Sit here',
    addBot: 'Add a bot',
    remove: 'Send away',
    ready: 'I am ready',
    notReady: 'Wait, not yet',
    begin: 'Deal',
    rematch: 'Again!',
    waitForHost: 'The host deals when all are ready.',
    host: 'host',
    away: 'away',
    sets: 'Cards',
    length: 'Length',
    pace: 'Pace',
    ruleCards: 'Rule cards a round',
    lengths: { short: 'short', medium: 'medium', long: 'long', none: 'one round' },
    paces: { relaxed: 'relaxed', normal: 'normal', fast: 'fast', correspondence: 'by post' },
    isPublic: 'Anybody may join',
    chat: 'Say something',
    send: 'Say it',
    watch: 'You are looking on.',
    lost: 'The line is dead. Trying again …',
    gone: 'This room is gone. Open a new one?',
  },
  table: {
    playOn: 'Play on',
    or: 'or',
    anything: 'anything',
    waitFor: (names) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking`,
    draw: 'Draw',
    pass: 'Pass',
    ok: 'OK',
    yes: 'Yes',
    no: 'No',
    done: 'Done',
    nobody: 'Nobody',
    cards,
    points: (count) => `${count} pt`,
    log: 'What happened',
    round: (round) => `Round ${round}`,
    tapToGoOn: 'tap to go on',
    wins: (names) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    leave: 'Leave',
    withPower: 'With which power?',
    alone: 'Without',
    holdOn: 'Hold on …',
    dontAsk: 'Not this round',
    letItBe: 'Let it be',
    drawPile: (count) => `${count} left to draw`,
    you: 'you',
  },
  question({ ask, source, about }, count, names) {
    const title = source === null ? '' : names.title(source)
    switch (ask) {
      case 'turn':
        return 'Your turn: play or draw'
      case 'drawn':
        return 'Play after all, or pass'
      case 'second-chance':
        return 'Another one, at once'
      case 'friend':
        return 'Bring a friend?'
      case 'victim':
        return `${title}: whom?`
      case 'allot-draws':
        return `Share out ${cards(count)}`
      case 'give':
        return about === undefined ? `Give away ${cards(count)}` : `${cards(count)} for ${names.who(about)}`
      case 'discard':
        return `Throw away ${cards(count)}`
      case 'lay':
        return 'Lay one down'
      case 'pick':
        return 'Take one'
      case 'receiver':
        return 'Who gets it?'
      case 'hand-out':
        return 'Who gets what?'
      case 'wish':
        return 'Make a wish'
      case 'counterattack':
        return `${names.who(about!)} attacks you. Hit back?`
      case 'nice-try':
        return `${names.who(about!)} is out. Nice try?`
      case 'lucky-bastard':
        return 'Trouble ahead. Feeling lucky?'
      case 'imitate':
        return 'What is it today?'
      case 'colour':
        return source === 'colour-blockade' ? 'Which colour is off limits?' : 'Which colour next?'
      case 'steal':
        return `Help yourself to ${cards(count)}`
      case 'event':
        return 'Which event?'
      case 'seppuku':
        return 'Turn over a card?'
      case 'distribute':
        return `Who gets ${names.who(about!)}’s hand?`
      case 'giver':
        return 'Who gives you two?'
      case 'swap-hands':
        return 'Swap hands with whom?'
      case 'recharge':
        return 'Recharge which one?'
      case 'power':
        return 'Which power card?'
      case 'use':
        return `Use ${title}?`
      case 'another':
        return 'Another card, fitting or not'
      case 'seen':
        return 'Seen enough?'
      case 'next-round':
        return 'Ready for the next round?'
    }
  },
  why: {
    'not-yours': 'That is not your card.',
    'does-not-follow': 'That does not fit on what lies there.',
    'needs-ten-cards': 'Only with exactly ten cards in hand.',
    'never-playable': 'This one is never played. You are stuck with it.',
    'only-as-last-card': 'Only as your very last card.',
    sealed: 'Special cards are sealed for now.',
    blocked: 'That colour is off limits for now.',
  },
}
