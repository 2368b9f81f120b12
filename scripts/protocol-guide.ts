import { GLANCE_SECONDS } from '@slapwise/protocol'

/** What a client in another language has to know besides the schemas: the way in, views, questions and answers. */
export const PROTOCOL_GUIDE = `## A client in ten steps

1. \`GET /api/me\` gives a cookie; keep it, it is who you are. Send it with everything.
2. \`POST /api/rooms\` with \`{ "name": "Ada", "game": "frantic" }\` opens a room; or you were told a code.
3. Open the WebSocket. The first message is \`welcome\`, with the room, and the match if one is being played.
4. \`join\` if \`you\` is null, then \`sit\`, then \`ready\`. Who opens a room is its host, in seat 0, and need not be ready: the host
   adds bots with \`add-bot\` ([levels](#games)), changes settings with \`set\`, and says \`start\`.
5. \`GET /api/games/GAME/catalogue?settings=…&rules=…\`, with \`settings\` and \`rules\` of the room, says what the numbers stand for.
6. Every \`update\` brings what has changed. Its \`room\` has the fields of the room that are different now, and of \`members\` and
   \`seats\` those that are, by number: \`{ "members": { "3": { … } } }\`; null is one that is gone. Replace these in what you know
   of the room, replace the table, and show its \`facts\`.
   Its \`version\` is one more than the last; if it is not, open the socket again with \`?since=\`.
7. If \`own.prompt\` is not null, you are asked, unless the room \`isPaused\`: send \`answer\` with the \`promptNumber\` of the table.
8. \`done\` says that it is stored. An \`error\` says why not, and that nothing has changed.
9. After a lost connection, connect again with \`?since=VERSION\`: \`welcome\` has all that you \`missed\`, or null if that was too much.
   Send again what was not answered, with the same \`id\` and \`seen\`.
10. To help to deal, draw a value for each \`commitment\` that the room shows while you have a seat, and \`pledge\` it; as soon as
    \`isDealing\`, note all \`pledge\`s of the seats and \`reveal\` yours ([how](fair-dealing.md)). Who does not is left out of the
    deal, and nothing else. After the match, check [its record](#records).
11. Whoever \`join\`s in the middle of a match finds seats to take over in \`seats\`: those with a \`bot\`, and those that are \`isAway\`.
    \`take-seat\` takes one or asks the host for it, as \`takeover\` says; the host answers with \`give-seat\` or \`refuse-seat\`. From then
    on \`own\` is that of the seat, and \`history\` tells what was told there. A seat that is \`keptFor\` you is yours again after \`back\`.

## Views

\`table\` is what everybody sees, \`own\` what you see alone. In every game they have at least:

| in \`table\` | |
| --- | --- |
| \`round\` | from 1 |
| \`waiting\` | whom the table waits for: \`seat\`, \`manner\`, \`question\`, and whether they have \`answered\`, which is never told of a reaction |
| \`scores\`, \`sheet\` | points by seat; by round and seat |
| \`winners\` | seats; empty until the match is over |

| in \`own\` | |
| --- | --- |
| \`seat\` | yours; null for who looks on |
| \`prompt\` | what you are asked, or null |
| \`mayTakeBack\` | whether \`take-back\` would take your last decision back |

## Questions and answers

A prompt has a \`question\` (the game's own: \`ask\` says what, \`source\` the card or event that asks, \`about\` another seat), a
\`manner\`, a \`choice\`, and a \`fallback\`: the legal answer that is given for who does not answer in time. To send the fallback is
always right, and seldom clever.

| manner | |
| --- | --- |
| \`decide\` | a decision, which is waited for |
| \`react\` | whether to throw something in; all who could hold it are asked, and it is sealed until the last has answered |
| \`glance\` | the same to something that lies there for all to see, for ${GLANCE_SECONDS} s and no longer |
| \`acknowledge\` | everybody says when they have seen enough |

The choice describes all legal answers. \`of\` says what the numbers are: \`card\`, \`seat\`, \`wish\`, … by the catalogue. Negative
numbers are special answers, named under \`answers\` there, such as \`DRAW\` or \`PASS\`.

| choice | an answer | for example |
| --- | --- | --- |
| \`{ "kind": "one", "options": [4, 17, -2] }\` | one of the options | \`17\` |
| \`{ "kind": "some", "options": [4, 17, 30], "count": 2 }\` | that many different options, in any order | \`[30, 4]\` |
| \`{ "kind": "allot", "options": [1, 2], "total": 4 }\` | an option for each piece: those of one option together, and options in the order in which they get theirs | \`[2, 1, 1, 1]\` |
| \`{ "kind": "assign", "options": [1, 2], "items": [9, 8] }\` | an option for each item, in the order of the items | \`[2, 2]\` |

**Frantic.** \`own.hand\` has ids of cards: \`faces[cards[id]]\` in the catalogue. Others' cards, the piles and facts name faces by their index.
A card together with one of your power cards is one number: the card's id plus 256 for your first power card, 512 for the second.
Wishes are looked up under \`wishes\`, events and kinds by their place in \`events\` and \`kinds\`.

[transcript.jsonl](transcript.jsonl) is a whole short match as somebody said and heard it, \`>\` for what they sent.

**The board game.** Cards are \`kinds[cards[id]]\`; others' cards, and those on the street, are named by the index of their kind.

## Records

\`/api/rooms/CODE/matches/1\` has the first match that was played in a room, as soon as it is over:

| field | |
| --- | --- |
| \`format\` | \`slapwise-match\` |
| \`game\`, \`rules\`, \`settings\` | what was played, with the number of \`players\` |
| \`seed\` | what all chance in it came from |
| \`decisions\` | all answers in their order: \`seat\` and \`answer\`, those of bots and clocks too, without what was taken back |
| \`scores\`, \`winners\` | by seat; seats |
| \`end\` | a hash of how the table stood at the end |
| \`fairness\` | \`commitment\`, \`secret\`, and by seat \`salts\` and \`pledges\`, empty where there is none; no \`pledges\` at all where nobody pledged |
| \`players\` | their names by seat, at the end |
| \`seatings\` | where seats were taken over: by seat everybody who played it, with the decision \`from\` which on, counted from 0 |
| \`digest\` | [of all the rest](fair-dealing.md#checking-by-hand) |

Seats are in the order in which they are played, from 0: that of the room from \`isDealing\` on.
`
