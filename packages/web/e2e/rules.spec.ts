/// <reference lib="dom" />
import { expect, it } from 'vitest'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

/** Scrolls through the page, and returns for each picture whether the table in it is drawn and framed. Runs in the page. */
async function inspectPictures() {
  const problems: string[] = []
  const pictures = [...document.querySelectorAll('.table-picture > div')]
  for (const picture of pictures) {
    picture.scrollIntoView()
    const isDrawn = () => picture.querySelector('iframe')?.contentDocument?.querySelector('.table')
    const end = performance.now() + 40_000
    while (!isDrawn() && performance.now() < end) await new Promise(requestAnimationFrame)
    const frame = picture.querySelector('iframe')
    if (!frame || !isDrawn()) problems.push(`${frame?.title ?? 'a picture'} is not drawn`)
    else if (Number.parseFloat(frame.style.marginTop) > 0 || picture.clientHeight < 100)
      problems.push(`${frame.title} shows nothing`)
    else if (frame.contentDocument!.documentElement.scrollWidth > picture.clientWidth)
      problems.push(`${frame.title} is cut off`)
  }
  return { problems, count: pictures.length }
}

it.each([
  ['frantic', PHONE, 'de', 'So wird gespielt – Frantic – Slapwise'],
  ['board', DESKTOP, 'en', 'How it is played – Frantic Board Game – Slapwise'],
] as const)(
  'The rules of %s have pictures of the real table, which only are looked at',
  async (game, viewport, language, title) => {
    const ada = await BrowserPlayer.open(browser, viewport, language)
    const { page } = ada
    await page.goto(`${server.address}/rules/${game}#match-end`)
    await page.locator('#match-end').waitFor()
    // A link to a chapter leads there, and only pictures nearby are drawn.
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#match-end')!.getBoundingClientRect().top) < 100,
    )
    await page.locator('#match-end iframe').waitFor()
    expect(await page.locator('#goal iframe').count()).toBe(0)

    const { problems, count } = await page.evaluate(inspectPictures)
    expect(problems).toEqual([])
    expect(await page.locator('.table-picture iframe').count()).toBe(count)
    expect(await ada.hasHorizontalOverflow()).toBe(false)

    // The keys of the table mean nothing here, no turn is announced, and nothing in a picture gets the focus.
    const drawPile = page.frameLocator('#turn iframe').locator('.table')
    const before = await drawPile.getAttribute('data-prompt')
    for (const key of ['d', 'Enter', 'ArrowRight']) await page.keyboard.press(key)
    expect(await drawPile.getAttribute('data-prompt')).toBe(before)
    expect(await page.title()).toBe(title)
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
    expect(ada.errors).toEqual([])
  },
)

it('The chapters fold out on a phone, and a tap leads to one', async () => {
  const { page } = await BrowserPlayer.open(browser, PHONE)
  await page.goto(`${server.address}/rules/frantic`)
  await page.getByRole('button', { name: 'Chapters' }).click()
  await page.getByRole('link', { name: 'Points', exact: true }).first().click()
  await page.waitForFunction(() => document.querySelector('#scoring')!.getBoundingClientRect().top < 100)
  await page.locator('.rules-index').waitFor({ state: 'hidden' })
  await page.getByRole('table', { name: 'What a card costs' }).getByText('42').waitFor()
})
