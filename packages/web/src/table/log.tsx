import type { Told } from '@slapwise/card-game'
import type { TableState } from '../game/source.ts'
import { type Names, useSpeech } from '../words/index.tsx'
import './log.css'
import { useNames } from './use-names.ts'

const SHOWN = 60

/** Everything that happened, newest last. On a phone it is folded away. */
export function Log({ state }: { readonly state: TableState }) {
  const { words } = useSpeech()
  const names = useNames(state)
  const lines = state.log.slice(-SHOWN).flatMap((told) => {
    const line = lineOf(told, names)
    return line ? [line] : []
  })
  return (
    <details className="log" open={matchMedia('(min-width: 1100px)').matches}>
      <summary>{words.table.log}</summary>
      <ol>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </details>
  )
}

/** Who did what, as short as on a score sheet. */
function lineOf(told: Told, names: Names): React.ReactNode {
  switch (told.kind) {
    case 'round-began':
      return <b>№ {told.round}</b>
    case 'played':
    case 'laid':
      return <Line who={names.who(told.seat)}>{names.face(told.face)}</Line>
    case 'threw-in':
      return <Line who={names.who(told.seat)}>! {names.face(told.face)}</Line>
    case 'attacked':
      return (
        <Line who={names.who(told.seat)}>
          {names.title(told.card)} → {told.victims.map(names.who).join(', ')}
        </Line>
      )
    case 'drew':
      return <Line who={names.who(told.seat)}>+{told.count}</Line>
    case 'gave':
      return (
        <Line who={names.who(told.from)}>
          {told.count} → {names.who(told.to)}
        </Line>
      )
    case 'took':
      return (
        <Line who={names.who(told.seat)}>
          {told.count} ← {names.who(told.from)}
        </Line>
      )
    case 'event':
      return <b>※ {names.title(told.event)}</b>
    case 'activated':
      return <Line who={names.who(told.seat)}>⚡ {names.title(told.power)}</Line>
    case 'drew-rules':
      return <b>§ {told.rules.map(names.title).join(', ')}</b>
    case 'discarded':
      return <Line who={names.who(told.seat)}>− {told.faces.map(names.face).join(', ')}</Line>
    default:
      return null
  }
}

function Line({ who, children }: { readonly who: string; readonly children: React.ReactNode }) {
  return (
    <>
      <b>{who}</b> {children}
    </>
  )
}
