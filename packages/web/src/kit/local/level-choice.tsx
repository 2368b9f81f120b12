import { levelWords } from '@slapwise/kernel'
import { Chips } from '../../look/controls/chips.tsx'
import { useSpeech } from '../../words/index.tsx'
import type { Opponents } from '../opponents.ts'
import './level-choice.css'

interface Props {
  readonly game: Opponents
  readonly level: string
  onChoose(level: string): void
}

/** Whom to play against, and what to expect. */
export function LevelChoice({ game, level, onChoose }: Props) {
  const { words, language } = useSpeech()
  return (
    <fieldset className="level-choice" aria-label={words.room.level}>
      <div className="chips">
        <Chips
          options={game.bots}
          isChosen={(id) => id === level}
          label={(id) => levelWords(id, language).name}
          onChoose={onChoose}
        />
      </div>
      <p>{levelWords(level, language).line}</p>
    </fieldset>
  )
}
