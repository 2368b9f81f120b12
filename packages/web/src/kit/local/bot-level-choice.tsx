import { getBotLevelTexts } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import type { Opponents } from '../opponents.ts'
import './bot-level-choice.css'

interface Props {
  readonly game: Opponents
  /** Null if the bots have different levels. */
  readonly level: string | null
  onChoose(level: string): void
}

/** Chooses the level of the bots, and describes it. */
export function BotLevelChoice({ game, level, onChoose }: Props) {
  const { messages, language } = useI18n()
  return (
    <fieldset className="bot-level-choice" aria-label={messages.room.botLevel}>
      <div className="chips">
        <Chips
          options={game.botLevels}
          isChosen={(id) => id === level}
          label={(id) => getBotLevelTexts(id, language).name}
          onChoose={onChoose}
        />
      </div>
      <p>
        {level === null ? messages.localMatch.mixedLevels : getBotLevelTexts(level, language).description}
      </p>
    </fieldset>
  )
}
