import { TEXT_FORMATTERS } from '@slapwise/games/i18n'
import type { AnyGame } from '@slapwise/kernel'
import { readCatalogue } from './catalogue.ts'
import type { FieldDescription, NamedType, VariantDescription } from './type-reader.ts'

const PLAYER_NAMES = ['Ada', 'Ben', 'Cem']

/** Makes up facts of every kind from the types of their fields, and says them as players read them. */
export class ExampleFacts {
  readonly #types: ReadonlyMap<string, NamedType>
  readonly #formatFact: (fact: object) => string | null
  /** A text that is right in most fields: the id of an event, a card and a power. */
  readonly #texts: Readonly<Record<string, string>>

  constructor(game: AnyGame, settings: object, types: ReadonlyMap<string, NamedType>) {
    const parsed = game.settingsSchema.parse({ players: PLAYER_NAMES.length, ...settings })
    const rules = game.createRules(parsed, game.latestRulesVersion)
    const formatter = TEXT_FORMATTERS[game.id](rules, 'en', { playerNames: PLAYER_NAMES, viewer: null })
    const { events, kinds, powers = [], ruleCards = [] } = readCatalogue(game, settings)
    this.#types = types
    this.#formatFact = (fact) => formatter.formatFact(fact)
    this.#texts = {
      event: events[0].id,
      events: events[0].id,
      power: powers[0]?.id ?? '',
      rules: ruleCards[0]?.id ?? '',
      card: kinds[0].id,
      fromPlayer: PLAYER_NAMES[0],
      toPlayer: PLAYER_NAMES[1],
    }
  }

  /** The sentence about a fact; empty if players are told nothing. */
  format({ kind, fields }: VariantDescription): string {
    const seats = PLAYER_NAMES.keys()
    const values = fields.map((field) => [field.name, this.#exampleOf(field, field.type, seats)])
    return this.#formatFact({ kind, ...Object.fromEntries(values) }) ?? ''
  }

  #exampleOf(field: FieldDescription, type: string, seats: Iterator<number>): unknown {
    const [first] = type.split(' or ')
    if (type === 'yes or no') return false
    if (type === 'list: list: (number or null)') return [PLAYER_NAMES.map((_, seat) => 9 - seat)]
    if (type.startsWith('list: list: ')) return PLAYER_NAMES.map(() => [])
    if (type === 'list: Seat, Seat') return [0, 1]
    if (type === 'list: number') return PLAYER_NAMES.map(() => 2)
    if (type.startsWith('list: ')) return [this.#exampleOf(field, type.slice('list: '.length), seats)]
    if (first === 'Seat') return seats.next().value ?? 0
    if (first === 'number') return 2
    if (first === 'text') return this.#texts[field.name] ?? this.#texts.card
    if (first.startsWith('`')) return toLiteral(first)
    return this.#exampleOfNamed(field, first, seats)
  }

  #exampleOfNamed(field: FieldDescription, name: string, seats: Iterator<number>): unknown {
    const { definition } = this.#types.get(name)!
    // Reasons that depend on the table come first, and the made-up table does not have them.
    if (name === 'Ending') return toLiteral(definition.match(/`[^`]+`/g)!.at(-1)!)
    if (!definition.startsWith('object with '))
      return this.#exampleOf(field, definition.split(', ')[0], seats)
    const parts = definition.slice('object with '.length).split('; ')
    return Object.fromEntries(
      parts.map((part) => {
        const [, key, type] = /^`(\w+)`: (.*)$/.exec(part)!
        return [key, this.#exampleOf({ ...field, name: key }, type, seats)]
      }),
    )
  }
}

/** A literal of a type, such as `red` or `1`. */
function toLiteral(quoted: string): string | number {
  const text = quoted.replaceAll('`', '')
  return /^-?\d+$/.test(text) ? Number(text) : text
}
