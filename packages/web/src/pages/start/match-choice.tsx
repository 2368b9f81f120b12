import { getBotLevelTexts } from '@slapwise/kernel'
import { lazy, Suspense, useId, useState } from 'react'
import { scrollIntoView } from '../../browser/scroll-into-view.ts'
import { GAME_ENTRIES } from '../../games/index.ts'
import { useShellI18n } from '../../i18n/shell.tsx'
import { hasUnusualSettings, MATCH_MINUTES, useMatchSettings } from '../../kit/local/local-options.ts'
import { commonLevel, useBotLevels } from '../../kit/opponents.ts'
import { soloTempo, usePreferences } from '../../preferences/preferences.ts'
import './match-choice.css'

const MATCH_FORMS = Object.fromEntries(
  Object.entries(GAME_ENTRIES).map(([id, { loadMatchForm }]) => [id, lazy(loadMatchForm)]),
)

/** On a phone, the form opens below the edge of the window. */
const scrollToForm = (form: HTMLElement | null) => scrollIntoView(form?.closest('.match-choice'), 'nearest')

/** One line that says what kind of match against bots is chosen; a tap unfolds the form, which is loaded then. */
export function MatchChoice({ game }: { readonly game: string }) {
  const { messages, language } = useShellI18n()
  const { localOptions } = GAME_ENTRIES[game]
  const settings = useMatchSettings(localOptions)
  const bots = settings.players - 1
  const level = commonLevel(useBotLevels(localOptions, bots))
  const tempo = soloTempo(usePreferences())
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { match, tempos } = messages.start
  const parts = [
    match.against(bots, level === null ? match.mixedLevel : getBotLevelTexts(level, language).name),
    localOptions.describe(settings, language),
    typeof settings.limit === 'number'
      ? match.points(settings.limit)
      : match.minutes(MATCH_MINUTES[settings.limit]),
    ...(hasUnusualSettings(localOptions, settings) ? [match.unusual] : []),
    tempos[tempo],
  ]
  const MatchForm = MATCH_FORMS[game]
  return (
    <div className="match-choice">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        title={match.change}
        onClick={() => setOpen(!isOpen)}
      >
        {parts.join('\u00a0· ')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Suspense>
            <div ref={scrollToForm}>
              <h2 className="visually-hidden">{match.change}</h2>
              <MatchForm />
            </div>
          </Suspense>
        )}
      </div>
    </div>
  )
}
