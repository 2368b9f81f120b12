import { DRAW, NO, OK, PASS, type Question, YES } from '@slapwise/card-game'
import type { Prompt } from '@slapwise/kernel'
import { useI18n } from '../../../i18n/index.tsx'
import { ExplainableButton } from '../../../table/input/explainable-button.tsx'
import { useRovingTabIndex } from '../../../table/input/use-roving-tab-index.ts'
import { EventDrawing } from '../artwork/event-drawing.tsx'
import { PictogramIcon } from '../artwork/pictogram.tsx'
import { PowerCard } from '../artwork/power-card.tsx'
import { type FranticMessages, useFranticMessages } from '../i18n/index.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'

/**
 * Options that are neither cards nor players: card kinds, events and power cards; also words, if there are several.
 */
export function OptionButtons() {
  const { prompt } = useFranticTable()
  const { of, options } = prompt!.choice
  const wordOptions = listWordOptions(prompt!)
  const things = of === 'card' || of === 'seat' ? [] : options.filter((option) => option >= 0)
  return <Buttons options={[...things, ...(isSingle(wordOptions) ? [] : wordOptions)]} />
}

/** A single word is shown in the bar, beside the question. */
export function SingleOptionButton() {
  const wordOptions = listWordOptions(useFranticTable().prompt!)
  return isSingle(wordOptions) && <Buttons options={wordOptions} />
}

const isSingle = (wordOptions: readonly number[]): boolean => wordOptions.length === 1

/** Options such as pass or yes. */
const listWordOptions = ({ choice }: Prompt<Question>): readonly number[] =>
  choice.options.filter((option) => option < 0)

function Buttons({ options }: { readonly options: readonly number[] }) {
  const messages = useFranticMessages()
  const { prompt, draft, chooseOption, explainItem } = useFranticTable()
  const itemOf = useItemOfOption()
  const arrowKeyProps = useRovingTabIndex<HTMLDivElement>()
  if (options.length === 0) return null
  const { of, kind } = prompt!.choice
  const explanationOf = (option: number) => {
    const id = itemOf(option)
    return id === null ? null : () => explainItem({ id })
  }
  return (
    <div {...arrowKeyProps} className={`prompt-options of-${of}`}>
      {options.map((option) => (
        <ExplainableButton
          key={option}
          data-option={option}
          className={`button ${buttonClass(option)}`}
          aria-pressed={kind === 'one' && of !== 'kind' ? undefined : draft.picks.includes(option)}
          onTap={() => chooseOption(option)}
          onExplain={explanationOf(option)}
        >
          {option < 0 ? optionLabel(messages, option, prompt!) : <Label option={option} />}
        </ExplainableButton>
      ))}
    </div>
  )
}

const buttonClass = (option: number): string => {
  if (option >= 0) return 'quiet'
  return option === YES || option === OK ? '' : 'second'
}

/** Returns the id of the card kind, event or power card that an option stands for; null if it is none, or face down. */
function useItemOfOption(): (option: number) => string | null {
  const { state, setup, prompt } = useFranticTable()
  const { own, table } = state.match
  const { about } = prompt!.question
  const isOwn = about === undefined || about === own.seat
  return (option) => {
    if (option < 0) return null
    switch (prompt!.choice.of) {
      case 'kind':
        return setup.imitable[option].id
      case 'event':
        return setup.events[option].id
      case 'power':
        return (isOwn ? own.powers[option]?.power : table.players[about].powers[option]) ?? null
      default:
        return null
    }
  }
}

function Label({ option }: { readonly option: number }) {
  const { language } = useI18n()
  const { setup, names, prompt } = useFranticTable()
  switch (prompt!.choice.of) {
    case 'kind':
      return (
        <>
          <PictogramIcon id={setup.imitable[option].id} />
          <span>{setup.imitable[option].name[language]}</span>
        </>
      )
    case 'event':
      return (
        <>
          <EventDrawing id={setup.events[option].id} />
          {setup.events[option].name[language]}
        </>
      )
    case 'seat':
      return names.playerName(option)
    case 'power':
      return <PowerLabel place={option} />
    default:
      return option
  }
}

/** Face-down power cards of others are named by their number. */
function PowerLabel({ place }: { readonly place: number }) {
  const messages = useFranticMessages()
  const { names } = useFranticTable()
  const id = useItemOfOption()(place)
  return (
    <>
      <PowerCard id={id} />
      {id ? names.title(id) : messages.table.closedPower(place + 1)}
    </>
  )
}

function optionLabel(
  { table }: FranticMessages,
  option: number,
  { mode, choice: { of } }: Prompt<Question>,
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
      if (mode === 'react') return table.passReaction
      return of === 'seat' ? table.nobody : table.pass
    default:
      return String(option)
  }
}
