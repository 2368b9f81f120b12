import type { LogFormatter } from '../log/log-entries.ts'
import type { HighlightPicture, HighlightRenderer } from './fact-highlight.ts'
import './highlight-pictures.css'

interface Props {
  readonly pictures: readonly HighlightPicture[]
  readonly renderer: HighlightRenderer
}

/** The pictures of one or more facts, in a row. */
export function HighlightPictures({ pictures, renderer }: Props) {
  const shown = mostTellingPictures(pictures)
  if (shown.length === 0) return null
  return (
    <span className="highlight-pictures" style={{ '--pictures': shown.length } as React.CSSProperties}>
      {shown.map((picture, i) => (
        <Picture key={i} picture={picture} renderer={renderer} />
      ))}
    </span>
  )
}

/** Cards and numbers say more than the card that caused them; without any, the last cause is shown. */
function mostTellingPictures(pictures: readonly HighlightPicture[]): readonly HighlightPicture[] {
  const results = pictures.filter((picture) => !('icon' in picture))
  return results.length > 0 ? results : pictures.slice(-1)
}

interface PictureProps {
  readonly picture: HighlightPicture
  readonly renderer: HighlightRenderer
}

function Picture({ picture, renderer }: PictureProps) {
  if ('badge' in picture) return <b className="highlight-badge">{picture.badge}</b>
  if ('icon' in picture) return <span className="highlight-icon">{renderer.renderIcon(picture.icon)}</span>
  return (
    <span className={`highlight-card ${picture.isLost ? 'lost' : ''}`}>
      {renderer.renderFace(picture.face)}
    </span>
  )
}

/** The sentence without the names of cards that are shown as pictures. */
export function shortSentence(fact: object, formatter: LogFormatter): string | null {
  const { cards: _, ...publicPart } = fact as { readonly cards?: unknown }
  const sentence = formatter.formatFact(publicPart)
  return sentence && formatter.toPlainText(sentence)
}
