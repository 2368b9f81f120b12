import type { RulesMessages } from './messages.ts'

const references = (ids: readonly string[]): string =>
  ids
    .map((id) => `{${id}}`)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1')

export const en: RulesMessages = {
  title: 'How it is played',
  lead: 'Two minutes of reading, years of grudges.',
  gist: ({ handSize }) => [
    `Everybody starts with ${handSize} cards. Get rid of yours: what you still hold when somebody has none counts against you.`,
    'On your turn, play one card that fits the call: same colour, same number or same symbol. Can’t or won’t? Draw a card, then play any that fits, or pass.',
    'All-coloured cards go on anything, and you wish for what comes next.',
    'Attack cards hit somebody of your choice. If that is you, throw in a {counterattack} and send it on.',
    'Black cards go on their own number only. Then an event turns the table over.',
    'An empty hand ends the round, unless somebody throws in a {nice-try}. When somebody has gone past the limit (or reached it, see {#editions}), the lowest total wins the match.',
  ],
  chapters: {
    goal: ({ players: [min, max] }) => ({
      title: 'What it is about',
      text: [
        `${min} to ${max} players want the same thing: an empty hand. As soon as one of them has it, the round is over, and all cards that the others still hold are points against them. A match takes a few rounds; the lowest total wins.`,
        'A tap plays a card. Hold it, or right-click it, and it tells you what it does. Everything that has a name can be looked up, here as well as at the table.',
        'Several boxes can be shuffled together. The base game is always in. A card that needs another box stays out until you open that one too.',
      ],
      captions: ['Ben and Dea have one card left. This is the time to be nasty.'],
    }),
    deal: ({ handSize, handSizes: [fewest, most] }) => ({
      title: 'The deal',
      text: [
        `Everybody gets ${handSize} cards; ${fewest} to ${most}, if you agree on it. The host deals first, later whoever scored most in the last round.`,
        'The dealer turns over a card, and it counts as theirs: an event happens, an attack needs a victim, a wish is made. Of a {colour-swap} they choose the colour. {fuck-you}, {curse} and {the-end} lie there as if invisible, and anything may follow.',
        'The player to the dealer’s right has the first turn. Play runs anticlockwise: your right neighbour comes after you.',
      ],
      captions: ['A {fantastic} opens the round, so the dealer wishes.'],
    }),
    turn: () => ({
      title: 'Your turn',
      text: [
        'Do one of two things:',
        [
          'Play one card that fits, see {#call}. It does what it does, and the next one is on.',
          'Draw a card. Then play any card that fits, the new one or another, or pass.',
        ],
        'You may draw even if you could play. If nothing fits, you have to.',
      ],
      captions: ['Your turn. The cards that fit stand up.'],
    }),
    call: () => ({
      title: 'What fits',
      text: [
        'The call says what may follow. It is written beside the pile. Every colour has a shape of its own, so you can trust your eyes in any light.',
        [
          'On a coloured number: the same colour, the same number, even a black one.',
          'On a coloured special card: the same colour or the same symbol.',
          'On a black number: the same number. Black is no colour, and black on black is no match.',
          'On a wish for a colour: cards of that colour, numbers and special cards.',
          'On a wish for a number: number cards of that value, black ones too, but no coloured special card.',
          'On a {black-wish}: any black number.',
          'An all-coloured card goes on all of these.',
        ],
        'A {colour-swap} has two colours and goes on either, on a wish for either, and on any other {colour-swap}. Play goes on with its other colour; if neither was called for, its player chooses.',
      ],
      captions: [
        'Blue or a four: the call is what lies on top.',
        'Somebody has wished for a seven, whatever lies on top.',
      ],
    }),
    wishes: ({ numberWishers }) => ({
      title: 'Wishes',
      text: [
        `All-coloured cards let you wish for a colour. With ${references(numberWishers)} it may be a number instead. You have to wish: “whatever” is no answer.`,
        'You can wish only for what is in play, and never for black. Only the power card {black-wish} can do that.',
        'If the card does something as well, that comes first. You may leave out what {equality}, {inequality}, {special-favours}, {edison}, {update} and {do-it-yourself} do, and only wish. A {fantastic-four} leaves you no choice.',
        'The last wish stands. {number-wish} and {black-wish} beat the wish of the card they go with.',
      ],
      captions: ['A colour or a number: what are the others out of?'],
    }),
    specials: ({ exactHandSize }) => ({
      title: 'Cards with a mind of their own',
      text: [
        'Coloured special cards go on their colour or on their own symbol, and you have to do what they say. A few care about nothing and nobody:',
        [
          '{second-chance}: play another card that fits, if you have one. If not, draw one, and your turn is over.',
          '{do-it-yourself} does what your room has agreed on, normally one more rule card.',
          '{mimicry} is any special card that you name, except the three below and itself. As a coloured one it needs a colour that is called for.',
          `{fuck-you} leaves your hand only if you hold exactly ${exactHandSize} cards, itself included. Then it fits on anything, slides under the pile, and the call stays.`,
          '{curse} cannot be played at all. Find somebody who wants it.',
          '{the-end} goes on anything, but only as your last card. Nobody can do anything about it.',
        ],
      ],
      captions: ['Ten cards, exactly. Good riddance.'],
    }),
    attacks: ({ giftCards, fantasticFourDraws }) => ({
      title: 'Attacks',
      text: [
        'An attack is a special card that needs somebody else:',
        [
          `{gift}: ${giftCards} of your cards for them. {exchange}: cards for cards. {skip}: their next turn is off. {thief}: you help yourself.`,
          `{fantastic-four}: ${fantasticFourDraws} cards to draw, shared out as you like.`,
          '{equality}, {inequality}, {special-favours}, {edison}: more of the same, and worse.',
        ],
        'All victims are named first. Then they may throw in a {counterattack}. One is enough to stop the whole attack: whoever threw it in wishes for a colour and aims the attack at anyone they like, the attacker included, with their own cards. That can be countered again. If several victims want to, the first in order of play does.',
        'Afterwards play goes on after the player whose turn it was. In your own turn, {counterattack}, {nice-try} and {lucky-bastard} simply wish for a colour.',
        'Nobody attacks themself. Events, power cards and {curse} are no attacks.',
      ],
      captions: ['Two cards for a dear friend. Whom?', 'You are hit, and you have just the thing for it.'],
    }),
    events: ({ events, lastingEvents, endingEvents }) => ({
      title: 'Black cards and events',
      text: [
        'A black number goes on the same number only. Then an event is turned over and happens to everybody; a {troublemaker} brings one as well. Read it, gasp, carry on.',
        `Most of the ${events} are over at once. ${references(lastingEvents)} stay until the round ends; ${references(endingEvents)} end it on the spot. Where an event goes round, it begins after the player who set it off and ends with them.`,
        'Before the event is turned over, anybody but the player whose turn it is may throw in a {lucky-bastard}: they wish for a colour and take no part in it. They give nothing, they get nothing.',
        'Your last card was the black one? Then you take full part in the event, and may end up with cards again.',
      ],
      captions: ['An event has the table to itself.', 'An event is coming. Do you feel lucky?'],
    }),
    powers: ({ powersDealt }) => ({
      title: 'Power cards (Supercharge)',
      text: [
        `Everybody gets ${powersDealt} power cards for each round. They lie face down, and only you know yours. One a turn may go along with a card that you play in your own turn, and then lies open, spent.`,
        'Never with a card that is thrown in, nor with {the-end}. Powers are no attacks, so nobody can counter them.',
        '{recharge} turns a spent one face down again, though not the one that came along. {edison} and {update} swap them.',
      ],
      captions: ['Power cards lie beside you until you play one along.'],
    }),
    pandora: ({ ruleCardsPerRound: [, most], ruleCardsWithPandora, houseCards }) => ({
      title: 'Purple and rule cards (Pandora’s Box)',
      text: [
        'Purple is a fifth colour. If you like, it replaces one of the four instead, whose cards stay in the box.',
        `Rule cards change a rule for a whole round and hold for everybody. Normally ${ruleCardsWithPandora} is drawn at its start; it can be up to ${most}, or none, as your room likes it. There are ${houseCards}; the host can switch some off and write new ones.`,
        'The event {pandoras-box} draws as many new ones as there are, unless your room has given it something else to do.',
      ],
      captions: ['Tabs beside the pile: what lasts, and which rules have changed.'],
    }),
    order: () => ({
      title: 'What comes first',
      text: [
        'If a play sets off several things, they come in this order:',
        {
          steps: [
            'a power card that acts before,',
            'what the card does: an attack with its counterattacks, or an event,',
            'the wish,',
            'a power card that acts after; an event of {troublecharger} comes last,',
            '{last-chance}, for everybody who has just lost their last card other than by an event,',
            '{nice-try},',
            'then the round is over, or the next turn begins.',
          ],
        },
        'Several players at once? It goes by order of play, in the direction that is in force. “To your right” always means the next seat, whichever way play runs.',
      ],
      captions: [],
    }),
    'round-end': ({ niceTryDraws, endingEvents }) => ({
      title: 'The end of a round',
      text: [
        'A round ends when a turn is over and somebody has an empty hand, however they got rid of the last card: an event or somebody’s attack will do. It also ends when somebody has to draw and the pile is empty. It is never refilled, but an empty pile alone ends nothing.',
        'Your last card does what it always does: {gift} still names somebody, {exchange} still pulls cards, {second-chance} still makes you draw. After those two you are not done.',
        `When somebody has finished, everybody who still has cards may throw in a {nice-try}. It makes a wish, all others with an empty hand draw ${niceTryDraws}, and the round goes on.`,
        `No {nice-try} helps against {the-end}, ${references(endingEvents)}, or a pile that could not give a card.`,
      ],
      captions: ['Dea is done. Or is she?'],
    }),
    scoring: () => ({
      title: 'Points',
      text: ['Points are bad. At the end of a round, all cards left in your hand count:'],
      captions: ['After each round all hands lie open, and the sheet says who pays what.'],
    }),
    'match-end': () => ({
      title: 'The end of the match',
      text: [
        'Rounds are played until somebody goes past the limit; in some editions it is enough to reach it, see {#editions}. Then the lowest total wins. Equal totals share the win. A total below zero is possible, and a pleasure.',
        'Points that an event gives in the middle of a round end no match before the round is over.',
      ],
      captions: ['The lowest total wins, and may gloat.'],
    }),
    'without-points': () => ({
      title: 'Without points',
      text: [
        'One round, no counting: whoever gets rid of all cards wins. {identity-theft} then swaps hands, {double-taxation} and {seppuku} deal in cards instead of points.',
      ],
      captions: [],
    }),
    editions: () => ({
      title: 'Editions',
      text: [
        'Three printings of the rules disagree about two things. Everything else on this page holds for all of them, with any boxes. Your room says which one it plays.',
      ],
      captions: [],
    }),
    time: () => ({
      title: 'How long it takes',
      text: [
        'The rulebooks reckon with people who shuffle, count and talk. Bots do none of that. Events can make any match much shorter, or much longer.',
      ],
      captions: [],
    }),
  },
  boxes: { caption: 'What is in the boxes', head: ['Box', 'Cards', 'Events', 'Power cards'] },
  eventNames: 'All events',
  ruleCardNames: 'All rule cards',
  powers: { caption: 'When they act', before: 'before your card', after: 'after your card' },
  scoring: { caption: 'What a card costs', points: 'Points', cards: 'Cards', shown: 'what it shows' },
  editions: {
    caption: 'What differs',
    head: ['Edition', 'The match ends when somebody', 'Gambling Man hits'],
    matchEnds: { 'limit-reached': 'reaches the limit', 'limit-exceeded': 'goes past the limit' },
    gamblingMan: {
      'highest-of-colour':
        'the highest, if all lay their lowest number of the last colour; whoever has none draws two',
      'second-lowest': 'the second lowest, if all lay any card',
    },
  },
}
