import { TEXT_FORMATTERS } from '@slapwise/games/i18n'
import type { AnyGame } from '@slapwise/kernel'
import { readCatalogue } from './catalogue.ts'
import { ExampleFacts } from './example-facts.ts'
import { formatType, quote, toJsonSchema } from './schema-tables.ts'
import type { FieldDescription, NamedType, TypeReader, TypeScope, VariantDescription } from './type-reader.ts'

/** The source files of a game's types, and the meaning of their numbers. */
interface GameSources {
  readonly folder: string
  /** By type, the path in the catalogue to the meaning of its numbers, with `n` for the number. */
  readonly lookups: Readonly<Record<string, string>>
  /** Settings with which every fact can happen. */
  readonly allContents: object
}

/** An event of both games, which stands for any card or event that asks. */
const EXAMPLE_SOURCE = 'charity'

/** The text that players read for a question, with SOURCE and PLAYER as placeholders. */
function formatAsk(game: AnyGame, ask: string): string {
  const rules = game.createRules(
    game.settingsSchema.parse({ players: game.minPlayers }),
    game.latestRulesVersion,
  )
  const context = { playerNames: ['YOU', 'PLAYER'], viewer: 0 }
  const text = TEXT_FORMATTERS[game.id](rules, 'en', context).formatPrompt({
    seat: 0,
    mode: 'decide',
    question: { ask, source: EXAMPLE_SOURCE, about: 1 },
    choice: { kind: 'one', of: 'card', options: [0] },
    fallback: 0,
  })
  const { name } = readCatalogue(game).events.find(({ id }) => id === EXAMPLE_SOURCE)!
  return text.replace(name.en, 'SOURCE')
}

const GAME_SOURCES: Readonly<Record<string, GameSources>> = {
  frantic: {
    folder: 'packages/card-game/src',
    lookups: {
      CardId: 'faces[cards[n]]',
      FaceIndex: 'faces[n]',
      PowerId: 'powers[powerCards[n]]',
      Wish: 'wishes[n]',
    },
    allContents: { sets: ['base', 'troublemaker', 'supercharge', 'pandora'] },
  },
  board: {
    folder: 'packages/board-game/src',
    lookups: {
      KindIndex: 'kinds[n]',
      Space: 'board.spaces[n]',
      Direction: 'directions[n]',
      PlacedCard: 'encodings.placedCard',
    },
    allContents: {},
  },
}

/** Settings, bots, and every question, fact and view field of a game. */
export function formatGameReference(game: AnyGame, reader: TypeReader): string[] {
  const { folder, lookups, allContents } = GAME_SOURCES[game.id]
  const question = reader.open(`${folder}/model/question.ts`)
  const facts = reader.open(`${folder}/model/facts.ts`)
  const view = reader.open(`${folder}/views/view.ts`, { Q: 'Question' })
  const viewTables = [
    `#### \`table\` of \`${game.id}\``,
    '',
    ...formatTypeFields(view.readInterface('PublicView')),
    `#### \`own\` of \`${game.id}\``,
    '',
    ...formatTypeFields(view.readInterface('OwnView')),
  ]
  const questionTables = formatQuestions(game, question)
  const settings = reader.open(`${folder}/model/settings.ts`)
  const settingsTable = formatSettings(game, settings.readInterface('Settings'))
  const variants = facts.readVariants('PublicFact')
  const privateFields = facts.readTypeArgument('Fact', 1)
  const types = new Map(
    [question, facts, view, settings]
      .flatMap((scope) => scope.readReferencedTypes())
      .map((type) => [type.name, type]),
  )
  const examples = new ExampleFacts(game, allContents, types)
  return [
    ...settingsTable,
    ...viewTables,
    ...questionTables,
    `#### Facts of \`${game.id}\``,
    '',
    `For players who may see them, a fact has besides: ${formatInline(privateFields, false)}.`,
    '',
    '| `kind` | fields | players read, for example | meaning |',
    '| --- | --- | --- | --- |',
    ...variants.map((fact) => formatFact(fact, examples.format(fact))),
    '',
    ...formatNamedTypes(game, types, lookups),
  ]
}

