import type { ReactNode } from 'react'
import { go } from '../browser/go.ts'
import { useSpeech } from '../words/index.tsx'
import type { TroubleKind } from '../words/lexicon/trouble.ts'
import '../look/style/page.css'
import { TroublePicture } from './picture.tsx'
import './trouble.css'

interface Props {
  readonly kind: TroubleKind
  /** What the button does; by default it leads back to the start. */
  onAct?(): void
  /** Whether it is only a part of a page. */
  readonly isPart?: boolean
  /** What else can be done. */
  readonly children?: ReactNode
}

/** Something is wrong: what it is, and what to do about it. */
export function Trouble({ kind, onAct = () => go('/'), isPart = false, children }: Props) {
  const Page = isPart ? 'section' : 'main'
  const Title = isPart ? 'h2' : 'h1'
  const { words } = useSpeech()
  const { title, text, action } = words.trouble.kinds[kind]
  return (
    <Page className="trouble">
      <TroublePicture kind={kind} />
      <Title>{title}</Title>
      <p>{text}</p>
      <button type="button" className="button" onClick={onAct}>
        {action}
      </button>
      {children}
    </Page>
  )
}
