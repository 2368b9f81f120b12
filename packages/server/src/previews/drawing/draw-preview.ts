import { messagesIn, type PreviewLanguage } from '../i18n/preview-language.ts'
import type { PreviewContent } from '../preview-content.ts'
import { drawMatchPicture } from './match-picture.ts'
import { drawRoomPicture } from './room-picture.ts'

/** Everything that a picture is drawn from. */
export interface PictureTask {
  readonly content: PreviewContent
  readonly language: PreviewLanguage
  readonly gameName: string
}

/** The picture of a link as SVG. */
export function drawPreview({ content, language, gameName }: PictureTask): string {
  const messages = messagesIn(language)
  return content.kind === 'room'
    ? drawRoomPicture(content, gameName, messages)
    : drawMatchPicture(content, gameName, messages)
}
