/**
 * Imports point one way: kernel ← bots ← each game ← games (the registry) ← web and cli. Protocol, client and server import
 * no game, no game imports another, and no card imports another.
 */
const SHARED_PACKAGES = 'kernel|bots|games|protocol|client|server|web|cli'
const A_GAME = `^packages/(?!(?:${SHARED_PACKAGES})/)([^/]+)/`
const TESTS = ['\\.spec\\.ts$', '^packages/server/src/testing/']

const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: '^(packages|bench|scripts)/', pathNot: [from, ...allowed] },
})

/** A folder of the server imports only those listed with it. */
const SERVER = '^packages/server/src/'
const serverPart = (part, ...known) => ({
  name: `server-${part}-imports`,
  severity: 'error',
  from: { path: `${SERVER}${part}/`, pathNot: TESTS },
  to: {
    path: `${SERVER}[^/]+/`,
    pathNot: [part, ...known].map((other) => `${SERVER}${other}/`),
  },
})

/** Both games have the same layers. */
const GAMES = ['^packages/card-game/src/', '^packages/board-game/src/']

/** Each layer imports itself and those before it; type imports count too. */
const inLayers = (root, layers, known = []) =>
  layers.map((layer, i) => ({
    name: `in-order-up-to-${layer}`,
    severity: 'error',
    from: { path: `${root}${layer}/`, pathNot: '\\.spec\\.ts$' },
    to: { path: root, pathNot: [...layers.slice(0, i + 1).map((one) => `${root}${one}/`), ...known] },
  }))

/** The folders of the page, lowest layer first. */
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
    only('kernel-imports-no-game', '^packages/kernel/'),
    only('bots-import-no-game', '^packages/bots/', '^packages/kernel/'),
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: A_GAME, pathNot: TESTS },
      to: { path: '^(packages|bench|scripts)/', pathNot: '^packages/($1|kernel|bots)/' },
    },
    only('registry-imports-games', '^packages/games/', '^packages/kernel/', A_GAME),
    only('protocol-imports-no-game', '^packages/protocol/', '^packages/kernel/'),
    only('client-imports-no-game', '^packages/client/', '^packages/(kernel|protocol)/'),
    only(
      'server-imports-no-game',
      '^packages/server/',
      '^packages/(kernel|protocol)/',
      // Link previews show the faces and inks of the page.
      '^packages/web/src/ui/(face/face|print/inks)\\.ts$',
    ),
    serverPart('cluster'),
    serverPart('journal', 'cluster'),
    serverPart('bot-workers'),
    serverPart('rooms', 'journal', 'cluster', 'bot-workers'),
    serverPart('previews', 'rooms', 'journal'),
    only(
      'web-imports-no-server',
      '^packages/web/',
      '^packages/(kernel|bots|games|protocol|client)/',
      A_GAME,
      '^scripts/install-debian-packages',
    ),
    only(
      'cli-imports-no-page',
      '^packages/cli/',
      '^packages/(kernel|bots|games|protocol|client|server)/',
      A_GAME,
      '^packages/web/build\\.ts$',
      '^scripts/(with-node|install-debian-packages)',
    ),
    {
      name: 'cli-imports-games-through-their-interface',
      comment: 'Code for one game lies in its own folder.',
      severity: 'error',
      from: {
        path: '^packages/cli/src/',
        pathNot: [...TESTS, '^packages/cli/src/games/(?!plain/)[^/]+/', '/testing/'],
      },
      to: { path: A_GAME },
    },
    {
      name: 'test-game-only-in-tests',
      severity: 'error',
      from: { pathNot: '(\\.spec\\.ts$|/testing/|^packages/crazy-eights/)' },
      to: { path: '^packages/crazy-eights/' },
    },
    {
      name: 'page-shell-imports-no-game',
      comment: 'Code and texts of one game lie in its own folder.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/[^/]+/' },
      to: { path: '^packages/(card-game|board-game)/' },
    },
    {
      name: 'page-loads-games-lazily',
      comment: 'The registry has the small part of a game that is needed at once, and loads the rest.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/games/' },
      to: { path: '^packages/web/src/games/[^/]+/' },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^packages/web/src/games/([^/]+)/' },
      to: { path: '^packages/web/src/games/[^/]+/', pathNot: '^packages/web/src/games/$1/' },
    },
    ...GAMES.map((game) => ({
      name: 'no-card-imports-another',
      comment: 'Code that two cards share lies in table/ or round/.',
      severity: 'error',
      from: { path: `${game}(cards|events|powers|rule-cards)/([^/]+)\\.ts$` },
      to: {
        path: `${game}(cards|events|powers|rule-cards)/`,
        pathNot: [`${game}$1/$2\\.ts$`, '/house-rule-cards\\.ts$'],
      },
    })),
    ...GAMES.flatMap((game) =>
      inLayers(
        game,
        ['model', 'table', 'round', '(cards|events|powers|rule-cards)'],
        // Every layer may ask for the rules version.
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
          '^packages/((card|board)-game/src/(testing/scene|i18n/index|puzzles/index)|board-game/src/testing/generated-board|games/src/puzzles/index|(games|crazy-eights)/src/i18n|kernel/src/testing/(index|wait|scene)|client/src/check-deal|server/src/(make-folder|testing/index|bot-workers/bot-worker|previews/drawing/default-picture))\\.ts$',
      },
    },
    {
      name: 'no-tests-in-production-code',
      comment: 'Design pages and lessons alone stage tables with the test kit.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot:
          '(\\.spec\\.ts$|/testing/|/property-tests/|/e2e/|^packages/web/src/games/[^/]+/(design|lessons)/)',
      },
      to: { path: '(/testing/|\\.spec\\.ts$|node_modules/(fast-check|vitest)/)' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...GAMES.map((game) => ({
      name: 'no-type-cycles',
      comment:
        'A table holds card kinds, and a kind changes the table: only their types in model/ may import each other.',
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
