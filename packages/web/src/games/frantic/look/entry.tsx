import type { Words } from '@slapwise/card-game'
import type { ReactNode } from 'react'
import { useSpeech } from '../../../words/index.tsx'
import './entry.css'

interface Props {
  readonly picture: ReactNode
  readonly title: string
  readonly text: Words
  readonly rulings?: readonly Words[]
  readonly children?: ReactNode
}

/** What something does, with our rulings on it: the same wherever one looks it up. */
export function Entry({ picture, title, text, rulings = [], children }: Props) {
  const { language } = useSpeech()
  return (
    <article className="entry">
      {picture}
      <div>
        <h2>{title}</h2>
        <p>{text[language]}</p>
        {rulings.length > 0 && (
          <ul>
            {rulings.map((ruling) => (
              <li key={ruling.en}>{ruling[language]}</li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  )
}
