import { applyMildNames, BOARDS } from '@slapwise/board-game'
import { type Language, useI18n } from '../../../i18n/index.tsx'
import type { ReferenceFact, ReferenceItem } from '../../../kit/reference/reference-item.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import { type BoardMessages, useBoardMessages } from '../i18n/index.ts'
import type { BoxItem } from './box-items.ts'

/** Returns a function that puts items into the words of the player’s language, with mild names if preferred. */
export function useDescribeItem(): (item: BoxItem) => ReferenceItem {
  const { language } = useI18n()
  const { mildNames } = usePreferences()
  const messages = useBoardMessages()
  return (item) => describeItem(item, { language, mildNames, messages })
}

export interface DescriptionContext {
  readonly language: Language
  readonly mildNames: boolean
  readonly messages: BoardMessages
}

export function describeItem(item: BoxItem, context: DescriptionContext): ReferenceItem {
  const { language, mildNames } = context
  const [{ id, name, text, rulings = [] }] = applyMildNames([item.texts], mildNames)
  return {
    id,
    title: name[language],
    text: text[language],
    rulings: rulings.map((ruling) => ruling[language]),
    facts: listFacts(item, context),
    variants: [],
  }
}

function listFacts(item: BoxItem, { messages, language }: DescriptionContext): ReferenceFact[] {
  const { facts, timings, places, points, eventTiming } = messages.cards
  const place = placeOf(item.section)
  const when = item.timings.map((timing) => timings[timing])
  const copies = item.copies.map(({ board, count }) => `${BOARDS[board].name[language]}:\u00a0${count}`)
  return [
    {
      id: 'when',
      label: facts.when,
      value: item.dieNumber === null ? when.join(' ') : eventTiming(item.dieNumber),
    },
    ...(place === null ? [] : [{ id: 'place', label: facts.place, value: places[place] } as const]),
    { id: item.points === 0 ? 'no-points' : 'points', label: facts.points, value: points(item.points) },
    ...(copies.length > 0 ? [{ id: 'copies', label: facts.copies, value: copies.join(' · ') } as const] : []),
  ]
}

/** The rule for placing cards of a section; null for what is no card. */
function placeOf(section: BoxItem['section']): 'coloured' | 'multicoloured' | 'white' | null {
  if (section === 'street' || section === 'events') return null
  return section === 'multicoloured' || section === 'white' ? section : 'coloured'
}
