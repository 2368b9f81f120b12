import type { Told } from '@slapwise/board-game'
import { Latest } from '../../../table/log/log.tsx'
import type { Teller } from '../../../table/log/log-lines.ts'
import { useTableSlots } from '../../../table/slots.ts'
import { useTable } from '../table/at-table.tsx'
import { useBoardWords } from '../words/index.ts'
import { useForetoldRolls } from './foretold-rolls.tsx'

/** A remark, or where each roll would lead, or what is to be decided beside the match, or else what happened last. */
export function Note({ teller }: { readonly teller: Teller }) {
  const { state, note, explain } = useTable()
  const foretold = useForetoldRolls()
  const words = useBoardWords()
  const { notice } = useTableSlots()
  if (note)
    return (
      <p className="note remark" aria-live="polite">
        {note.text}{' '}
        <button type="button" className="link" onClick={() => explain(note.thing)}>
          {words.table.look}
        </button>
      </p>
    )
  if (foretold) return foretold
  if (notice !== null) return notice
  return (
    <>
      <Latest state={{ ...state, log: state.log.slice(-RECENT).filter(isNews) }} teller={teller} />
      <Hint />
    </>
  )
}

/** What comes at the end of every turn, and is seen anyway. */
const USUAL: ReadonlySet<Told['kind']> = new Set(['drew', 'turn-began'])
const isNews = ({ kind }: Told): boolean => !USUAL.has(kind)

/** Among so many there is something to tell. */
const RECENT = 16

/** So many things have happened when everybody has had a turn or two. */
const BEGINNING = 24

/** How one finds out what a card does, as long as somebody may be new to it. */
function Hint() {
  const words = useBoardWords()
  const { state, prompt } = useTable()
  const isNew = state.match.table.round === 1 && state.log.length < BEGINNING
  if (!isNew || prompt?.choice.of !== 'placement') return null
  const isTouched = matchMedia('(pointer: coarse)').matches
  return <p className="note hint">{isTouched ? words.table.holdToRead : words.table.clickToRead}</p>
}
