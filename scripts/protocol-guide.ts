import { GAMES } from '@slapwise/games'
import { type ErrorCode, GLANCE_SECONDS } from '@slapwise/protocol'
import { httpStatusOf, PROTOCOL_LIMITS, readConfig } from '@slapwise/server'
import { readCatalogue } from './protocol-docs/catalogue.ts'

const [KIND, SPACE] = readCatalogue(GAMES.find('board')!).encodings.options.placement

const seconds = (milliseconds: number): string => `${milliseconds / 1000} seconds`

/** Why a handshake can be refused with the HTTP status. */
const HANDSHAKE_REFUSALS: readonly (readonly [status: number, code: ErrorCode, when: string])[] = [
  [
    httpStatusOf('not-a-member'),
    'not-a-member',
    'There is no cookie, or not one of this server: ask `/api/me` first.',
  ],
  [
    403,
    'bad-message',
    'A browser connects from the page of another site (`Origin`). Other clients send no `Origin`.',
  ],
  [httpStatusOf('room-locked'), 'room-locked', 'The room is locked and you are not a member.'],
  [httpStatusOf('member-removed'), 'member-removed', 'The host has removed you.'],
  [httpStatusOf('no-such-room'), 'no-such-room', 'There is no room of that code, or not any more.'],
  [httpStatusOf('rate-limited'), 'rate-limited', 'Your address has tried too many codes that do not exist.'],
  [
    httpStatusOf('too-many-connections'),
    'too-many-connections',
    'Your address has too many open connections, or opens them too fast.',
  ],
  [httpStatusOf('room-damaged'), 'room-damaged', 'The stored room is damaged; it may be mended.'],
  [httpStatusOf('room-too-new'), 'room-too-new', 'A newer server has played in this room; it may come back.'],
]

export const PROTOCOL_GUIDE = `## A client step by step

[slapwise_client.py](../packages/protocol/python/slapwise_client.py) does all of this in one file of Python: it opens a room, plays
either game, loses its connection and comes back, and checks the record.

1. \`GET /api/me\` gives a cookie, which is your identity. Keep it and send it with every request and with the handshake.
2. \`POST /api/rooms\` with \`{ "name": "Ada", "game": "frantic" }\` opens a room and gives its \`code\`; or somebody gives you a code.
3. Open the WebSocket. The first message is \`welcome\`, with the room, and with the match if there is one.
4. \`join\` if \`yourMember\` is null, then \`sit\` (without a \`seat\` it takes the first free one), then \`ready\`. The member who opens a room is
   its host, sits in seat 0 and need not be ready: the host adds bots with \`add-bot\` ([levels](#games)), changes settings with
   \`change-room\` and starts the match with \`start\`.
5. \`GET /api/games/GAME/catalogue?settings=…&rulesVersion=…\` says what the numbers in views, questions and facts stand for. \`settings\` is the
   \`settings\` of the room as JSON with one more field, the number of \`players\`: the \`limit\` of points depends on it.
6. Every \`update\` has what has changed. Its \`room\` has only the fields that differ, and of \`members\` and \`seats\` only the items that
   differ, by number: \`{ "members": { "3": { … } } }\`; null is an item that is gone. Its \`match\`, if there is one, replaces the whole
   match, and its \`facts\` say in order what happened ([every kind](#games)). Its \`version\` is one more than the last; if it is not, open the socket again with \`?since=\`.
7. If \`match.own.prompt\` is not null and the room is not \`isPaused\`, you are asked something: send \`answer\` with the
   \`promptNumber\` of the match and a [legal answer](#questions-and-answers).
8. \`done\` means that a request is carried out and stored. \`error\` says why it is not, and nothing has changed. An answer that
   stays hidden for now changes no version: only you get an \`own-view\`, which replaces \`match.own\`.
9. After a lost connection, open the socket again with \`?since=VERSION\`: \`welcome\` has all \`missedSteps\`, or null if there are more
   than ${PROTOCOL_LIMITS.maxMissedSteps}. Send again every request that was not answered, with the same \`id\` and \`seenVersion\`: it is carried out once.
10. To take part in a [fair deal](fair-dealing.md), draw a random seed for each \`serverCommitment\` that the room shows while you have a
    seat, and send \`commit-seed\`. Once the room \`isDealing\`, note the \`seedCommitment\` of every seat and send \`reveal-seed\`; the room waits
    ${seconds(PROTOCOL_LIMITS.revealTimeoutMs)} for it. Players who do not take part can play all the same. After the match, check [its record](#records).
11. A member who joins in the middle of a match finds seats to take over: those with a \`botLevel\`, and those that are \`isAway\`.
    \`take-seat\` takes one or asks the host for it, as \`takeoverPolicy\` says; the host answers with \`give-seat\` or \`refuse-seat\`. From then
    on \`own\` is that of the seat, and \`history\` has what was told there. A seat that is \`reservedFor\` you is yours again after
    \`return-to-seat\`.

## Handshake

The WebSocket is at \`/api/rooms/CODE/socket\`, with the cookie from \`/api/me\`. \`?since=VERSION\` asks for the steps since a version;
\`?${PROTOCOL_LIMITS.screenParameter}\` connects a shared screen, which sees what everybody may see and nothing of your hand. There are no subprotocols,
and the server does not compress. A message is one text frame with one JSON object that has a \`type\`, of at most ${PROTOCOL_LIMITS.maxMessageLength} characters.
The server sends a ping every ${seconds(PROTOCOL_LIMITS.pingIntervalMs)} and drops connections that do not answer it.

A refused handshake has a status other than 101, and the body of any refused HTTP request:
\`{ "error": { "code": "no-such-room", "message": "…" } }\`.

| status | code | when |
| --- | --- | --- |
${HANDSHAKE_REFUSALS.map(([status, code, when]) => `| ${status} | \`${code}\` | ${when} |`).join('\n')}

