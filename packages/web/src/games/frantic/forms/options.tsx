import { DRAW, NO, OK, PASS, type Question, YES } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { useWalk } from '../../../table/input/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { PictogramIcon } from '../look/pictogram.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { type FranticWords, useFranticWords } from '../words/index.ts'

/** What is neither a card nor a person: kinds of cards, events, power cards; and words, if there are several. */
export function Options() {
  const { prompt } = useTable()
  const { of, options } = prompt!.choice
  const words = wordsIn(prompt!)
  const things = of === 'card' || of === 'seat' ? [] : options.filter((option) => option >= 0)
  return <Buttons options={[...things, ...(isAlone(words) ? [] : words)]} />
}

/** A single word stands in the bar, beside the question. */
export function Word() {
  const words = wordsIn(useTable().prompt!)
  return isAlone(words) && <Buttons options={words} />
}

const isAlone = (words: readonly number[]): boolean => words.length === 1

/** A wish has its own place for them. */
const wordsIn = ({ choice }: Prompt<Question>): readonly number[] =>
  choice.of === 'wish' ? [] : choice.options.filter((option) => option < 0)

function Buttons({ options }: { readonly options: readonly number[] }) {
  const words = useFranticWords()
  const { prompt, draft, choose } = useTable()
  const walk = useWalk<HTMLDivElement>()
  if (options.length === 0) return null
  const { of, kind } = prompt!.choice
  return (
    <div {...walk} className={`options of-${of}`}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={`button ${toneOf(option)}`}
          aria-pressed={kind === 'one' ? undefined : draft.picks.includes(option)}
          onClick={() => choose(option)}
        >
          {option < 0 ? wordFor(words, option, prompt!) : <Label option={option} />}
        </button>
      ))}
    </div>
  )
}

const toneOf = (option: number): string => {
  if (option >= 0) return 'quiet'
  return option === YES || option === OK ? '' : 'second'
}

function Label({ option }: { readonly option: number }) {
  const { language } = useSpeech()
  const { setup, names, prompt } = useTable()
  switch (prompt!.choice.of) {
    case 'kind':
      return (
        <>
          <PictogramIcon id={setup.imitable[option].id} />
          {setup.imitable[option].name[language]}
        </>
      )
    case 'event':
      return (
        <>
          <EventPicture id={setup.events[option].id} />
          {setup.events[option].name[language]}
        </>
      )
    case 'seat':
      return names.who(option)
    case 'power':
      return <PowerLabel place={option} />
    default:
      return option
  }
}

/** Closed power cards of others are known by their place only. */
function PowerLabel({ place }: { readonly place: number }) {
  const words = useFranticWords()
  const { state, names, prompt } = useTable()
  const { own, table } = state.match
  const { about } = prompt!.question
  const isOwn = about === undefined || about === own.seat
  const id = isOwn ? own.powers[place]?.power : table.players[about].powers[place]
  return (
    <>
      <PowerCard id={id ?? null} />
      {id ? names.title(id) : words.table.closedPower(place + 1)}
    </>
  )
}

function wordFor(
  { table }: FranticWords,
  option: number,
  { manner, choice: { of } }: Prompt<Question>,
): string {
  switch (option) {
    case DRAW:
      return table.draw
    case OK:
      return table.ok
    case YES:
      return table.yes
    case NO:
      return table.no
    case PASS:
      if (manner === 'react') return table.letItBe
      return of === 'seat' ? table.nobody : table.pass
    default:
      return String(option)
  }
}