const formatQuestions = (game: AnyGame, question: TypeScope): string[] => [
  `#### Questions of \`${game.id}\``,
  '',
  ...formatTypeFields(question.readInterface('Question').filter(({ name }) => name !== 'ask')),
  '| `ask` | players read, for example |',
  '| --- | --- |',
  ...question.readStrings('Question', 'ask').map((ask) => `| \`${ask}\` | ${formatAsk(game, ask)} |`),
  '',
  ...formatOptions(game, question.readStrings('OptionType')),
]

function formatNamedTypes(
  { id }: AnyGame,
  types: ReadonlyMap<string, NamedType>,
  lookups: Readonly<Record<string, string>>,
): string[] {
  const unknown = Object.keys(lookups).filter((name) => !types.has(name))
  if (unknown.length > 0) throw new Error(`${id} has no type ${unknown.join()}`)
  return [
    `#### Types of \`${id}\``,
    '',
    '| type | is | in the catalogue | meaning |',
    '| --- | --- | --- | --- |',
    ...[...types.values()]
      .filter(({ name }) => name !== 'Question')
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, definition, description }) => {
        const lookup = name in lookups ? quote(lookups[name]) : ''
        return `| ${name} | ${definition} | ${lookup} | ${description} |`
      }),
    '',
  ]
}

export const formatTypeFields = (fields: readonly FieldDescription[]): string[] => [
  '| field | type | meaning |',
  '| --- | --- | --- |',
  ...fields.map(
    ({ name, type, isOptional, description }) =>
      `| \`${name}\` | ${type}${isOptional ? ', optional' : ''} | ${description} |`,
  ),
  '',
]

const formatFact = ({ kind, fields, description }: VariantDescription, example: string): string =>
  `| \`${kind}\` | ${formatInline(fields)} | ${example} | ${[description, ...fieldComments(fields)].join(' ').trim()} |`

const formatInline = (fields: readonly FieldDescription[], withOptional = true): string =>
  fields
    .map(
      ({ name, type, isOptional }) =>
        `\`${name}\`: ${type}${isOptional && withOptional ? ' (optional)' : ''}`,
    )
    .join('; ')

const fieldComments = (fields: readonly FieldDescription[]): string[] =>
  fields.flatMap(({ name, description }) => (description === '' ? [] : [`\`${name}\`: ${description}`]))

/** The meaning of the numbers of a choice, from the catalogue. */
function formatOptions(game: AnyGame, types: readonly string[]): string[] {
  const { encodings } = readCatalogue(game)
  return [
    '| `of` | an option is | in the catalogue |',
    '| --- | --- | --- |',
    ...types.map((type) => {
      const fields = encodings.options[type]
      const sum = fields.map(({ name, multiplier }) => (multiplier === 1 ? name : `${name} × ${multiplier}`))
      const lookups = fields.flatMap(({ name, lookup }) => (lookup ? [`${name}: \`${lookup}\``] : []))
      const meaning = fields.length === 0 ? 'one of the special `answers`' : sum.join(' + ')
      return `| \`${type}\` | ${meaning} | ${lookups.join(', ')} |`
    }),
    '',
  ]
}

/** The number of players is that of the taken seats, so it is no setting of a room. */
function formatSettings(
  { id, minPlayers, maxPlayers, latestRulesVersion, bots, settingsSchema }: AnyGame,
  fields: readonly FieldDescription[],
): string[] {
  const { properties = {} } = toJsonSchema(settingsSchema, 'input')
  const defaults = settingsSchema.parse({ players: minPlayers }) as unknown as Readonly<
    Record<string, unknown>
  >
  return [
    `### \`${id}\``,
    '',
    `${minPlayers} to ${maxPlayers} players, rules version ${latestRulesVersion}, bot levels ${Object.keys(bots).map(quote).join(', ')}.`,
    '',
    '| setting | type | default | meaning |',
    '| --- | --- | --- | --- |',
    ...fields
      .filter(({ name }) => name !== 'players')
      .map(({ name, type, description }) => {
        // The schema knows bounds; where it is code, the type says more.
        const shown = formatType(properties[name]) === 'JSON' ? type : formatType(properties[name])
        return `| \`${name}\` | ${shown} | ${quote(JSON.stringify(defaults[name]))} | ${description} |`
      }),
    '',
  ]
}
