interface CachedImage {
  readonly background: string
  /** Referenced, so that the browser keeps it decoded while it is not shown. */
  readonly image: HTMLImageElement
}

const imageCache = new Map<string, CachedImage>()

/** A CSS background with a drawing of 100 by 146. The browser decodes it once, however many cards have it. */
export function svgBackground(drawing: string): string {
  const found = imageCache.get(drawing) ?? loadSvgImage(drawing)
  imageCache.set(drawing, found)
  return found.background
}

function loadSvgImage(drawing: string): CachedImage {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 146">${drawing}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { background: `url("${image.src}")`, image }
}
