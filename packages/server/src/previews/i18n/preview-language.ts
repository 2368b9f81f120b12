import { DE } from './de.ts'
import { EN } from './en.ts'
import type { PreviewMessages } from './messages.ts'

const MESSAGES = { en: EN, de: DE } as const satisfies Readonly<Record<string, PreviewMessages>>

export type PreviewLanguage = keyof typeof MESSAGES

const isLanguage = (text: string): text is PreviewLanguage => Object.hasOwn(MESSAGES, text)

export const messagesIn = (language: PreviewLanguage): PreviewMessages => MESSAGES[language]

/** The language of a picture's address. */
export const parseLanguage = (text: unknown): PreviewLanguage =>
  typeof text === 'string' && isLanguage(text) ? text : 'en'

/** The first known language of an `Accept-Language` header, by preference; English if there is none. */
export function negotiateLanguage(header = ''): PreviewLanguage {
  const ranges = header.split(',').map((range) => {
    const [tag, ...parameters] = range.trim().toLowerCase().split(';')
    const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean) ?? '1'
    return { language: tag.split('-')[0], quality: Number(quality) }
  })
  const wanted = ranges
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return parseLanguage(wanted[0]?.language)
}
