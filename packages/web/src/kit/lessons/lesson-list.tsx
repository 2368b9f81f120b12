import type { MouseEvent } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { textIn, useI18n } from '../../i18n/index.tsx'
import { forgetFinishedLessons, useFinishedLessons } from './finished-lessons.ts'
import type { AnyLesson } from './lesson.ts'
import { lessonPath, useLessonNavigation } from './lesson-navigation.ts'
import '../../ui/style/page.css'
import './lesson-list.css'

interface Props {
  readonly game: string
  readonly lessons: readonly AnyLesson[]
}

const GROUPS = ['basics', 'add-ons'] as const

/** All lessons of a game, with those that were finished on this device. */
export function LessonList({ game, lessons }: Props) {
  const { messages } = useI18n()
  const isFinished = useFinishedLessons(game)
  const finished = lessons.filter(({ id }) => isFinished(id))
  const next = lessons.find(({ id }) => !isFinished(id))
  const { lead, groups, finishedCount, startOver } = messages.lessons
  const { backToLobby } = useLessonNavigation(game)
  return (
    <main className="page lessons">
      <header>
        {backToLobby && (
          <button type="button" className="button quiet" onClick={backToLobby}>
            {messages.lessons.backToLobby}
          </button>
        )}
        <h1>{messages.start.lessons}</h1>
        <p>{lead}</p>
        {finished.length > 0 && (
          <p className="lessons-finished">
            {finishedCount(finished.length, lessons.length)}{' '}
            <button type="button" className="link" onClick={() => forgetFinishedLessons(game)}>
              {startOver}
            </button>
          </p>
        )}
      </header>
      {GROUPS.filter((group) => lessons.some((lesson) => lesson.group === group)).map((group) => (
        <section key={group}>
          <h2>{groups[group]}</h2>
          <ol>
            {lessons
              .filter((lesson) => lesson.group === group)
              .map((lesson) => (
                <LessonLink
                  key={lesson.id}
                  game={game}
                  lesson={lesson}
                  number={lessons.indexOf(lesson) + 1}
                  isFinished={isFinished(lesson.id)}
                  isNext={lesson === next}
                />
              ))}
          </ol>
        </section>
      ))}
      {!backToLobby && <Ways game={game} />}
    </main>
  )
}

/** The way on from the lessons: a real match, above all for those who know the basics. */
function Ways({ game }: { readonly game: string }) {
  const { playMatch, matchHint, rules, home } = useI18n().messages.lessons
  return (
    <div className="lessons-ways">
      <div>
        <button type="button" className="button" onClick={() => navigate(`/play/${game}`)}>
          {playMatch}
        </button>
        <p>{matchHint}</p>
      </div>
      <button type="button" className="button quiet" onClick={() => navigate(`/rules/${game}`)}>
        {rules}
      </button>
      <button type="button" className="button quiet" onClick={() => navigate('/')}>
        {home}
      </button>
    </div>
  )
}

interface LinkProps {
  readonly game: string
  readonly lesson: AnyLesson
  readonly number: number
  readonly isFinished: boolean
  /** Whether it is the first lesson that is not finished. */
  readonly isNext: boolean
}

function LessonLink({ game, lesson, number, isFinished, isNext }: LinkProps) {
  const { messages, language } = useI18n()
  const { open } = useLessonNavigation(game)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(lesson.id)
  }
  return (
    <li data-finished={isFinished || undefined} data-next={isNext || undefined}>
      <a href={lessonPath(game, lesson.id)} onClick={follow}>
        <b className="numeral" aria-hidden="true">
          {isFinished ? '✓' : number}
        </b>
        <span>
          <strong>{textIn(lesson.title, language)}</strong>
          {isFinished && <span className="visually-hidden"> ({messages.lessons.finishedMark})</span>}
          <small>{textIn(lesson.summary, language)}</small>
        </span>
      </a>
    </li>
  )
}
