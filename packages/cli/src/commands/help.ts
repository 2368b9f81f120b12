import { type AnyGame, getBotLevelTexts } from '@slapwise/kernel'
import { PACES } from '@slapwise/protocol'
import { getTerminal } from '../games/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { bold as heading, printLines } from '../terminal/screen.ts'
import { stripStyles } from '../terminal/style.ts'

/** Everything, or what there is to know about one command. */
export function helpCommand([command]: readonly string[], installed: InstalledGames): number {
  const text = formatHelp(installed)
  printLines(command === undefined ? text : sectionsAbout(command, text.split('\n\n')).join('\n\n'))
  return 0
}

/** Commands that set up matches. */
const MATCH_COMMANDS = ['play', 'simulate', 'arena', 'lab', 'loadtest']

function sectionsAbout(command: string, sections: readonly string[]): string[] {
  const [, ...plain] = sections.map(stripStyles)
  const isAbout = (section: string): boolean =>
    section.startsWith('slapwise ')
      ? section.startsWith(`slapwise ${command}`)
      : section.startsWith('Everywhere') || MATCH_COMMANDS.includes(command)
  return sections.slice(1).filter((_, i) => isAbout(plain[i]))
}

const formatHelp = (
  installed: InstalledGames,
): string => `${heading('Slapwise')}: games to be a nuisance in, at your terminal.

${heading('slapwise play')}               you against bots
  --players 4                 seats in all, ${formatPerGame(installed, ({ minPlayers, maxPlayers }) => `${minPlayers} to ${maxPlayers}`)}
  --humans 1                  people at this keyboard
  --name NAME                 your name; once for each person
  --bots simple               how they play: ${formatPerGame(installed, ({ bots }) => Object.keys(bots).join(', '))};
                              one of your own: ./mine.ts (docs/bots.md); or a list that goes round the table
${formatBotLevels(installed)}
  --save FILE                 keep the match once it is over; what is there is not written over

${heading('slapwise play --url URL')}     with others, over a server; opens a room there, or enters one by its link
  --room CODE                 the room of somebody else
  --name NAME                 your name
  --guest                     as somebody new, whom this machine does not remember
  --pace normal               ${PACES.join(', ')}

${heading('slapwise serve')}              a server for you and your friends
  --port 3000 --host 0.0.0.0
  --data slapwise-data        the folder for all data; more settings in docs/hosting.md

${heading('slapwise doctor')}             look whether the data of a server is sound, also while it runs
  --data slapwise-data
  --json                      one JSON object and nothing else

${heading('slapwise backup FILE')}        all of the data in one file, also while the server runs
  --data slapwise-data

${heading('slapwise restore FILE')}       a new data folder from a backup
  --data FOLDER               one that is not there yet
  --allow-damaged             even if the backup is damaged

${heading('slapwise new-key')}            another identity key, when the one of a data folder is lost for good;
                              rooms stay, but everybody is a stranger to them
  --data slapwise-data

${heading('slapwise simulate')}           bots against bots, in bulk
  --players 4 --matches 1000
  --bots chaotic              one level, or a list that goes round the table: chaotic,simple,./mine.ts
  --json                      one JSON object and nothing else
  --save DIR                  keep every match

${heading('slapwise arena')}              which bot is better: they change seats, and each deal is played from every seat
  --bots LIST                 who plays, seat by seat: ${exampleLineUp(installed)}; files too: ./mine.ts,simple
  --matches 1000              in all; whole deals, so it may be a few more
  --players N                 as many as are named, if nothing else is said; else the list goes round the table
  --cores N                   how many of them to use; all, if nothing is said
  --report FILE               a page with plots, for any browser
  --json                      one JSON object and nothing else

${heading('slapwise lab')}                what other rules would do: how long it takes, how rounds end, what is held then
  --vary limit=short,long     each of them with the same deals, and how much more it is than with the first;
                              --vary players=2..8         a range; several --vary make every combination
                              --vary rule=./mine.json     one alone is compared with how it is without
                              --vary sets=base,base+pandora   where one of them is a list itself
                              any option of a match will do, and players and bots
  --matches 1000              of each variant
  --players 4 --bots simple   who plays, where that is not varied
  --cores N                   how many of them to use; all, if nothing is said
  --report FILE               a page with plots, for any browser
  --json                      one JSON object and nothing else

${heading('slapwise loadtest')}           fill a server's tables with remote players, and measure
  --url URL                   the server
  --tables 1 --players 4
  --answer-interval 1         seconds between the answers of a table; 0 for as fast as it goes
  --seconds 10                how long
  --faults                    lost connections, repeated and senseless messages
  --json                      one JSON object and nothing else

${heading('slapwise replay FILE')}        play a saved match again and check its end
  --step                      decision by decision; b goes back, r 2 to a round, / WORDS to where they are said

${heading('slapwise verify FILE')}        what can be proved about a match that was played on a server, and what not

${formatGameOptions(installed)}

${heading('Everywhere')}
  --game ID                   ${Array.from(installed.games, ({ id }) => id).join(', ')}; a saved match knows its own
  --lang en                   en, de
  --mild                      mild names for rude cards
  --seed TEXT                 the same seed deals the same match

${heading('slapwise help COMMAND')}       only that; ${heading('slapwise --version')} which one this is`

/** The strongest against the weakest. */
function exampleLineUp({ games }: InstalledGames): string {
  const levels = Object.keys(games.defaultGame.bots)
  return [levels.at(-1), ...Array(3).fill(levels[0])].join()
}
/** What the bots of a house are like. */
const formatBotLevels = ({ games }: InstalledGames): string =>
  [...new Set(Array.from(games, ({ bots }) => Object.keys(bots)).flat())]
    .map((id) => `      ${id.padEnd(10)}            ${getBotLevelTexts(id, 'en').description}`)
    .join('\n')

/** Said once if it is the same for all. */
function formatPerGame({ games }: InstalledGames, format: (game: AnyGame) => string): string {
  const all = [...games]
  if (all.every((game) => format(game) === format(games.defaultGame))) return format(games.defaultGame)
  return all.map((game) => `${format(game)} (${game.id})`).join('; ')
}

/** What each game can be told. */
const formatGameOptions = (installed: InstalledGames): string =>
  Array.from(installed.games, (game) => getTerminal(installed, game).formatHelp(heading)).join('\n\n')
