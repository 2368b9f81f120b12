/**
 * The arrows of the house: kernel ← bots ← each game ← games, the registry ← web and cli. Protocol, client and server know
 * no game at all, no game knows another, and no card knows another.
 */
const HOUSE = 'kernel|bots|games|protocol|client|server|web|cli'
const A_GAME = `^packages/(?!(?:${HOUSE})/)([^/]+)/`
const TESTS = ['\\.spec\\.ts$', '^packages/server/src/testing/']

const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|bench|scripts)/', pathNot: [from, ...allowed] },
})

/** The parts of the server, each of which knows only those that are named with it. */
const SERVER = '^packages/server/src/'
const serverPart = (part, ...known) => ({
  name: `server-${part}-knows-its-place`,
  severity: 'error',
  from: { path: `${SERVER}${part}/`, pathNot: TESTS },
  to: {
    path: `${SERVER}[^/]+/`,
    pathNot: [part, ...known].map((other) => `${SERVER}${other}/`),
  },
})

/** The games of the house: each has its folders in the same order. */
const GAMES = ['^packages/card-game/src/', '^packages/board-game/src/']

/** Each layer of a folder knows itself and those before it, in types too. */
const inLayers = (root, layers, known = []) =>
  layers.map((layer, i) => ({
    name: `in-order-up-to-${layer}`,
    severity: 'error',
    from: { path: `${root}${layer}/`, pathNot: '\\.spec\\.ts$' },
    to: { path: root, pathNot: [...layers.slice(0, i + 1).map((one) => `${root}${one}/`), ...known] },
  }))

/** The folders of the page, from what knows nothing else to what knows everything. */
const PAGE = [
  'browser',
  'ui',
  'preferences',
  'i18n',
  'match-sources',
  'feedback',
  'preferences-panel',
  'table',
  'big-screen',
  'errors',
  'kit',
  'games',
  'pages',
]

module.exports = {
  forbidden: [
    only('kernel-knows-no-game', '^packages/kernel/'),
    only('bots-know-no-game', '^packages/bots/', '^packages/kernel/'),
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: A_GAME, pathNot: TESTS },
      to: { path: '^(packages|bench|scripts)/', pathNot: '^packages/($1|kernel|bots)/' },
    },
    only('registry-knows-the-games', '^packages/games/', '^packages/kernel/', A_GAME),
    only('protocol-knows-no-game', '^packages/protocol/', '^packages/kernel/'),
    only('client-knows-no-game', '^packages/client/', '^packages/(kernel|protocol)/'),
    only('server-knows-no-game', '^packages/server/', '^packages/(kernel|protocol)/'),
    serverPart('cluster'),
    serverPart('journal', 'cluster'),
    serverPart('bot-workers'),
    serverPart('rooms', 'journal', 'cluster', 'bot-workers'),
    only(
      'web-knows-no-server',
      '^packages/web/',
      '^packages/(kernel|bots|games|protocol|client)/',
      A_GAME,
      '^scripts/install-debian-packages',
    ),
    only(
      'terminal-knows-the-players',
      '^packages/cli/',
      '^packages/(kernel|bots|games|protocol|client|server)/',
      A_GAME,
      '^packages/web/build\\.ts$',
      '^scripts/(with-node|install-debian-packages)',
    ),
    {
      name: 'the-terminal-knows-games-by-their-contract',
      comment: 'What only one game has stands in its own folder.',
      severity: 'error',
      from: {
        path: '^packages/cli/src/',
        pathNot: [...TESTS, '^packages/cli/src/games/(?!plain/)[^/]+/', '/testing/'],
      },
      to: { path: A_GAME },
    },
    {
      name: 'the-game-for-tests-is-in-no-house',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.ts$|/testing/|^packages/crazy-eights/)' },
      to: { path: '^packages/crazy-eights/' },
    },
    {
      name: 'the-page-knows-no-game',
      comment: 'What is a game’s own, its words too, lies in its folder.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/[^/]+/' },
      to: { path: '^packages/(card-game|board-game)/' },
    },
    {
      name: 'the-page-fetches-games',
      comment: 'The registry names what is needed before a game is fetched, and how to fetch the rest.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/' },
      to: { path: '^packages/web/src/games/[^/]+/' },
    },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: { path: '^packages/web/src/games/[^/]+/', pathNot: '^packages/web/src/games/$1/' },
    },
    ...GAMES.map((game) => ({
      name: 'no-card-knows-another',
      comment: 'What two cards share has a name of its own in table/ or round/.',
      severity: 'error',
      from: { path: `${game}(cards|events|powers|rule-cards)/([^/]+)\\.ts$` },
      to: {
        path: `${game}(cards|events|powers|rule-cards)/`,
        pathNot: [`${game}$1/$2\\.ts$`, '/house-cards\\.ts$'],
      },
    })),
    ...GAMES.flatMap((game) =>
      inLayers(
        game,
        ['model', 'table', 'round', '(cards|events|powers|rule-cards)'],
        // The versions of the rules are known to all.
        [`${game}versions\\.ts$`],
      ),
    ),
    ...inLayers('^packages/web/src/', PAGE),
    {
      name: 'only-the-index-is-public',
      severity: 'error',
      from: { path: '^(packages/(web|cli)|bench|scripts)/' },
      to: {
        path: '^packages/(?!web/|cli/)[^/]+/src/(?!index\\.ts$)',
        pathNot:
          '^packages/((card|board)-game/src/(testing/scene|i18n/index)|(games|crazy-eights)/src/i18n|kernel/src/testing/(index|wait|scene)|client/src/check-deal|server/src/(make-folder|testing/index|bot-workers/bot-worker))\\.ts$',
      },
    },
    {
      name: 'the-engine-ships-without-its-tests',
      comment: 'Only the design page lays tables out on purpose.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '(\\.spec\\.ts$|/testing/|/property-tests/|/e2e/|^packages/web/src/games/[^/]+/design/)',
      },
      to: { path: '(/testing/|\\.spec\\.ts$|node_modules/(fast-check|vitest)/)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...GAMES.map((game) => ({
      name: 'no-circles-of-types',
      comment:
        'The table holds kinds of cards, and what a kind does it does to the table: they meet in model/ alone.',
      severity: 'error',
      from: { path: game },
      to: { circular: true, via: { path: game, pathNot: `${game}model/` } },
    })),
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules/(?!fast-check/|vitest/)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
}
