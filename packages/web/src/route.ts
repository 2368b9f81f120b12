import type { GamePages } from './kit/web-game.ts'
import type { ReplayOrigin } from './match-sources/replay/replay-origin.ts'

export type Route =
  | { readonly page: 'start' | 'history' | 'not-found' }
  | { readonly page: 'transfer'; readonly token: string }
  | { readonly page: 'room' | 'big-screen'; readonly code: string }
  | { readonly page: 'replay'; readonly origin: ReplayOrigin }
  | { readonly page: Exclude<keyof GamePages, 'moment' | 'lesson'>; readonly game: string }
  | { readonly page: 'moment' | 'lesson'; readonly game: string; readonly name: string }

/** Parses the path of the address bar. Paths without a game, such as `/play`, stand for the first game: old links have none. */
export function parseRoute(path: string, games: readonly string[]): Route {
  const [first, second, third, fourth] = path.split('/').slice(1)
  switch (first) {
    case '':
      return { page: 'start' }
    case 'me':
      return { page: second ? 'not-found' : 'history' }
    case 'transfer':
      return second ? { page: 'transfer', token: second } : { page: 'not-found' }
    case 'room':
      if (!second) return { page: 'not-found' }
      if (third === 'match') return parseMatchRoute(second, Number(fourth))
      return { page: third === 'table' ? 'big-screen' : 'room', code: second }
    case 'replay':
      return { page: 'replay', origin: second ? { kind: 'archive', id: second } : { kind: 'file' } }
    case 'play':
    case 'rules':
    case 'cards':
      return second && !games.includes(second)
        ? { page: 'not-found' }
        : { page: first, game: second || games[0] }
    case 'learn':
      return parseLearnRoute(second, third, games)
    case 'design':
      return parseDesignRoute(second, third, games)
    default:
      return { page: 'not-found' }
  }
}

/** `/room/CODE/match/N`: matches count from 1. */
const parseMatchRoute = (code: string, match: number): Route =>
  Number.isSafeInteger(match) && match > 0
    ? { page: 'replay', origin: { kind: 'room', code, match } }
    : { page: 'not-found' }

/** `/learn`, `/learn/GAME`, and `/learn/GAME/LESSON`. */
function parseLearnRoute(
  game: string | undefined,
  lesson: string | undefined,
  games: readonly string[],
): Route {
  if (!game) return { page: 'learn', game: games[0] }
  if (!games.includes(game)) return { page: 'not-found' }
  return lesson ? { page: 'lesson', game, name: lesson } : { page: 'learn', game }
}

function parseDesignRoute(
  second: string | undefined,
  third: string | undefined,
  games: readonly string[],
): Route {
  if (!second) return { page: 'design', game: games[0] }
  if (!games.includes(second)) return { page: 'moment', game: games[0], name: second }
  return third ? { page: 'moment', game: second, name: third } : { page: 'design', game: second }
}
