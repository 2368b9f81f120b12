import { styleText } from 'node:util'
import { BASIC_COLOURS, EDITION_NAMES, SET_NAMES } from '@slapwise/card-game'
import type { Games } from '@slapwise/kernel'
import { PACES } from '@slapwise/protocol'

const heading = (text: string): string => styleText('bold', text)

export function help(_: readonly string[], games: Games): number {
  console.log(`${heading('Slapwise')}: Frantic in your terminal. Be rid of your cards; be a nuisance on the way.

${heading('slapwise play')}               you against bots
  --players 4                 seats in all, 2 to 8
  --humans 1                  people at this keyboard
  --name NAME                 your name; once for each person
  --bots simple               how they play: ${Object.keys(games.first.bots).join(', ')}
  --save FILE                 keep the match once it is over

${heading('slapwise play --url URL')}     with others, over a server; opens a room there
  --room CODE                 the room of somebody else
  --name NAME                 your name
  --pace normal               ${PACES.join(', ')}

${heading('slapwise serve')}              a server for you and your friends
  --port 3000 --host 0.0.0.0
  --data slapwise-data        the folder for all data; more settings in the README

${heading('slapwise simulate')}           bots against bots, in bulk
  --players 4 --games 1000
  --bots random               one level, or a list that goes round the table: random,simple
  --steer                     stack the decks so that rare cards come up
  --json                      one JSON object and nothing else
  --save DIR                  keep every match

${heading('slapwise attend')}             fill a server's tables with remote players, and measure
  --url URL                   the server
  --tables 1 --players 4
  --pace 1                    seconds between the answers of a table; 0 for as fast as it goes
  --seconds 10                how long
  --chaos                     lost connections, repeated and senseless messages
  --json                      one JSON object and nothing else

${heading('slapwise replay FILE')}        play a saved match again and check its end
  --step                      decision by decision

${heading('slapwise verify FILE')}        prove that nobody chose the deal of a match that was played on a server

${heading('slapwise cards [NAME]')}       every card, event, power and rule card, or all about one
  --lang en                   en, de
  --sets LIST                 only these

${heading('For a match')}
  --edition complete          ${EDITION_NAMES.join(', ')}
  --sets base                 a list of ${SET_NAMES.join(', ')}:
                              ${SET_NAMES.join()}
  --limit medium              short, medium, long, a number of points, or none for a single round
  --hand-size 7               4 to 7
  --rule-cards N              rule cards for each round, 0 to 3; 1 with pandora, else 0
  --without-rule-cards LIST   rule cards that stay in the drawer: thirst,peace
  --seed TEXT                 the same seed deals the same match

${heading('With the set pandora')}
  --purple fifth              fifth, off, or the colour it replaces: ${BASIC_COLOURS.join(', ')}
  --do-it-yourself WHAT       what the card does: rule-card, nothing, or as another card: thief
  --pandoras-box WHAT         what the event does: rule-cards, nothing, or as another event: tornado

${heading('Everywhere')}
  --mild                      mild names for rude cards`)
  return 0
}
