import { getBotLevelTexts } from '@slapwise/kernel'
import { useI18n } from '../../i18n/index.tsx'
import { createLocalPlayers } from '../../match-sources/local/local-players.ts'
import { setPreferences, usePreferences } from '../../preferences/preferences.ts'
import { Avatar } from '../../ui/face/avatar.tsx'
import { type Opponents, useBotLevels } from '../opponents.ts'
import { Setting } from '../settings/setting-controls.tsx'
import { useSettings } from '../settings/settings-context.tsx'
import './each-bot-level.css'

/** The level of each bot. */
export function EachBotLevel({ options }: { readonly options: Opponents }) {
  const { messages, language } = useI18n()
  const { players } = useSettings()
  const levels = useBotLevels(options, players - 1)
  const { name } = usePreferences()
  const bots = createLocalPlayers(players, 0, name).slice(1)
  return (
    <Setting id="botLevels" {...messages.localMatch.eachBot}>
      <ul className="each-bot-level">
        {bots.map(({ name, face }, bot) => (
          <li key={bot}>
            <label className="field">
              <span>
                <Avatar face={face} isBot />
                {name}
              </span>
              <select
                value={levels[bot]}
                onChange={({ target }) => setPreferences({ botLevels: levels.with(bot, target.value) })}
              >
                {options.botLevels.map((level) => (
                  <option key={level} value={level}>
                    {getBotLevelTexts(level, language).name}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </Setting>
  )
}
