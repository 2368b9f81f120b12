import { Resvg } from '@resvg/resvg-js'
import { FONT_FAMILY, FONT_FILE } from './lettering.ts'

/** A picture as PNG, with our own font only: it looks the same on every machine. */
export const renderPicture = (svg: string): Buffer =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [FONT_FILE], defaultFontFamily: FONT_FAMILY },
  })
    .render()
    .asPng()
