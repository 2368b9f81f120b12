import fontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Renders an element to an SVG document with the font embedded, because it is shown outside the page. */
export async function renderSvg(element: ReactElement): Promise<string> {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(element))
  const svg = host.querySelector('svg')!
  const style = document.createElementNS(svg.namespaceURI, 'style')
  style.textContent = `@font-face{font-family:'Bricolage Grotesque Variable';font-weight:200 800;src:url(${await fetchAsDataUrl(fontUrl)})}`
  svg.prepend(style)
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  return text
}

/** Only the Latin font is embedded; other scripts use fonts of the device. */
async function fetchAsDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

export async function renderPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be converted to PNG.'))),
      'image/png',
    ),
  )
}

/** Opens the share menu of the device, or downloads the file where there is none. */
export async function shareOrDownload(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] })
    } catch (error) {
      // The share menu was closed.
      if ((error as Error).name === 'AbortError') return
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
