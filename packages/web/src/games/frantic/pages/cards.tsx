import { HOUSE_CARDS, SET_NAMES, SETS, type Words } from '@slapwise/card-game'
import { type ReactNode, useMemo } from 'react'
import { CardsPage, type Listed } from '../../../kit/cards/cards-page.tsx'
import { useSpeech } from '../../../words/index.tsx'
import { CardFace } from '../look/card.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { RuleCardFace } from '../look/rule-card-face.tsx'
import { useNamed } from '../table/use-named.ts'
import { useFranticWords } from '../words/index.ts'

interface Thing {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  readonly group: string
  readonly picture: () => ReactNode
}

const RULES = 'rules'

/** Every card, event, power and rule card there is. */
export default function FranticCardsPage() {
  const { language } = useSpeech()
  const words = useFranticWords()
  const named = useNamed(THINGS)
  const things = useMemo(
    () =>
      named.map(
        ({ name, text, rulings = [], ...thing }): Listed => ({
          ...thing,
          title: name[language],
          alias: words.cards.aliases[thing.id],
          text: text[language],
          rulings: rulings.map((ruling) => ruling[language]),
        }),
      ),
    [named, language, words],
  )
  const nameOf = (name: string) =>
    name === RULES ? words.cards.houseRules : SETS[name as keyof typeof SETS].name[language]
  return <CardsPage things={things} groups={[...SET_NAMES, RULES]} nameOf={nameOf} />
}

const THINGS: readonly Thing[] = [
  ...SET_NAMES.flatMap((set): Thing[] => [
    ...SETS[set].prints
      .filter(({ kind }, i, prints) => prints.findIndex((print) => print.kind === kind) === i)
      .map(({ kind, colour = null, second = null, number = null }) => ({
        ...kind,
        group: set,
        picture: () => <CardFace print={{ kind, colour, second, number }} />,
      })),
    ...SETS[set].events.map((event) => ({
      ...event,
      group: set,
      picture: () => <EventPicture id={event.id} />,
    })),
    ...SETS[set].powers.map((power) => ({
      ...power,
      group: set,
      picture: () => <PowerCard id={power.id} />,
    })),
  ]),
  ...HOUSE_CARDS.map((card) => ({ ...card, group: RULES, picture: () => <RuleCardFace id={card.id} /> })),
].filter(({ id }, i, all) => all.findIndex((other) => other.id === id) === i)
