import { namedSetup, type Setup } from '@slapwise/card-game'
import { usePreferences } from '../../preferences.ts'
import { type Language, type Names, useSpeech } from '../../words/index.tsx'
import type { FranticState } from './state.ts'

type Kind =
  | Setup['prints'][number]['kind']
  | Setup['events'][number]
  | Setup['powers'][number]
  | Setup['ruleCards'][number]

const kinds = new WeakMap<Setup, ReadonlyMap<string, Kind>>()

/** Whatever has an id: a card, an event, a power or a rule card. */
export function kindOf(setup: Setup, id: string): Kind | undefined {
  let known = kinds.get(setup)
  if (!known) {
    const { prints, events, powers, ruleCards } = setup
    const all: Kind[] = [...ruleCards, ...powers, ...events, ...prints.map(({ kind }) => kind)]
    known = new Map(all.map((kind) => [kind.id, kind]))
    kinds.set(setup, known)
  }
  return known.get(id)
}

/** Its printed title. */
export const titleOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.name[language] ?? id

/** What it does. */
export const textOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.text[language] ?? ''

const mild = new WeakMap<Setup, Setup>()

/** The setup with the names that are used on this device. */
export function useNamedSetup({ setup }: FranticState): Setup {
  const { mildNames } = usePreferences()
  if (!mildNames) return setup
  const known = mild.get(setup) ?? namedSetup(setup, true)
  mild.set(setup, known)
  return known
}

export function useNames(state: FranticState): Names {
  const { words, language } = useSpeech()
  const setup = useNamedSetup(state)
  const { people, match } = state
  return {
    who: (seat) => (seat === match.own.seat ? words.table.you : (people[seat].name ?? words.bots[seat])),
    isYou: (seat) => seat === match.own.seat,
    title: (id) => titleOf(setup, id, language),
    face(index) {
      const { colour, second, number, kind } = setup.prints[index]
      const inks = [colour, second].flatMap((ink) => (ink ? words.colours[ink] : []))
      if (kind.family === 'black') inks.push(words.colours.black)
      return [inks.join('/'), number ?? kind.name[language]].filter((part) => part !== '').join(' ')
    },
  }
}