An open connection is closed with one of these codes:

| close code | when | come back? |
| --- | --- | --- |
| 4404 | the room was deleted | no |
| 4403 | the host has removed you, or has locked the room and you are not a member | no |
| 1008 | you sent far more than [the limits](#rate-limits) allow | later |
| 1009 | a message was too large | after mending the client |
| 1013 | the server stops (\`server-stopping\` comes before), the room leaves memory, or you read too slowly | at once |
| 1006 | the connection was lost | at once |

## Views

\`match.table\` is what everybody sees, \`match.own\` what you alone see; [every field of either game](#games) is listed below. All games
have \`round\`, \`openPrompts\`, \`scores\`, \`scoreSheet\` and \`winners\` in \`table\`, and \`seat\`, \`prompt\` and \`mayTakeBack\` in \`own\`.
\`openPrompts\` says whom the match waits for.

Seats in a match are numbered from 0 in the order of play, the host first. The \`seats\` of the room are in the same order once it
\`isDealing\`, with the free ones at the end; before that, numbers may still change.

\`welcome.isSkippingReactions\` is true after \`skip-reactions\`, until the round ends: you are not asked to react.

### How cards are named

| game | where | a card is |
| --- | --- | --- |
| \`frantic\` | \`own.hand\`, \`own.inspectedHand\`, options with \`of: card\`, and the \`cards\` that a fact has for you | a CardId: \`faces[cards[id]]\` in the catalogue |
| \`frantic\` | everything that others see: piles, open hands, \`face\` and \`faces\` of facts | a FaceIndex: \`faces[index]\` in the catalogue |
| \`board\` | everywhere: hands, options, facts | a KindIndex: \`kinds[index]\` in the catalogue. No id is ever shown: two cards of one kind are the same |
| \`board\` | \`table.spaces\` | a PlacedCard: kind and direction in one number, see \`encodings.placedCard\` in the catalogue |
| both | \`source\` of a question; \`event\`, \`card\`, \`power\` and \`source\` of facts that are text; \`usedEvents\` and the like | the \`id\` of a card, event, power or rule card in the catalogue, as text |

## Questions and answers

A prompt has a \`question\` (\`ask\` says what is asked, \`source\` the card or event that asks, \`about\` another seat), a \`mode\`, a \`choice\`
and a \`fallback\`: the legal answer that the clock gives for you. The fallback is always legal and seldom clever.

| mode | meaning |
| --- | --- |
| \`decide\` | a decision that the match waits for |
| \`react\` | you may throw a card in, or PASS. Everybody who could hold such a card is asked at once; answers stay hidden until the last has come |
| \`glance\` | the same, for ${GLANCE_SECONDS} s at every pace |
| \`acknowledge\` | everybody says OK when they have seen enough |

The choice describes all legal answers. Its \`of\` says what the numbers stand for. Negative numbers are special answers, named under
\`answers\` in the catalogue, such as \`DRAW\` or \`PASS\`.

| choice | an answer is | for example |
| --- | --- | --- |
| \`{ "kind": "one", "options": [4, 17, -2] }\` | one of the options | \`17\` |
| \`{ "kind": "some", "options": [4, 17, 30], "count": 2 }\` | so many different options, in any order | \`[30, 4]\` |
| \`{ "kind": "allot", "options": [1, 2], "total": 4 }\` | an option for each of the equal pieces. Equal options stand next to each other, in the order in which they get their pieces | \`[2, 1, 1, 1]\` |
| \`{ "kind": "assign", "options": [1, 2], "items": [9, 8] }\` | an option for each item, in the order of \`items\`; options may repeat | \`[2, 2]\` |

Some options pack several things into one number: \`encodings.options[of]\` in the catalogue lists their fields, each with a \`name\`, a
\`multiplier\`, a \`size\` (null for no limit) and a \`lookup\` (the list of the catalogue that the value is an index of, or null). The value of
a field is \`floor(option / multiplier) % size\`. A placement of the board game, for example:

\`\`\`python
option = 12 * ${KIND.multiplier} + 30 * ${SPACE.multiplier} + 1      # kinds[12] onto space 30, pointing in directions[1]: forward
kind, space, direction = option // ${KIND.multiplier}, option // ${SPACE.multiplier} % ${SPACE.size}, option % ${SPACE.multiplier}
\`\`\`

- **\`placement\`** (board): a card of your hand by its kind, the space it goes to, and how it points.
- **\`gift\`** (board): whose token goes ahead, and how many steps.
- **\`relocation\`** (board): a teleport, from 0, and the space that it moves to.
- **\`card\`** (board): a card by its kind. **\`card\`** (frantic): a card by its id, and the power card that goes with it: 0 for none, 1 for
  the first in \`own.powers\`.
- **\`power\`** (frantic): a place in \`own.powers\`, or in the \`powers\` of the player whom the question is \`about\`.
- **\`kind\`** (frantic): an index in \`kinds\`, the cards that can be imitated. **\`event\`**: an index in \`events\`. **\`wish\`**: a key of \`wishes\`.

## Clocks and absent players

\`match.clock\` has \`leftMs\` and \`totalMs\` of the open prompt at the moment of the message, or is null if no clock runs. Times by pace are
[below](#time). A player has one clock for a turn: what is left of it is for all decisions of that turn, but never less than
${seconds(PROTOCOL_LIMITS.minAnswerMs)} for one. Clocks start after the last step has been shown, and stand still while nobody is connected, except in
\`correspondence\`. When a clock runs out, the server answers with the \`fallback\`; a late answer gets \`stale-prompt\` or \`not-asked\`.

A player who misses ${PROTOCOL_LIMITS.maxMissedTurns} turns in a row \`isAway\`, and a bot plays on; reactions do not count. Any answer of theirs, or \`return-to-seat\`, ends that.
Losing the connection alone changes nothing but \`isOnline\`. A host who is not connected for ${seconds(PROTOCOL_LIMITS.hostAbsenceMs)} is replaced until they come back.

## Playing without waiting

A server shows each step for a while before bots move and clocks run: \`stepDurationMs\` of the room for a plain step, ${readConfig({}).SLAPWISE_BOT_DELAY} at the normal
\`tempo\`. For tests of a client, start a server with \`SLAPWISE_BOT_DELAY=0\`: there bots answer at once, and reaction windows close
as soon as everybody has answered. Raise the rate limit of a connection with \`SLAPWISE_MESSAGES_PER_SECOND\`.

\`\`\`sh
SLAPWISE_BOT_DELAY=0 SLAPWISE_MESSAGES_PER_SECOND=1000 npm run slapwise -- serve --port 3000 --data /tmp/slapwise-test
/usr/bin/python3 packages/protocol/python/slapwise_client.py http://localhost:3000 --game board --bots 2 --verbose
\`\`\`

## Transcripts

Whole matches as one client sends (\`>\`) and receives (\`<\`) them, one message per line, written by \`npm run transcript\`:

- [transcript.jsonl](transcript.jsonl): a short match of \`frantic\` against a bot.
- [transcript-board.jsonl](transcript-board.jsonl): a short match of \`board\` against a bot.
- [transcript-fair-deal.jsonl](transcript-fair-deal.jsonl): two people and a bot, with seed commitments, and a lost connection: \`!\` marks where
  the client connects again, with the path.
`

/** The text below the table of rate limits. */
export const REQUEST_ID_HINT = `If a message is refused unread as \`rate-limited\`, the server looks for its \`id\` at the end of the text, as in
\`…,"id":"client-7"}\`: send \`id\` last and JSON without spaces, or the \`id\` of the error is null. A message counts once for each
${PROTOCOL_LIMITS.charactersPerToken} characters. Wait a second and send the same message again; clients that go on regardless are cut off with 1008.`
