/** `npm run icons`: renders the icons of the page from its SVG, for systems that take only PNG. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium } from '../packages/web/e2e/testing/chromium.ts'

const PUBLIC = new URL('../packages/web/public/', import.meta.url)

const rounded = readFileSync(new URL('icon.svg', PUBLIC), 'utf8')

/** Systems that cut icons to a shape of their own need one without round corners. */
const square = rounded.replace(/ rx="\d+"/, '')

const ICONS = [
  { name: 'icon-192.png', size: 192, svg: rounded },
  { name: 'icon-512.png', size: 512, svg: rounded },
  { name: 'icon-maskable-512.png', size: 512, svg: square },
  { name: 'apple-touch-icon.png', size: 180, svg: square },
]

const browser = await launchChromium()
try {
  for (const { name, size, svg } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
    writeFileSync(fileURLToPath(new URL(name, PUBLIC)), await page.screenshot({ omitBackground: true }))
    await page.close()
  }
} finally {
  await browser.close()
}
