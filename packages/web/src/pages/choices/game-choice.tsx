import { useId } from 'react'
import { GAME_ENTRIES } from '../../games/index.ts'
import { textIn, useShellI18n } from '../../i18n/shell.tsx'
import './game-choice.css'

interface Props {
  readonly label: string
  readonly chosen: string
  readonly isFixed?: boolean
  onChoose(game: string): void
}

/** Chooses a game; renders nothing if there is only one. */
export function GameChoice({ label, chosen, isFixed = false, onChoose }: Props) {
  const { language } = useShellI18n()
  const group = useId()
  const games = Object.entries(GAME_ENTRIES)
  if (games.length === 1) return null
  return (
    <fieldset className="game-choice" disabled={isFixed}>
      <legend>{label}</legend>
      {games.map(([id, { name, tagline, Picture }]) => (
        <label key={id}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className="game-picture" aria-hidden="true">
            <Picture />
          </span>
          <strong>{textIn(name, language)}</strong>
          <small>{textIn(tagline, language)}</small>
        </label>
      ))}
    </fieldset>
  )
}
