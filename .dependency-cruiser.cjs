/** The arrows of the house: kernel ← games ← bots ← server and cli, protocol between them, and no card knows another. */
const only = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.spec\\.ts$' },
  to: { path: '^(packages|bench|scripts)/', pathNot: [from, ...allowed] },
})

const CARD_GAME = '^packages/card-game/src/'

/** Each layer knows itself and those before it. The versions of the rules are known to all. */
const inLayers = (...layers) =>
  layers.map((layer, i) => ({
    name: `in-order-up-to-${layer}`,
    severity: 'error',
    from: { path: `${CARD_GAME}${layer}/`, pathNot: '\\.spec\\.ts$' },
    to: {
      path: CARD_GAME,
      pathNot: [
        ...layers.slice(0, i + 1).map((known) => `${CARD_GAME}${known}/`),
        `${CARD_GAME}versions\\.ts$`,
      ],
    },
  }))

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
    only('web-knows-the-protocol', '^packages/web/', '^packages/(kernel|card-game|bots|client|protocol)/'),
    only('server-knows-no-terminal', '^packages/server/', '^packages/(kernel|card-game|bots|protocol)/'),
    {
      name: 'no-card-knows-another',
      comment: 'What two cards share has a name of its own in table/ or round/.',
      severity: 'error',
      from: { path: `${CARD_GAME}(cards|events|powers|rule-cards)/([^/]+)\\.ts$` },
      to: {
        path: `${CARD_GAME}(cards|events|powers|rule-cards)/`,
        pathNot: [`${CARD_GAME}$1/$2\\.ts$`, '/house-cards\\.ts$'],
      },
    },
    ...inLayers('model', 'table', 'round', '(cards|events|powers|rule-cards)'),
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
        pathNot: '(\\.spec\\.ts$|/testing/|/properties/|^packages/web/src/design/)',
      },
      to: { path: '(/testing/|\\.spec\\.ts$|fast-check)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      comment:
        'The table holds kinds of cards, and what a kind does it does to the table: they meet in model/ alone.',
      severity: 'error',
      from: { path: CARD_GAME },
      to: { circular: true, via: { path: CARD_GAME, pathNot: `${CARD_GAME}model/` } },
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
