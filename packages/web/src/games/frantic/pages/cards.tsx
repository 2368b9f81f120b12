import { HOUSE_CARDS, SET_NAMES, SETS, type Words } from '@slapwise/card-game'
import { type ReactNode, useMemo, useState } from 'react'
import { go } from '../../../go.ts'
import { Chips } from '../../../look/chips.tsx'
import { type Language, useSpeech } from '../../../words/index.tsx'
import { CardFace } from '../look/card.tsx'
import { Entry } from '../look/entry.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { RuleCardFace } from '../look/rule-card-face.tsx'
import { useNamed } from '../use-named.ts'
import { useFranticWords } from '../words/index.ts'
import './cards.css'
import '../../../pages/page.css'

interface Listed {
  readonly id: string
  readonly name: Words
  readonly text: Words
  readonly rulings?: readonly Words[]
  readonly group: string
  readonly picture: () => ReactNode
}

const RULES = 'rules'

/** Every card, event, power and rule card there is, to look things up and to browse. */
export default function CardsPage() {
  const { language } = useSpeech()
  const words = useFranticWords()
  const [sought, seek] = useState('')
  const [group, setGroup] = useState<string | null>(null)
  const all = useNamed(LISTED)
  const shown = useMemo(
    () => all.filter((thing) => (group === null || thing.group === group) && tells(thing, sought, language)),
    [all, group, sought, language],
  )
  const nameOf = (name: string) =>
    name === RULES ? words.cards.houseRules : SETS[name as keyof typeof SETS].name[language]
  return (
    <main className="page cards-page">
      <h1>{words.cards.title}</h1>
      <div className="cards-search">
        <label>
          {words.cards.search}
          <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
        </label>
        <div className="chips">
          <Chips
            options={[...SET_NAMES, RULES]}
            isChosen={(name) => group === name}
            label={nameOf}
            onChoose={(name) => setGroup(group === name ? null : name)}
          />
        </div>
      </div>
      {shown.length === 0 && <p>{words.cards.nothing}</p>}
      <ul className="cards-list">
        {shown.map(({ id, name, text, rulings = [], picture }) => (
          <li key={id}>
            <Entry picture={picture()} title={name[language]} text={text} rulings={rulings} />
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={() => go('/')}>
        {words.cards.home}
      </button>
    </main>
  )
}

const LISTED: readonly Listed[] = [
  ...SET_NAMES.flatMap((set): Listed[] => [
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

/** Whether it says what somebody looks for, in its name or in its text. */
const tells = ({ name, text }: Listed, sought: string, language: Language): boolean =>
  `${name[language]} ${text[language]}`
    .toLocaleLowerCase(language)
    .includes(sought.trim().toLocaleLowerCase(language))
