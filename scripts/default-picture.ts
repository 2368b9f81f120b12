/** `npm run default-picture`: renders the picture of links that show no room. */
import { writeFileSync } from 'node:fs'
import { renderDefaultPicture } from '@slapwise/server/default-picture'

writeFileSync(new URL('../packages/web/public/preview.png', import.meta.url), renderDefaultPicture())
