import type { Seat } from '@slapwise/kernel'
import { PlayerFace } from '../faces/player-face.tsx'
import type { LogFormatter } from '../log/log-entries.ts'
import { isMatchOver } from '../score/is-match-over.ts'
import { isBetweenRounds } from '../score/score-history.ts'
import { useTableContext } from '../table-context.tsx'
import type { NewsPicture, NewsRenderer } from './fact-news.ts'
import './own-news.css'
import { useOwnNews } from './use-own-news.ts'

interface Props {
  readonly formatter: LogFormatter
  readonly renderer: NewsRenderer
}

/** Of a long story only the end is told. */
const MAX_SENTENCES = 2

/** A panel with everything that has just happened to the viewer: who did it, in large type, and the cards. A tap closes it. */
export function OwnNews({ formatter, renderer }: Props) {
  const { state } = useTableContext()
  const facts = useOwnNews(formatter)
  if (facts.length === 0 || isBetweenRounds(state) || isMatchOver(state)) return null
  const news = facts.map(renderer.newsOf)
  const pictures = mostTellingPictures(news.flatMap((one) => one.pictures))
  const doer = news.findLast((one) => one.doer !== null)?.doer ?? null
  const sentences = facts.flatMap((fact) => shortSentence(fact, formatter) ?? []).slice(-MAX_SENTENCES)
  return (
    <button type="button" className="own-news" data-sentences={sentences.length}>
      <Doer seat={doer ?? state.match.own.seat!} isOwn={doer === null} />
      <span className="own-news-text">
        {sentences.map((sentence, i) => (
          <span key={i}>{sentence}</span>
        ))}
      </span>
      {pictures.length > 0 && (
        <span className="own-news-pictures" style={{ '--pictures': pictures.length } as React.CSSProperties}>
          {pictures.map((picture, i) => (
            <Picture key={i} picture={picture} renderer={renderer} />
          ))}
        </span>
      )}
    </button>
  )
}

/** Cards and numbers say more than the card that caused them; without any, the last cause is shown. */
function mostTellingPictures(pictures: readonly NewsPicture[]): readonly NewsPicture[] {
  const results = pictures.filter((picture) => !('icon' in picture))
  return results.length > 0 ? results : pictures.slice(-1)
}

/** The face of the attacker, or the viewer’s own if it was chance. */
const Doer = ({ seat, isOwn }: { readonly seat: Seat; readonly isOwn: boolean }) => (
  <PlayerFace seat={seat} mood={isOwn ? 'wince' : 'smirk'} />
)

interface PictureProps {
  readonly picture: NewsPicture
  readonly renderer: NewsRenderer
}

export function Picture({ picture, renderer }: PictureProps) {
  if ('badge' in picture) return <b className="news-badge">{picture.badge}</b>
  if ('icon' in picture) return <span className="news-icon">{renderer.renderIcon(picture.icon)}</span>
  return (
    <span className={`news-card ${picture.isLost ? 'lost' : ''}`}>{renderer.renderFace(picture.face)}</span>
  )
}

/** The sentence without the names of cards that are shown as pictures. */
function shortSentence(fact: object, formatter: LogFormatter): string | null {
  const { cards: _, ...publicPart } = fact as { readonly cards?: unknown }
  const sentence = formatter.formatFact(publicPart)
  return sentence && formatter.toPlainText(sentence)
}
