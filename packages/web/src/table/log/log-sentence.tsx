import type { LogFormatter, SentenceParts } from './log-entries.ts'

interface Props {
  readonly sentence: SentenceParts
  readonly teller: Pick<LogFormatter, 'renderPart'>
}

/** A sentence in which whatever can be looked up can be tapped. */
export function LogSentence({ sentence, teller }: Props) {
  return sentence.map((part, i) => {
    if (typeof part === 'string') return i === 0 ? part : part.replace(PUNCTUATION, '')
    const next = sentence[i + 1]
    const [mark] = typeof next === 'string' ? (PUNCTUATION.exec(next) ?? []) : []
    return (
      <span key={i} className="log-part">
        {teller.renderPart(part)}
        {mark}
      </span>
    )
  })
}

/** It stays with the word before it: a line may break after any button. */
const PUNCTUATION = /^[.,:;!’]+s?/
