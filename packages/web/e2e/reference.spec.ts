/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

interface Pointer {
  down(spot: Spot): Promise<void>
  up(spot: Spot): Promise<void>
}

const POINTERS: Readonly<Record<string, (page: Page) => Promise<Pointer>>> = {
  async finger(page) {
    const line = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Spot[]) => {
      await line.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    return {
      down: (spot) => touch('touchStart', spot),
      async up(spot) {
        await touch('touchMove', spot)
        await touch('touchEnd')
      },
    }
  },
  async mouse({ mouse }) {
    return {
      async down({ x, y }) {
        await mouse.move(x, y)
        await mouse.down()
      },
      async up({ x, y }) {
        await mouse.move(x, y)
        await mouse.up()
      },
    }
  },
}

const OUTSIDE_DIALOG = { x: 5, y: 5 }

/** The centre of an element once it no longer moves and is not covered: fonts and cards may still be loading. */
async function middleOf(element: Locator): Promise<Spot> {
  await element.evaluate(() => document.fonts.ready.then(() => undefined))
  await element.click({ trial: true })
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** Holds a card until its reference entry opens, and releases it. */
async function read(kind: string) {
  const { page } = await BrowserPlayer.open(browser, PHONE, 'en', { hasTouch: kind === 'finger' })
  await page.goto(`${server.address}/design/turn`)
  const pointer = await POINTERS[kind](page)
  const card = await middleOf(page.locator('.hand button').last())
  await pointer.down(card)
  const explanation = page.locator('dialog.reference[open]')
  await explanation.waitFor()
  await pointer.up(card)
  expect(await explanation.count()).toBe(1)
  return { page, pointer, explanation }
}

describe.each(Object.keys(POINTERS))('A card that is held with a %s', (kind) => {
  it('keeps the dialog open when it is released, until a tap outside', async () => {
    const { pointer, explanation } = await read(kind)
    await pointer.down(OUTSIDE_DIALOG)
    await pointer.up(OUTSIDE_DIALOG)
    await explanation.waitFor({ state: 'detached' })
  })

  it('keeps the dialog open when a press begins inside and ends outside, or vice versa', async () => {
    const { pointer, explanation } = await read(kind)
    const inside = await middleOf(explanation)
    await pointer.down(inside)
    await pointer.up(OUTSIDE_DIALOG)
    await pointer.down(OUTSIDE_DIALOG)
    await pointer.up(inside)
    expect(await explanation.count()).toBe(1)
  })

  it('keeps the dialog open when it is released, until Escape', async () => {
    const { page, explanation } = await read(kind)
    await page.keyboard.press('Escape')
    await explanation.waitFor({ state: 'detached' })
  })
})
