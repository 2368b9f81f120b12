import { TEMPO_NAMES } from '@slapwise/kernel'
import type { ComponentType, ReactNode } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { setPreferences, soloTempo, usePreferences } from '../../preferences/preferences.ts'
import { Chips } from '../../ui/controls/chips.tsx'
import { usePreferredBotLevel } from '../opponents.ts'
import { BotLevelChoice } from './bot-level-choice.tsx'
import {
  type LocalMatchOptions,
  type LocalSettings,
  MATCH_MINUTES,
  setMatchSettings,
  useMatchSettings,
} from './local-options.ts'
import './match-form.css'

/** A part of the form that only this game has. */
export type GameSettingsForm<S> = ComponentType<{ readonly settings: S; onChange(settings: S): void }>

interface Props<S extends LocalSettings> {
  readonly options: LocalMatchOptions<S>
  readonly SettingsForm: GameSettingsForm<S>
  /** Above everything else. */
  readonly Presets?: GameSettingsForm<S>
}

/** Chooses bots, the game's settings, length and tempo of the next match against bots; each choice is kept at once. */
export function MatchForm<S extends LocalSettings>({ options, SettingsForm, Presets }: Props<S>) {
  const { messages } = useI18n()
  const settings = useMatchSettings(options)
  const level = usePreferredBotLevel(options)
  const tempo = soloTempo(usePreferences())
  const texts = messages.localMatch
  const change = (next: S) => setMatchSettings(options, next)
  return (
    <div className="match-form">
      {Presets && <Presets settings={settings} onChange={change} />}
      <Group title={texts.bots}>
        <Chips
          options={Array.from({ length: options.maxPlayers - 1 }, (_, i) => i + 1)}
          isChosen={(bots) => settings.players === bots + 1}
          label={String}
          onChoose={(bots) => change({ ...settings, players: bots + 1 })}
        />
      </Group>
      <BotLevelChoice game={options} level={level} onChoose={(next) => setPreferences({ botLevel: next })} />
      <SettingsForm settings={settings} onChange={change} />
      <Group title={texts.length} description={texts.lengthDescriptions[settings.limit]}>
        <Chips
          options={options.lengths}
          isChosen={(limit) => settings.limit === limit}
          label={(limit) => texts.minutes(MATCH_MINUTES[limit])}
          onChoose={(limit) => change({ ...settings, limit })}
        />
      </Group>
      <Group title={messages.settings.tempo} description={messages.settings.tempoDescriptions[tempo]}>
        <Chips
          options={TEMPO_NAMES}
          isChosen={(option) => option === tempo}
          label={(option) => messages.start.tempos[option]}
          onChoose={(option) => setPreferences({ tempo: option })}
        />
      </Group>
    </div>
  )
}

/** One choice of the form. */
export const Group = ({
  title,
  description,
  children,
}: {
  readonly title: string
  readonly description?: string
  readonly children: ReactNode
}) => (
  <fieldset>
    <legend>{title}</legend>
    <div className="chips">{children}</div>
    {description && <p>{description}</p>}
  </fieldset>
)
