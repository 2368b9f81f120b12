import type { Settings } from '@slapwise/card-game'
import { PACES, type RoomView } from '@slapwise/protocol'
import { oneOf, readArgs } from '../args.ts'
import { MATCH_OPTIONS, readSettings } from '../settings.ts'
import { UsageError } from '../usage-error.ts'

/** A room where Frantic is played. */
export type CardRoom = RoomView & { readonly settings: Settings }

/** What the host sets by a line such as `set rule-cards 2`: as options of the command line, on top of what is set. */
export function changeFor(room: CardRoom, line: string) {
  const [, name = '', value = ''] = /^set\s+(?:--)?(\S+)\s+(.+)$/.exec(line) ?? []
  if (name === 'pace') return { pace: oneOf('pace', value, PACES) }
  if (name === 'window') return { window: seconds(value) }
  if (!Object.hasOwn(MATCH_OPTIONS, name) || name === 'players')
    throw new UsageError(`Such as: set rule-cards 2. There are: ${SETTABLE.join(', ')}`)
  const { players: _, ...settings } = readSettings(
    readArgs([...argsOf(room, name), `--${name}=${value}`], MATCH_OPTIONS).values,
    room.settings.steered,
  )
  return { settings: { ...settings, ownRuleCards: room.settings.ownRuleCards } }
}

const SETTABLE = [...Object.keys(MATCH_OPTIONS).filter((name) => name !== 'players'), 'pace', 'window']

function seconds(text: string): number {
  const value = Number(text)
  if (value >= 0.5 && value <= 60) return value
  throw new UsageError(`window is a number of seconds from 0.5 to 60, not '${text}'.`)
}

/** With other sets, what only some sets have starts anew. */
function argsOf({ settings }: CardRoom, changed: string): string[] {
  const { edition, sets, limit, handSize, purple, ruleCards, withoutRuleCards } = settings
  const ofPandora = {
    purple,
    'rule-cards': String(ruleCards),
    'do-it-yourself': settings.doItYourself,
    'pandoras-box': settings.pandorasBox,
  }
  return Object.entries({
    edition,
    sets: sets.join(),
    limit: String(limit),
    'hand-size': String(handSize),
    ...(withoutRuleCards.length > 0 && { 'without-rule-cards': withoutRuleCards.join() }),
    ...(changed !== 'sets' && ofPandora),
  }).map(([option, value]) => `--${option}=${value}`)
}
