import type { Setup } from '@slapwise/card-game'
import type { TableState } from '../game/source.ts'
import { type Language, type Names, useSpeech } from '../words/index.tsx'

/** Whatever has an id: a card, an event, a power or a rule card. */
const kindOf = ({ prints, events, powers, ruleCards }: Setup, id: string) =>
  [...prints.map(({ kind }) => kind), ...events, ...powers, ...ruleCards].find((kind) => kind.id === id)

/** Its printed title. */
export const titleOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.name[language] ?? id

/** What it does. */
export const textOf = (setup: Setup, id: string, language: Language): string =>
  kindOf(setup, id)?.text[language] ?? ''

export function useNames({ setup, people, match }: TableState): Names {
  const { words, language } = useSpeech()
  return {
    who: (seat) => (seat === match.own.seat ? words.table.you : (people[seat].name ?? words.bots[seat])),
    title: (id) => titleOf(setup, id, language),
    face(index) {
      const { colour, second, number, kind } = setup.prints[index]
      const inks = [colour, second].flatMap((ink) => (ink ? words.colours[ink] : []))
      if (kind.family === 'black') inks.push(words.colours.black)
      return [inks.join('/'), number ?? kind.name[language]].filter((part) => part !== '').join(' ')
    },
  }
}
