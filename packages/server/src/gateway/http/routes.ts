/** Description of an HTTP route for the API reference. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly description: string
}

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/', description: 'The page on which people play.' },
  { method: 'GET', path: '/room/:code', description: 'The same for one room: the link that friends get.' },
  {
    method: 'GET',
    path: '/api/me',
    description:
      'Gives an identity, as a cookie, to whoever has none; tells which `build` of the page is served.',
  },
  {
    method: 'POST',
    path: '/api/me/transfers',
    description:
      'A `link` that carries one’s identity to another device: `/transfer/TOKEN`, good for ten minutes, and once.',
  },
  {
    method: 'POST',
    path: '/api/transfers',
    description: 'Takes the `token` of such a link: from then on this device is the same person.',
  },
  {
    method: 'GET',
    path: '/api/me/devices',
    description: 'On which devices one is the same person, as soon as there may be a second one.',
  },
  {
    method: 'GET',
    path: '/api/me/rooms',
    description:
      'The `rooms` that one is in, the last changed first: game, phase, who else sits there, and whether the match waits for oneself.',
  },
  {
    method: 'DELETE',
    path: '/api/me/devices/:device',
    description: 'Ends one of them for good, with whatever it has open.',
  },
  {
    method: 'GET',
    path: '/api/address',
    description:
      'The `address` at which other devices in the network reach the server, for a page that was opened as localhost on the same machine; null for all others.',
  },
  { method: 'GET', path: '/api/rooms', description: 'The public rooms, newest first.' },
  {
    method: 'POST',
    path: '/api/rooms',
    description: 'Opens a room; answers with its `code` and the `link` to it.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code',
    description:
      'Whether there is such a room, its phase, and whether one is a member; nothing of a locked one.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/matches/:number',
    description:
      'The record of a finished match, to be replayed and verified by whoever may look at the room.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/export',
    description: 'Members, chat and finished matches, for who has opened the room.',
  },
  {
    method: 'DELETE',
    path: '/api/rooms/:code',
    description: 'Deletes the room and all that happened in it, for who has opened it.',
  },
  {
    method: 'GET',
    path: '/api/games/:game/catalogue',
    description:
      'What the numbers in views, questions and facts of a game stand for: cards, faces, events, special answers. With `?settings=JSON` and `?rulesVersion=VERSION` for those of a room; by default for the fewest players, by the newest rules.',
  },
  { method: 'GET', path: '/healthz', description: 'Whether the server runs.' },
  { method: 'GET', path: '/readyz', description: 'Whether it can store anything; 503 if not.' },
  {
    method: 'GET',
    path: '/metrics',
    description:
      'Figures for Prometheus, a new picture every minute, for who has the token in `SLAPWISE_METRICS`.',
  },
]
