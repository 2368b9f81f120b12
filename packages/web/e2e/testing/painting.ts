/// <reference lib="dom" />

/**
 * Makes the document transparent, so that nothing is painted: that halves the processor time of a page, and changes
 * neither positions, nor taps, nor texts. A style sheet of the document, since the content security policy forbids
 * style elements. Runs in the page.
 */
export const stopPainting = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}

/** Takes `stopPainting` back. Runs in the page. */
export const startPainting = () => {
  document.adoptedStyleSheets = []
}
