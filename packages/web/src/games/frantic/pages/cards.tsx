import { CARD_SET_NAMES, CARD_SETS, HOUSE_RULE_CARDS, type LocalizedText } from '@slapwise/card-game'
import { type ReactNode, useMemo } from 'react'
import { useI18n } from '../../../i18n/index.tsx'
import { type CardEntry, CardsPage } from '../../../kit/cards/cards-page.tsx'
import { CardFace } from '../artwork/card.tsx'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { RuleCardFace } from '../artwork/rule-card-face.tsx'
import { useFranticMessages } from '../i18n/index.ts'
import { useNamesByPreference } from '../table/use-names-by-preference.ts'

interface CardListItem {
  readonly id: string
  readonly name: LocalizedText
  readonly text: LocalizedText
  readonly rulings?: readonly LocalizedText[]
  readonly group: string
  readonly renderPicture: () => ReactNode
}

const RULE_CARD_GROUP = 'rules'

export default function FranticCardsPage() {
  const { language } = useI18n()
  const messages = useFranticMessages()
  const named = useNamesByPreference(CARD_LIST)
  const entries = useMemo(
    () =>
      named.map(
        ({ name, text, rulings = [], ...thing }): CardEntry => ({
          ...thing,
          title: name[language],
          alias: messages.cards.aliases[thing.id],
          text: text[language],
          rulings: rulings.map((ruling) => ruling[language]),
        }),
      ),
    [named, language, messages],
  )
  const nameOf = (name: string) =>
    name === RULE_CARD_GROUP
      ? messages.cards.ruleCards
      : CARD_SETS[name as keyof typeof CARD_SETS].name[language]
  return <CardsPage entries={entries} groups={[...CARD_SET_NAMES, RULE_CARD_GROUP]} groupName={nameOf} />
}

const CARD_LIST: readonly CardListItem[] = [
  ...CARD_SET_NAMES.flatMap((set): CardListItem[] => [
    ...CARD_SETS[set].prints
      .filter(({ kind }, i, prints) => prints.findIndex((print) => print.kind === kind) === i)
      .map(({ kind, colour = null, second = null, number = null }) => ({
        ...kind,
        group: set,
        renderPicture: () => <CardFace print={{ kind, colour, second, number }} />,
      })),
    ...CARD_SETS[set].events.map((event) => ({
      ...event,
      group: set,
      renderPicture: () => <EventDrawing id={event.id} />,
    })),
    ...CARD_SETS[set].powers.map((power) => ({
      ...power,
      group: set,
      renderPicture: () => <PowerCard id={power.id} />,
    })),
  ]),
  ...HOUSE_RULE_CARDS.map((card) => ({
    ...card,
    group: RULE_CARD_GROUP,
    renderPicture: () => <RuleCardFace id={card.id} />,
  })),
].filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
