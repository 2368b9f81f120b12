import type { CliMessages, MemberMessage } from './messages.ts'

const list = new Intl.ListFormat('en-GB')

const memberMessage =
  (theirs: string, yours: string): MemberMessage =>
  (name) =>
    name === null ? yours : `${name} ${theirs}`

const countingExample = (count: number): string => Array.from({ length: count }, (_, i) => i + 1).join(' ')

export const en: CliMessages = {
  language: 'en',
  formatList: (names) => list.format(names),
  ask: {
    help: [
      '  3             choose what has that number',
      '  2 5           several numbers, where several are asked for',
      '  back          takes your last decision back, unless something was revealed or somebody else has decided',
      '  Enter         the table once more',
      '  q             quit',
    ],
    nothingToTakeBack: 'Nothing can be taken back now.',
    unknownOption: (typed) => `There is no “${typed}” to choose. Type ? for help.`,
    ambiguousOption: (options) => `Which one? ${options.join(', ')}`,
    wrongCount: (count, example) => `That takes ${count} different numbers, such as: ${example}`,
    wrongSum: (sum, total) => `That makes ${sum} in all. It has to be ${total}.`,
    wrongReceivers: (left, example) => `One player for each, ${left} at most; or: all ${example}`,
    someExample: (count) => `as in ${countingExample(count)}`,
    allotmentExample: (first, last, total) =>
      `all: 2, one by one: 1 1 2 2, or: ${first} ${total - 1} ${last} 1`,
    receiversExample: 'or several: 1 2 2, or: all 1',
    askReceiver: (item) => `${item} goes to`,
    pressEnter: (what) => `Enter: ${what}`,
    cannotReact: 'nothing you could do; Enter',
  },
  play: {
    welcome: 'Slapwise. Type ? for help, q to quit.',
    goodbye: 'Leaving already? The bots will talk about you.',
    confirmQuit: 'Leave the table? y to leave, Enter to play on',
    yesInputs: ['y', 'yes'],
    matchKept: 'The match is kept: slapwise play takes it up again.',
    matchNotKept: (reason) => `This match cannot be kept for later. ${reason}`,
    askResume: (what, names) =>
      `You left a match (${what}; ${list.format(names)}). Enter takes it up, n throws it away for a new one`,
    repeatWithSeed: (seed) => `The same match again: the same options, and --seed ${seed}`,
    you: 'You',
    playerName: (number) => `Player ${number}`,
    passKeyboard: (name) => `Pass the keyboard to ${name}, press Enter`,
  },
  room: {
    askName: 'Your name',
    roomTitle: (code) => `Room ${code}`,
    hostHelp: (levels) => [
      '  b, b LEVEL    a bot sits down; u sends the last one away',
      ...levels,
      '  s             starts',
      '  set X Y       as in: set limit none, set pace relaxed',
      '  g GAME        another game; g alone names them',
      '  kick NAME     shows somebody the door; you are asked first',
    ],
    lobbyHelp: [
      '  r             ready, or not ready after all',
      '  /text         says something to all',
      '  Enter         who is here',
      '  q             quit',
    ],
    tableHelp: [
      '  /text         says something to all',
      '  h, n          while others wait whether you throw something in: wait for me; hush, not again this round',
      '  p             votes for a break, or to go on, or not after all; pause does so also while you are asked something',
      '  t, t 2        without a seat: takes one of a bot or of somebody who is away, or asks for it',
      '  give NAME 2   as the host: gives a seat to somebody without one; refuse NAME says no',
      '  set takeover  as the host: anybody, ask or nobody may take seats in a match',
    ],
    unknownCommand: (line) => `I do not know “${line}”. Type ? for help.`,
    hostPrompt: 'b for a bot, s to start, ? for more',
    spectatorPrompt: 'Every seat is taken; you look on',
    readyPrompt: 'You are ready; waiting for the host. ? for more',
    notReadyPrompt: 'Enter when you are ready, ? for more',
    noFreeSeat: 'Every seat is taken.',
    noBotToRemove: 'There is no bot.',
    unknownGame: (ids) => `Which one? ${ids.map((id) => `g ${id}`).join(', ')}`,
    unknownMember: (name) => `Nobody here is called “${name}”.`,
    confirmKick: (name) => `Send ${name} away? y sends them away, Enter lets them stay`,
    recordAddress: (address) => `To replay or to verify: ${address}`,
    hostPromptAfterMatch: (willing) =>
      willing.length === 0
        ? 'm for another match, q to quit'
        : `${list.format(willing)} ${willing.length === 1 ? 'wants' : 'want'} another match: m starts it, q quits`,
    playerPromptAfterMatch: (isWilling) =>
      isWilling
        ? 'You want another match; the host starts it. m if not after all, q to quit'
        : 'm if you want another match, q to quit',
    spectatorPromptAfterMatch: 'Waiting for the host; q to quit',
    afterMatchHelp: 'm, q, or /text',
    rejoinCommand: (url, code) => `Back to your seat: slapwise play --url ${url} --room ${code}`,
    connectionLost: 'The connection is lost. It comes back by itself …',
    reconnected: 'Connected again.',
    roomClosed: 'This room is closed.',
    serverStopping: 'The server goes down for a moment.',
    committed: (commitment) => `The deal is sealed: ${commitment}`,
    deal: {
      fair: 'Dealt fairly: checked. A value of yours is in the deal, everybody was bound to theirs before any was shown, and all is as you saw it.',
      omitted: (names) => `Too late with their value, and left out: ${names}.`,
      unverified: {
        'server-only': 'Dealt by the server alone: nobody added a value, so there is nothing to check.',
        'seed-left-out': 'Not sure whether the deal was fair: your own value came too late and is not in it.',
        'not-observed': 'Not sure whether the deal was fair: this terminal has not seen all of it.',
      },
      unfair: (reason) => `NOT DEALT FAIRLY: ${reason} Do not trust this server.`,
      why: {
        record: 'there is no proper record of the match.',
        digest: 'the record does not go with its digest.',
        seed: 'the cards do not come from what the server was bound to.',
        commitments: 'the record has other pledges than were shown.',
        bots: 'a bot added a value, which bots never do: somebody could choose from several deals.',
        terms: 'the record has other rules or settings than were agreed on.',
        replay: 'the record cannot be played again.',
        cards: 'you were dealt other cards than the seed gives.',
        end: 'the record ends another way than you saw.',
        names: 'the record has other names.',
      },
      notChecked: {
        rules: 'Not checked: this terminal does not know these rules.',
        record: 'Not checked: the record of the match has not come.',
      },
      digest: (spoken) => `The digest of the match, the same for everybody: ${spoken}`,
    },
    missedUpdates: 'A lot has happened meanwhile.',
    notYourTurn: 'It is not up to you right now.',
    botPlaysForYou: 'A bot plays for you: Enter to be back',
    paused: (tally) => `The table takes a break${tally ? ` (to go on: ${tally})` : ''}: p to go on`,
    notInPause: 'Nobody plays during a break. p votes to go on.',
    waiting: 'One moment',
    waitingFor: (names) => `Waiting for ${names}`,
    holdOnHint: 'h wait',
    quietHint: 'n hush',
    memberRemarks: {
      you: 'you',
      host: 'host',
      bot: (level) => `bot, ${level}`,
      away: 'away',
      ready: 'ready',
      notReady: 'not ready yet',
    },
    spectators: (names) => `Looking on: ${names}`,
    pace: (pace, window) => `${pace} pace, ${window} s to react`,
    terms: {
      game: 'the game',
      gameName: (id) => id,
      pace: 'the pace',
      paceName: (pace) => pace,
      window: 'the time to react',
      seconds: (count) => `${count} s`,
      tempo: 'the tempo',
      tempoName: (tempo) => tempo,
      otherSetting: 'a detail',
    },
    settingsChanged: (by, what, unready) => {
      const question = unready.length === 0 ? '.' : `: ${list.format(unready)}, are you still ready?`
      return `${by ?? 'You'} changed ${list.format(what)}${question}`
    },
    tally: (count, needed) => `${count} of ${needed} needed`,
    agreeHint: 'p agrees',
    changes: {
      connected: (name) => `${name} is here.`,
      disconnected: (name) => `${name} has lost the connection.`,
      joined: (name) => `${name} has come in.`,
      left: (name) => `${name} has left.`,
      renamed: (was, name) => `${was} is called ${name} now.`,
      host: memberMessage('is the host now.', 'You are the host now.'),
      paused: 'The table takes a break.',
      resumed: 'The table goes on.',
      votedFor: {
        pause: memberMessage('wants a break', 'You want a break'),
        resume: memberMessage('wants to go on', 'You want to go on'),
        rematch: memberMessage('wants another match', 'You want another match'),
      },
      withdrewVote: {
        pause: memberMessage('does not want a break after all.', 'You do not want a break after all.'),
        resume: memberMessage('would rather not go on yet.', 'You would rather not go on yet.'),
        rematch: memberMessage(
          'does not want another match after all.',
          'You do not want another match after all.',
        ),
      },
      botAdded: 'A bot sits down.',
      botRemoved: 'A bot gets up.',
      away: memberMessage('is away; a bot plays on.', 'A bot plays for you while you are away.'),
      returned: memberMessage('is back.', 'You are back.'),
      satDown: memberMessage('takes a seat.', 'You take a seat.'),
      ready: memberMessage('is ready.', 'You are ready.'),
      notReady: memberMessage('is not ready any more.', 'You are not ready any more.'),
    },
    tooManyPlayers: (most, names) =>
      `${most} can play that, no more. Somebody has to stand up: ${list.format(names)}.`,
    seats: {
      canTake: (seats) => `You look on. Take a seat with t and its number: ${seats}`,
      canAsk: (seats) => `You look on. Ask for a seat with t and its number: ${seats}`,
      asked: (name) => `You want ${name}’s seat; the host decides. t: never mind`,
      refused: 'The host said no. Enjoy the view',
      noSeat: 'You look on. No seat is free',
      playedBy: (name) => `${name} plays for you: Enter to be back`,
      requested: (name, of) => `${name} wants ${of}’s seat.`,
      requestedFromHost: (name, of) => `${name} wants ${of}’s seat: give ${name}, or refuse ${name}.`,
      askWhichSeat: (seats) =>
        seats.length === 0 ? 'There is no seat to give.' : `Which seat? By its number: ${seats.join(', ')}`,
    },
    errors: {},
  },
  replay: {
    nextPrompt: 'Enter for the next decision, ? for more',
    help: [
      '  Enter         the next decision',
      '  b             one back',
      '  r 2           to the beginning of round 2',
      '  /gift         to where “gift” is told next; an event, a card, a name',
      '  q             to the end',
    ],
    unknownRound: (round) => `Round ${round} was never played.`,
    textNotFound: (words) => `From here on nobody hears of “${words}”.`,
    position: (number, total) => `${number} of ${total}`,
    players: 'Players',
    settings: 'Played',
    rounds: 'Rounds',
    scores: 'Scores',
    takeover: (name, decision) => `${name} from decision ${decision} on`,
    winners: (count) => (count > 1 ? 'Winners' : 'Winner'),
    sameResult: 'Same end: yes',
  },
  report: {
    matches: 'Matches',
    deals: 'Deals',
    rounds: 'Rounds',
    answers: 'Answers',
    realChoices: '… with a choice',
    longestMatch: 'Longest match',
    seconds: 'Seconds',
    answersPerSecond: 'Answers a second',
    digest: 'Digest',
    bot: 'Bot',
    seats: 'Seats',
    wins: 'Matches won',
    roundsWon: 'Rounds won',
    points: 'Points a match',
    stoppedEarly: 'Stopped early: this is what there is.',
  },
  lab: {
    matchesPerVariant: 'Matches each',
    unchanged: 'as it is',
    length: { title: 'In a match', rounds: 'Rounds', turns: 'Turns', answers: 'Answers' },
    differenceTo: (variant) => `More than ${variant}`,
  },
  page: {
    arenaTitle: 'The arena',
    labTitle: 'The lab',
    arenaSize: (games, deals) =>
      `${games.toLocaleString('en-GB')} matches: ${deals.toLocaleString('en-GB')} deals, each of them from every seat.`,
    baseSettings: (played) => `Where nothing else is said: ${played}`,
    differenceNote: (variant) =>
      `What stands in small letters is how much more it is than with ${variant}; bold where that is sure.`,
    expectedNote:
      'The dashed line is what would be won if nobody were better than anybody. Who shares a win has a share of it.',
    intervalNote:
      '± and whiskers: the truth lies in there in 95 of 100 cases. Only deals count as independent.',
    reproduceNote: 'To see the same again:',
  },
}
