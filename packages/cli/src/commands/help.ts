import { type AnyGame, getBotLevelTexts } from '@slapwise/kernel'
import { PACES } from '@slapwise/protocol'
import { getTerminal } from '../games/index.ts'
import { LANGUAGE_CODES } from '../i18n/index.ts'
import type { InstalledGames } from '../installed-games.ts'
import { bold as heading, printLines } from '../terminal/screen.ts'
import { stripStyles } from '../terminal/style.ts'

/** Prints the whole help, or only the sections about one command. */
export function helpCommand([command]: readonly string[], installed: InstalledGames): number {
  const text = formatHelp(installed)
  printLines(command === undefined ? text : sectionsAbout(command, text.split('\n\n')).join('\n\n'))
  return 0
}

/** Commands that take the options of a match. */
const MATCH_COMMANDS = ['play', 'simulate', 'arena', 'lab', 'loadtest']

function sectionsAbout(command: string, sections: readonly string[]): string[] {
  const [, ...plain] = sections.map(stripStyles)
  const isAbout = (section: string): boolean =>
    section.startsWith('slapwise ')
      ? section.startsWith(`slapwise ${command}`)
      : section.startsWith('All commands') || MATCH_COMMANDS.includes(command)
  return sections.slice(1).filter((_, i) => isAbout(plain[i]))
}

const formatHelp = (
  installed: InstalledGames,
): string => `${heading('Slapwise')}: games to be a nuisance in, at your terminal.

${heading('slapwise play')}               play against bots
  --players 4                 number of seats: ${formatPerGame(installed, ({ minPlayers, maxPlayers }) => `${minPlayers} to ${maxPlayers}`)}
  --humans 1                  number of people at this keyboard
  --name NAME                 your name; repeat it for each person
  --bots simple               level of the bots: ${formatPerGame(installed, ({ bots }) => Object.keys(bots).join(', '))};
                              or a custom bot such as ./mine.ts (docs/bots.md), or a list, repeated for all seats
${formatBotLevels(installed)}
  --save FILE                 save the finished match to a new file

${heading('slapwise play --url URL')}     play on a server; creates a room, or joins one by its link
  --room CODE                 join this room
  --name NAME                 your name
  --guest                     use a new identity instead of the one stored on this machine
  --pace normal               ${PACES.join(', ')}

${heading('slapwise serve')}              run a server
  --port 3000 --host 0.0.0.0
  --data slapwise-data        data folder; more settings are in docs/hosting.md

${heading('slapwise doctor')}             check the data of a server for damage, also while it runs
  --data slapwise-data
  --json                      one JSON object and nothing else

${heading('slapwise backup FILE')}        write all data to one file, also while the server runs
  --data slapwise-data

${heading('slapwise restore FILE')}       create a data folder from a backup
  --data FOLDER               a folder that does not exist yet
  --allow-damaged             restore even if the backup is damaged

${heading('slapwise new-key')}            replace the identity key of a data folder if it is lost;
                              rooms are kept, but all players have to join again
  --data slapwise-data

${heading('slapwise simulate')}           play many matches between bots
  --players 4 --matches 1000
  --bots chaotic              one level, or a list, repeated for all seats: chaotic,simple,./mine.ts
  --json                      one JSON object and nothing else
  --save DIR                  save every match

${heading('slapwise arena')}              compare bots: each deal is played with the bots in every seat
  --bots LIST                 one bot per seat: ${exampleLineUp(installed)}; or files: ./mine.ts,simple
  --matches 1000              total number; rounded up to whole deals
  --players N                 number of seats; default: the length of --bots, which is repeated for more
  --cores N                   number of cores to use; default: all
  --report FILE               write an HTML page with charts
  --json                      one JSON object and nothing else

${heading('slapwise lab')}                compare settings: length of matches, endings of rounds, hands at the end
  --vary limit=short,long     play each value with the same deals, and compare it with the first;
                              --vary players=2..8         a range; several --vary are combined
                              --vary rule=./mine.json     a single value is compared with the default
                              --vary sets=base,base+pandora   + joins a list within one value
                              accepts every option of a match, players and bots
  --matches 1000              matches per variant
  --players 4 --bots simple   unless they are varied
  --cores N                   number of cores to use; default: all
  --report FILE               write an HTML page with charts
  --json                      one JSON object and nothing else

${heading('slapwise loadtest')}           fill a server with tables of remote players, and measure it
  --url URL                   address of the server
  --tables 1 --players 4
  --answer-interval 1         seconds between the answers of a table; 0 for no pause
  --seconds 10                duration
  --faults                    inject lost connections, repeated and invalid messages
  --json                      one JSON object and nothing else

${heading('slapwise replay FILE')}        replay a saved match and check its end
  --step                      step through its decisions: b goes back, r 2 to round 2, /TEXT to the next text

${heading('slapwise analyse FILE')}       estimate what each decision of a saved match was worth, and all luck
  --player NAME               below the table, list only the mistakes and the luck of this player
  --json                      one JSON object per match and nothing else

${heading('slapwise puzzles')}            list positions in which one answer is far better than all others
  NUMBER                      solve this one: slapwise puzzles 17
  --mine --save FILE          look for new ones in simulated matches, and write them to a new file
  --count N                   number of puzzles to look for
  --seed puzzle               the same seed finds the same puzzles

${heading('slapwise verify FILE')}        check the deal and the record of a match that was played on a server

${formatGameOptions(installed)}

${heading('All commands')}
  --game ID                   ${Array.from(installed.games, ({ id }) => id).join(', ')}; saved matches name their game
  --lang en                   ${LANGUAGE_CODES.join(', ')}
  --mild                      mild names for rude cards
  --seed TEXT                 seed of the deal; the same seed deals the same match

${heading('slapwise help COMMAND')}       help about one command; ${heading('slapwise --version')} prints the version`

/** An example for `--bots`: the strongest bot against three of the weakest. */
function exampleLineUp({ games }: InstalledGames): string {
  const levels = Object.keys(games.defaultGame.bots)
  return [levels.at(-1), ...Array(3).fill(levels[0])].join()
}
/** One line per bot level with its description. */
const formatBotLevels = ({ games }: InstalledGames): string =>
  [...new Set(Array.from(games, ({ bots }) => Object.keys(bots)).flat())]
    .map((id) => `      ${id.padEnd(10)}            ${getBotLevelTexts(id, 'en').description}`)
    .join('\n')

/** A value that may differ by game; printed once if all games have the same. */
function formatPerGame({ games }: InstalledGames, format: (game: AnyGame) => string): string {
  const all = [...games]
  if (all.every((game) => format(game) === format(games.defaultGame))) return format(games.defaultGame)
  return all.map((game) => `${format(game)} (${game.id})`).join('; ')
}

/** The options of each game. */
const formatGameOptions = (installed: InstalledGames): string =>
  Array.from(installed.games, (game) => getTerminal(installed, game).formatHelp(heading)).join('\n\n')
