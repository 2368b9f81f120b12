/** What can be asked for by HTTP, for the reference. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly does: string
}

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/', does: 'The page on which people play.' },
  { method: 'GET', path: '/room/:code', does: 'The same for one room: the link that friends get.' },
  {
    method: 'GET',
    path: '/api/me',
    does: 'Gives an identity, as a cookie, to whoever has none; tells which `build` of the page is served.',
  },
  {
    method: 'POST',
    path: '/api/me/carry',
    does: 'A `link` that carries one’s identity to another device: `/carry/TOKEN`, good for ten minutes, and once.',
  },
  {
    method: 'POST',
    path: '/api/carry',
    does: 'Takes the `token` of such a link: from then on this device is the same person.',
  },
  {
    method: 'GET',
    path: '/api/me/devices',
    does: 'On which devices one is the same person, as soon as there may be a second one.',
  },
  {
    method: 'GET',
    path: '/api/me/rooms',
    does: 'The `rooms` that one is in, the last changed first: game, phase, who else sits there, and whether the match waits for oneself.',
  },
  {
    method: 'DELETE',
    path: '/api/me/devices/:device',
    does: 'Ends one of them for good, with whatever it has open.',
  },
  {
    method: 'GET',
    path: '/api/address',
    does: 'The `address` at which other devices in the network reach the server, for a page that was opened as localhost on the same machine; null for all others.',
  },
  { method: 'GET', path: '/api/rooms', does: 'The public rooms, newest first.' },
  { method: 'POST', path: '/api/rooms', does: 'Opens a room; answers with its `code` and the `link` to it.' },
  {
    method: 'GET',
    path: '/api/rooms/:code',
    does: 'Whether there is such a room, its phase, and whether one is a member; nothing of a locked one.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/matches/:number',
    does: 'The record of a finished match, to be replayed and verified by whoever may look at the room.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/export',
    does: 'Members, chat and finished matches, for who has opened the room.',
  },
  {
    method: 'DELETE',
    path: '/api/rooms/:code',
    does: 'Deletes the room and all that happened in it, for who has opened it.',
  },
  {
    method: 'GET',
    path: '/api/games/:game/catalogue',
    does: 'What the numbers in views, questions and facts of a game stand for: cards, faces, events, special answers. With `?settings=JSON` and `?rules=VERSION` for those of a room; by default for the fewest players, by the newest rules.',
  },
  { method: 'GET', path: '/healthz', does: 'Whether the server runs.' },
  { method: 'GET', path: '/readyz', does: 'Whether it can store anything; 503 if not.' },
  {
    method: 'GET',
    path: '/metrics',
    does: 'Figures for Prometheus, a new picture every minute, for who has the token in `SLAPWISE_METRICS`.',
  },
]
