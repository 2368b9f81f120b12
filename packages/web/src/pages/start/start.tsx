import { lazy, Suspense, useEffect, useState } from 'react'
import { go } from '../../browser/go.ts'
import { scrollTo } from '../../browser/scroll-to.ts'
import { isMatchKept } from '../../game/local/kept-match.ts'
import { door, greet, whyTurnedAway } from '../../game/room/server.ts'
import { useChosenGame } from '../../games/chosen.ts'
import { GAMES } from '../../games/index.ts'
import { LevelChoice } from '../../kit/local/level-choice.tsx'
import { useChosenLevel } from '../../kit/opponents.ts'
import { prefer, preferences } from '../../preferences/preferences.ts'
import { LANGUAGE_CODES, useSpeech } from '../../words/index.tsx'
import '../../look/style/page.css'
import { ChooseGame } from './choose-game.tsx'
import { JoinCode } from './join-code.tsx'
import { OwnTables } from './own-tables.tsx'
import { Poster } from './poster.tsx'
import { PublicRooms } from './public-rooms.tsx'
import './start.css'
import { type Self, Who } from '../choices/who.tsx'

const PreferencesPanel = lazy(() =>
  import('../../options/panel.tsx').then(({ PreferencesPanel }) => ({ default: PreferencesPanel })),
)

/** Everything starts here: one tap to play, one to open a room, a code to join. */
export function StartPage() {
  const [self, setSelf] = useState<Self>(preferences.get())
  useEffect(() => void greet().catch(() => {}), [])
  const keep = () => prefer({ name: self.name.trim(), avatar: self.avatar })
  return (
    <main className="start">
      <Poster />
      <div className="desk">
        <OwnTables />
        <section className="slip">
          <Who
            self={self}
            onChange={(next) => {
              setSelf(next)
              prefer({ avatar: next.avatar })
            }}
          />
          <ChooseGame />
          <Ways keep={keep} />
          <JoinCode onJoin={keep} />
        </section>
        <PublicRooms onJoin={keep} />
      </div>
      <Foot />
    </main>
  )
}

function Ways({ keep }: { keep(): void }) {
  const { words } = useSpeech()
  const game = useChosenGame()
  const level = useChosenLevel(GAMES[game])
  const isKept = isMatchKept(game)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    keep()
    const { name, avatar } = preferences.get()
    try {
      const { code } = await door.open({ name: name || words.start.someone, avatar, game })
      go(`/room/${code}`)
    } catch (error) {
      const { refused, kinds } = words.trouble
      const why = whyTurnedAway(error)
      setProblem(why ? (refused[why] ?? words.trouble.anything) : kinds.noServer.text)
    }
  }
  return (
    <div className="ways">
      <button
        type="button"
        className="button"
        onClick={() => {
          keep()
          go(`/play/${game}`)
        }}
      >
        {isKept ? words.start.goOn : words.start.playNow}
      </button>
      {!isKept && (
        <LevelChoice game={GAMES[game]} level={level} onChoose={(next) => prefer({ level: next })} />
      )}
      <button type="button" className="button second" onClick={() => void open()}>
        {words.start.openRoom}
      </button>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Scrolls to what has unfolded below the edge of the window, and to the button that folds it up again. */
const showFoot = (panel: HTMLElement | null) => scrollTo(panel?.closest('.foot'), 'start')

function Foot() {
  const { words } = useSpeech()
  const game = useChosenGame()
  const [isOpen, setOpen] = useState(false)
  return (
    <footer className="foot">
      <nav>
        <Link to={`/rules/${game}`}>{words.start.howToPlay}</Link>
        <Link to={`/cards/${game}`}>{words.start.everyCard}</Link>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.preferences.title}
        </button>
        <LanguageSwitch />
      </nav>
      {isOpen && (
        <Suspense>
          <div ref={showFoot}>
            <PreferencesPanel />
          </div>
        </Suspense>
      )}
    </footer>
  )
}

/** A link that needs no reload; opened in a new tab it is one like any other. */
function Link({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}

function LanguageSwitch() {
  const { words, language, speak } = useSpeech()
  return (
    <fieldset className="languages" aria-label={words.start.language}>
      {LANGUAGE_CODES.map((code) => (
        <button key={code} type="button" aria-pressed={code === language} onClick={() => speak(code)}>
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
