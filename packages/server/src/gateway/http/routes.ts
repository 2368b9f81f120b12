/** Description of an HTTP route for the API reference. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly description: string
}

export const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/', description: 'The page.' },
  { method: 'GET', path: '/room/:code', description: 'The page, opened at a room: the link to share.' },
  {
    method: 'GET',
    path: '/room/:code/preview.png',
    description:
      'The picture that messengers show for the link of a room, 1200 by 630 pixels; `?lang=de` for German. The same default picture for a locked room and for one that does not exist.',
  },
  {
    method: 'GET',
    path: '/room/:code/match/:number/preview.png',
    description: 'The picture for the link of a finished match; `?at` for that of a moment of its replay.',
  },
  {
    method: 'GET',
    path: '/api/me',
    description:
      'Creates an identity, as a cookie, unless the client has one; returns the `build` of the page.',
  },
  {
    method: 'POST',
    path: '/api/me/transfers',
    description:
      'Returns a `link` that transfers the identity to another device: `/transfer/TOKEN`, valid once, for ten minutes.',
  },
  {
    method: 'POST',
    path: '/api/transfers',
    description: 'Redeems the `token` of such a link: signs this device in with that identity.',
  },
  {
    method: 'GET',
    path: '/api/me/devices',
    description: 'The devices of the identity; empty until the first transfer.',
  },
  {
    method: 'GET',
    path: '/api/me/rooms',
    description:
      'The `rooms` of the identity, the last changed first: game, phase, other players, and whether the match waits for this member.',
  },
  {
    method: 'GET',
    path: '/api/me/matches',
    description:
      'The finished `matches` in which the identity had a seat, the newest 20 of each of its rooms; each can be read as a record.',
  },
  {
    method: 'DELETE',
    path: '/api/me/devices/:device',
    description: 'Revokes a device for good, and closes its connections.',
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
    description: 'Creates a room; returns its `code` and a `link` to it.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code',
    description:
      'Whether the room exists, its phase, and whether this identity is a member; refused for a locked room.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/matches/:number',
    description:
      'The record of a finished match, which can be replayed and verified; for everybody who may watch the room.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/match/views',
    description:
      'The running match as your seat was shown it, also before you took it over, for up to 32 versions from `?from=VERSION` on; for players with a seat.',
  },
  {
    method: 'GET',
    path: '/api/rooms/:code/export',
    description: 'Members, chat and finished matches, for the creator of the room.',
  },
  {
    method: 'DELETE',
    path: '/api/rooms/:code',
    description: 'Deletes the room with all its data, for its creator.',
  },
  {
    method: 'GET',
    path: '/api/games/:game/catalogue',
    description:
      'What the numbers in views, questions and facts of a game stand for: cards, faces, events, special answers. Use `?settings=JSON` and `?rulesVersion=VERSION` for those of a room; the default is the fewest players and the newest rules.',
  },
  { method: 'GET', path: '/healthz', description: 'Whether the server runs.' },
  { method: 'GET', path: '/readyz', description: 'Whether the server can write its data; 503 if not.' },
  {
    method: 'GET',
    path: '/metrics',
    description:
      'Metrics for Prometheus, updated once a minute; requires the bearer token in `SLAPWISE_METRICS`.',
  },
]
