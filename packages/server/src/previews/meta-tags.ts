import { escapeMarkup } from './escape-markup.ts'
import type { PreviewTexts } from './preview-texts.ts'

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** The Open Graph tags of a page; the address of the picture has to be absolute. */
export function createMetaTags({ title, description }: PreviewTexts, picture: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Slapwise',
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': `${PICTURE_WIDTH}`,
    'og:image:height': `${PICTURE_HEIGHT}`,
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}" />`,
  )
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ')
}
