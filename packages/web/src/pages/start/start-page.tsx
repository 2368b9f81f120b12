import type { ErrorCode } from '@slapwise/protocol'
import { lazy, Suspense, useEffect, useState } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { scrollIntoView } from '../../browser/scroll-into-view.ts'
import { usePreferredGame } from '../../games/preferred-game.ts'
import { LANGUAGE_CODES, setLanguage, useShellI18n } from '../../i18n/shell.tsx'
import { hasStoredMatch } from '../../match-sources/local/stored-match.ts'
import { api, ensureIdentity, errorCodeOf } from '../../match-sources/room/api.ts'
import { preferences, setPreferences, usePreferences } from '../../preferences/preferences.ts'
import '../../ui/style/page.css'
import { JoinByCode } from './join-by-code.tsx'
import { MatchChoice } from './match-choice.tsx'
import { OwnTables } from './own-tables.tsx'
import { PublicRooms } from './public-rooms.tsx'
import { StartGameChoice } from './start-game-choice.tsx'
import { StartPoster } from './start-poster.tsx'
import './start-page.css'
import { type Profile, ProfileFields } from '../choices/profile-fields.tsx'

const PreferencesPanel = lazy(() =>
  import('../../preferences-panel/preferences-panel.tsx').then(({ PreferencesPanel }) => ({
    default: PreferencesPanel,
  })),
)

const RequestErrorText = lazy(() =>
  import('../lobby/request-error-text.tsx').then(({ RequestErrorText }) => ({ default: RequestErrorText })),
)

/** The start page: play against bots, open a room, or join one by its code. */
export function StartPage() {
  const [profile, setProfile] = useState<Profile>(preferences.get())
  useEffect(() => void ensureIdentity().catch(() => {}), [])
  const saveProfile = () => setPreferences({ name: profile.name.trim(), avatar: profile.avatar })
  return (
    <main className="start">
      <StartPoster />
      <div className="start-content">
        <OwnTables />
        <section className="paper-panel">
          <ProfileFields
            profile={profile}
            onChange={(next) => {
              setProfile(next)
              setPreferences({ avatar: next.avatar })
            }}
          />
          <StartGameChoice />
          <StartActions saveProfile={saveProfile} />
          <JoinByCode onJoin={saveProfile} />
        </section>
        <PublicRooms onJoin={saveProfile} />
      </div>
      <StartFooter />
    </main>
  )
}

function StartActions({ saveProfile }: { saveProfile(): void }) {
  const { messages } = useShellI18n()
  const game = usePreferredGame()
  const { isNewcomer } = usePreferences()
  const hasUnfinishedMatch = hasStoredMatch(game)
  const [problem, setProblem] = useState<ErrorCode | 'server-unreachable' | null>(null)
  const open = async () => {
    saveProfile()
    const { name, avatar } = preferences.get()
    try {
      const { code } = await api.createRoom({ name: name || messages.start.anonymousName, avatar, game })
      navigate(`/room/${code}`)
    } catch (error) {
      setProblem(errorCodeOf(error) ?? 'server-unreachable')
    }
  }
  return (
    <div className="start-actions">
      {!hasUnfinishedMatch && <MatchChoice key={game} game={game} />}
      <button
        type="button"
        className="button"
        onClick={() => {
          saveProfile()
          navigate(`/play/${game}`)
        }}
      >
        {hasUnfinishedMatch ? messages.start.resumeMatch : messages.start.playNow}
      </button>
      {isNewcomer && !hasUnfinishedMatch && <FirstSteps game={game} />}
      <button type="button" className="button second" onClick={() => void open()}>
        {messages.start.openRoom}
      </button>
      {problem === 'server-unreachable' && (
        <p className="problem" role="alert">
          {messages.errors.screens[problem].text}
        </p>
      )}
      {problem && problem !== 'server-unreachable' && (
        <Suspense>
          <RequestErrorText code={problem} />
        </Suspense>
      )}
    </div>
  )
}

/** Tells newcomers what to expect of their first match, and where the lessons are. */
function FirstSteps({ game }: { readonly game: string }) {
  const { before, lessons, after } = useShellI18n().messages.start.firstSteps
  return (
    <p className="first-steps">
      {before}
      <Link to={`/learn/${game}`}>{lessons}</Link>
      {after}
    </p>
  )
}

/** Scrolls to a panel that has opened below the edge of the window, with the button that closes it. */
const scrollToFooter = (panel: HTMLElement | null) => scrollIntoView(panel?.closest('.start-footer'), 'start')

function StartFooter() {
  const { messages } = useShellI18n()
  const game = usePreferredGame()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="start-footer">
      <nav>
        <Link to={`/learn/${game}`}>{messages.start.lessons}</Link>
        <Link to="/me">{messages.start.history}</Link>
        <Link to={`/rules/${game}`}>{messages.start.howToPlay}</Link>
        <Link to={`/cards/${game}`}>{messages.start.everyCard}</Link>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.start.preferences}
        </button>
        <LanguageSwitch />
      </nav>
      {isOpen && (
        <Suspense>
          <div ref={scrollToFooter}>
            <PreferencesPanel />
          </div>
        </Suspense>
      )}
    </footer>
  )
}

/** A link within the app, without a reload; it can be opened in a new tab. */
function Link({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </a>
  )
}

function LanguageSwitch() {
  const { messages, language } = useShellI18n()
  return (
    <fieldset className="languages" aria-label={messages.start.language}>
      {LANGUAGE_CODES.map((code) => (
        <button key={code} type="button" aria-pressed={code === language} onClick={() => setLanguage(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
