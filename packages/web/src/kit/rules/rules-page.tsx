import type { LocalizedText } from '@slapwise/kernel'
import { useEffect, useRef } from 'react'
import { navigate } from '../../browser/navigate.ts'
import { textIn, useI18n } from '../../i18n/index.tsx'
import type { AnyLesson } from '../lessons/lesson.ts'
import type { RulesChapter } from './rules-chapter.ts'
import { RulesIndex } from './rules-index.tsx'
import { LinkedText, type NameResolver, RulesParagraphs } from './rules-paragraphs.tsx'
import { type MomentComponent, TablePicture } from './table-picture.tsx'
import '../../ui/style/page.css'
import './rules-page.css'

interface RulingGroup {
  readonly id: string
  readonly rulings: readonly LocalizedText[]
}

interface Props {
  readonly game: string
  readonly title: string
  readonly lead: string
  /** The game in a few sentences. */
  readonly gist: readonly string[]
  readonly chapters: readonly RulesChapter[]
  readonly generalRulings: readonly RulingGroup[]
  readonly lessons: readonly AnyLesson[]
  /** The name of a card or an event by its id. */
  nameOf(id: string): string
  readonly Moment: MomentComponent
}

/** The rules of a game: the gist for those who want to play now, and chapters for those who look something up. */
export function RulesPage({ game, title, lead, gist, chapters, nameOf, ...shared }: Props) {
  const { messages } = useI18n()
  const { tryIt, showCards, lessons, home, inShort } = messages.rules
  const names: NameResolver = {
    game,
    nameOf,
    titleOf: (chapter) => chapters.find(({ id }) => id === chapter)!.title,
  }
  const page = useRef<HTMLElement>(null)
  // The browser looked for the chapter before the page was loaded.
  useEffect(() => {
    const target = decodeURIComponent(location.hash.slice(1))
    if (target !== '') page.current!.querySelector(`#${CSS.escape(target)}`)?.scrollIntoView()
  }, [])
  const ways = [
    { text: tryIt, path: `/play/${game}`, style: '' },
    { text: lessons, path: `/learn/${game}`, style: 'second' },
    { text: showCards, path: `/cards/${game}`, style: 'quiet' },
    { text: home, path: '/', style: 'quiet' },
  ]
  return (
    <main ref={page} className="page rules">
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <RulesIndex chapters={chapters} />
      <div className="rules-chapters">
        <section className="rules-gist paper-panel" aria-labelledby="in-short">
          <h2 id="in-short">{inShort}</h2>
          <ol>
            {gist.map((sentence) => (
              <li key={sentence}>
                <RulesParagraphs text={[sentence]} names={names} />
              </li>
            ))}
          </ol>
        </section>
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} names={names} {...shared} />
        ))}
        <div className="rules-ways">
          {ways.map(({ text, path, style }) => (
            <button key={path} type="button" className={`button ${style}`} onClick={() => navigate(path)}>
              {text}
            </button>
          ))}
        </div>
      </div>
    </main>
  )
}

interface ChapterProps extends Pick<Props, 'generalRulings' | 'lessons' | 'Moment'> {
  readonly chapter: RulesChapter
  readonly names: NameResolver
}

function Chapter({ chapter, names, generalRulings, lessons, Moment }: ChapterProps) {
  const { messages, language } = useI18n()
  const {
    id,
    title,
    text,
    pictures,
    captions,
    details,
    lessons: lessonIds = [],
    rulings: groups = [],
  } = chapter
  const rulings = generalRulings
    .filter((group) => groups.includes(group.id))
    .flatMap((group) => group.rulings)
  return (
    <section id={id} className="rules-chapter" aria-labelledby={`title-${id}`}>
      <h2 id={`title-${id}`}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <div className="rules-pictures">
        {pictures.map((picture, i) => (
          <TablePicture
            key={picture.moment}
            picture={picture}
            Moment={Moment}
            caption={<LinkedText text={captions[i]} names={names} />}
          />
        ))}
      </div>
      <div className="rules-text">
        <RulesParagraphs text={text} names={names} />
        {details}
        {rulings.length > 0 && (
          <>
            <h3>{messages.rules.inDetail}</h3>
            <ul className="rules-rulings">
              {rulings.map((ruling) => (
                <li key={ruling.en}>{textIn(ruling, language)}</li>
              ))}
            </ul>
          </>
        )}
        {lessons
          .filter((lesson) => lessonIds.includes(lesson.id))
          .map((lesson) => (
            <p key={lesson.id} className="rules-lesson">
              {messages.rules.tryLesson}{' '}
              <a href={`/learn/${names.game}/${lesson.id}`}>{textIn(lesson.title, language)}</a>
            </p>
          ))}
      </div>
    </section>
  )
}
