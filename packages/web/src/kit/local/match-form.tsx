import { type AnyGame, TEMPO_NAMES, type Tempo } from '@slapwise/kernel'
import type { Pace } from '@slapwise/protocol'
import { useI18n } from '../../i18n/index.tsx'
import { setPreferences, soloTempo, usePreferences } from '../../preferences/preferences.ts'
import { commonLevel, setBotLevel, useBotLevels } from '../opponents.ts'
import type { GameSettings } from '../settings/game-settings.ts'
import { Setting, SettingChips, SettingsGroup } from '../settings/setting-controls.tsx'
import { SettingsProvider, type SettingsSource, useSettings } from '../settings/settings-context.tsx'
import { BotLevelChoice } from './bot-level-choice.tsx'
import { EachBotLevel } from './each-bot-level.tsx'
import {
  type LocalMatchLength,
  type LocalMatchOptions,
  type LocalSettings,
  MATCH_MINUTES,
  setMatchSettings,
  useMatchSettings,
} from './local-options.ts'
import './match-form.css'
import { toUsualSettings, withoutUsualSettings } from './unusual-settings.ts'

/** Against bots nobody waits for anybody: the pace of a preset becomes the tempo. */
const TEMPO_BY_PACE: Readonly<Record<Pace, Tempo>> = {
  relaxed: 'calm',
  normal: 'normal',
  fast: 'brisk',
  correspondence: 'calm',
}

const PACE_BY_TEMPO: Readonly<Record<Tempo, Pace>> = { calm: 'relaxed', normal: 'normal', brisk: 'fast' }

interface Props {
  readonly options: LocalMatchOptions
  readonly game: GameSettings
  readonly schema: AnyGame['settingsSchema']
}

/**
 * The form for the next match against bots: the plain choices, and behind “more” all other settings that a room has. Each
 * choice is kept at once.
 */
export function MatchForm(props: Props) {
  const { options, game } = props
  return (
    <SettingsProvider game={game} source={useLocalSettings(props)}>
      <div className="match-form">
        {game.Presets && <game.Presets />}
        <Bots options={options} />
        {game.groups.map(({ id, Plain }) => Plain && <Plain key={id} />)}
        <TempoSetting />
        <MoreSettings options={options} game={game} />
      </div>
    </SettingsProvider>
  )
}

function useLocalSettings({ options, game, schema }: Props): SettingsSource {
  const { localMatch } = useI18n().messages
  const settings = useMatchSettings(options)
  const tempo = soloTempo(usePreferences())
  return {
    settings: game.complete({ ...settings }),
    players: settings.players,
    pace: PACE_BY_TEMPO[tempo],
    isReadOnly: false,
    labelLength: (length, name) => localMatch.length(name, MATCH_MINUTES[length as LocalMatchLength]),
    async submit(next, pace) {
      const parsed = schema.safeParse(next)
      if (!parsed.success) return parsed.error.issues.map(({ path }) => String(path[0]))
      setMatchSettings(options, withoutUsualSettings(options, game, parsed.data as LocalSettings))
      if (pace) setPreferences({ tempo: TEMPO_BY_PACE[pace] })
      return []
    },
  }
}

/** The number of bots, and their level. */
function Bots({ options }: Pick<Props, 'options'>) {
  const { localMatch } = useI18n().messages
  const { players, changeSettings } = useSettings<LocalSettings>()
  const levels = useBotLevels(options, players - 1)
  return (
    <Setting id="players" {...localMatch.bots}>
      <SettingChips
        options={Array.from({ length: options.maxPlayers - 1 }, (_, i) => i + 1)}
        chosen={players - 1}
        label={String}
        onChoose={(bots) => void changeSettings({ players: bots + 1 })}
      />
      <BotLevelChoice game={options} level={commonLevel(levels)} onChoose={setBotLevel} />
    </Setting>
  )
}

function TempoSetting() {
  const { settings, start } = useI18n().messages
  const tempo = soloTempo(usePreferences())
  return (
    <Setting id="tempo" name={settings.tempo} description={settings.tempoDescriptions[tempo]}>
      <SettingChips
        options={TEMPO_NAMES}
        chosen={tempo}
        label={(option) => start.tempos[option]}
        onChoose={(option) => setPreferences({ tempo: option })}
      />
    </Setting>
  )
}

/** Everything else that a room has, and a line on what differs from the usual. */
function MoreSettings({ options, game }: Omit<Props, 'schema'>) {
  const { messages, language } = useI18n()
  const { settings } = useSettings<LocalSettings>()
  const { title, asUsual } = messages.localMatch.more
  const usual = toUsualSettings(options, game, settings)
  const unusual = game.describeChanges({ ...usual }, { ...settings }, language)
  return (
    <SettingsGroup title={title} summary={unusual.join(', ') || asUsual} isOpen={false}>
      {game.groups.map(({ id, Further }) => Further && <Further key={id} />)}
      <EachBotLevel options={options} />
    </SettingsGroup>
  )
}
