/** The arrows of the house: kernel ← games ← bots ← server and cli, protocol between them, and no card knows another. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.spec\\.ts$' },
  to: { path: '^(packages|bench|scripts)/', pathNot: [from, ...allowed] },
})

module.exports = {
  forbidden: [
    only('kernel-knows-no-game', '^packages/kernel/'),
    only('game-knows-kernel-only', '^packages/card-game/', '^packages/kernel/'),
    only('bots-know-games', '^packages/bots/', '^packages/(kernel|card-game)/'),
    only(
      'terminal-knows-the-players',
      '^packages/cli/',
      '^packages/(kernel|card-game|bots|protocol|client|server)/',
      '^packages/web/build\\.ts$',
      '^scripts/with-node',
    ),
    only('protocol-knows-what-is-played', '^packages/protocol/', '^packages/(kernel|card-game|bots)/'),
    only('client-knows-the-protocol', '^packages/client/', '^packages/(kernel|card-game|protocol)/'),
    only('web-knows-the-protocol', '^packages/web/', '^packages/(kernel|card-game|client|protocol)/'),
    only('server-knows-no-terminal', '^packages/server/', '^packages/(kernel|card-game|bots|protocol)/'),
    {
      name: 'the-page-knows-no-game',
      comment:
        'What is a game’s own lies in its folder. The words still know the card game: they are spoken before it is fetched.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/(games/[^/]+/|words/)' },
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
    {
      name: 'no-card-knows-another',
      comment: 'What two cards share has a name of its own outside cards/ and events/.',
      severity: 'error',
      from: { path: '^packages/card-game/src/(cards|events)/([^/]+)\\.ts$' },
      to: { path: '^packages/card-game/src/(cards|events)/', pathNot: '^packages/card-game/src/$1/$2\\.ts$' },
    },
    {
      name: 'only-the-index-is-public',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+|bench|scripts)/',
        pathNot: '^packages/(kernel|card-game|bots|protocol|client|server)/',
      },
      to: {
        path: '^packages/(kernel|card-game|bots|protocol|client|server)/src/(?!index\\.ts$)',
        pathNot: '^packages/card-game/src/testing/scene\\.ts$',
      },
    },
    {
      name: 'the-engine-ships-without-its-tests',
      comment: 'Only the design page lays tables out on purpose.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: '(\\.spec\\.ts$|/testing/|/properties/|^packages/web/src/games/[^/]+/design/)',
      },
      to: { path: '(/testing/|\\.spec\\.ts$|fast-check)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
}
