import { DRAW, NO, OK, PASS, type Question, YES } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { useWalk } from '../../../table/use-walk.ts'
import { useSpeech } from '../../../words/index.tsx'
import { useTable } from '../at-table.tsx'
import { EventPicture } from '../look/event-picture.tsx'
import { PictogramIcon } from '../look/pictogram.tsx'
import { PowerCard } from '../look/power-card.tsx'
import { type FranticWords, useFranticWords } from '../words/index.ts'

/** What is neither a card nor a person: words, kinds of cards, events, power cards. */
export function Options() {
  const words = useFranticWords()
  const { state, prompt, draft, choose } = useTable()
  const walk = useWalk<HTMLDivElement>()
  if (!prompt) return null
  const { of, options } = prompt.choice
  // People are tapped where they sit; one's own seat is the only one that is not in sight.
  const isHere = (option: number) => (of === 'seat' ? option === state.match.own.seat : of !== 'card')
  const named = options.filter((option) => option < 0 || isHere(option))
  if (named.length === 0) return null
  return (
    <div {...walk} className={`options ${of}`}>
      {named.map((option) => (
        <button
          key={option}
          type="button"
          className={`button ${toneOf(option)}`}
          aria-pressed={prompt.choice.kind === 'one' ? undefined : draft.picks.includes(option)}
          onClick={() => choose(option)}
        >
          {option < 0 ? wordFor(words, option, prompt) : <Label option={option} />}
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
