interface CachedImage {
  readonly background: string
  /** Held on to, since browsers forget what nobody shows just now. */
  readonly image: HTMLImageElement
}

const imageCache = new Map<string, CachedImage>()

/** What many cards have in common, 100 by 146, as a background: the browser reads it once, however many show it. */
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
