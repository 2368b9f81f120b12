import type { LogFormatter, SentenceParts } from './log-entries.ts'

interface Props {
  readonly sentence: SentenceParts
  readonly formatter: Pick<LogFormatter, 'renderPart'>
}

/** A sentence in which cards and events can be tapped. */
export function LogSentence({ sentence, formatter }: Props) {
  return sentence.map((part, i) => {
    if (typeof part === 'string') return i === 0 ? part : part.replace(PUNCTUATION, '')
    const next = sentence[i + 1]
    const [mark] = typeof next === 'string' ? (PUNCTUATION.exec(next) ?? []) : []
    return (
      <span key={i} className="log-part">
        {formatter.renderPart(part)}
        {mark}
      </span>
    )
  })
}

/** Punctuation after a part is kept on the same line as the part: a line may break after any button. */
const PUNCTUATION = /^[.,:;!’]+s?/
