/// <reference lib="dom" />
import { waitUntil } from '@slapwise/kernel/testing/wait'
import { FAST_PREFERENCES, MATCH_OVER_SELECTOR, prepareProfile } from '../testing/browser-player.ts'
import { ANSWER_LAYERS, inspectTable, type TableInspection } from '../testing/inspect-table.ts'
import { navigateInPage } from '../testing/navigate-in-page.ts'
import type { BrowserDriver, Point, Size } from './browser-driver.ts'

/** A player in another browser than the Chromium of `BrowserPlayer`. */
export class DriverPlayer {
  readonly driver: BrowserDriver
  /** Problems of the layout that any inspection found. */
  readonly layoutProblems = new Set<string>()

  constructor(driver: BrowserDriver) {
    this.driver = driver
  }

  async open(address: string, size: Size): Promise<void> {
    await this.driver.resize(size)
    // A document of the same origin, in which preferences can be set before the page reads them.
    await this.driver.open(new URL('/icon.svg', address).href)
    await this.driver.run(prepareProfile, FAST_PREFERENCES)
    await this.driver.open(address)
    await this.waitForSelector('main')
  }

  async joinRoom(room: string, name: string, size: Size): Promise<void> {
    await this.open(room, size)
    await this.tap(await this.waitForTarget('.profile-fields input', ''))
    await this.driver.type(name)
    await this.pressButton('Join')
  }

  /** Presses the button with this text as soon as it is there. */
  async pressButton(button: string): Promise<void> {
    await this.tap(await this.waitForTarget('button', button))
  }

  /** The point of the element with this text, as soon as it can be tapped. */
  private waitForTarget(selector: string, text: string): Promise<Point> {
    return waitUntil(`${selector} “${text}” to tap`, () => this.driver.run(findTapPoint, { selector, text }))
  }

  /** Waits until an element is there, or no longer there. */
  async waitForSelector(selector: string, isThere = true): Promise<void> {
    const what = `${selector} to be ${isThere ? 'there' : 'gone'}`
    await waitUntil(what, async () => (await this.has(selector)) === isThere)
  }

  /** Opens another page without a reload. WebKit allows this 100 times in 10 s. */
  async navigate(path: string): Promise<void> {
    const isShown = () =>
      this.driver.run(navigateInPage, path).then(
        () => true,
        (error: Error) => {
          if (!error.message.includes('pushState() more than')) throw error
          return false
        },
      )
    await waitUntil(`${path} to be shown`, isShown)
  }

  /** Finds no tap targets if `unlessSelector` matches. */
  async inspect(unlessSelector: string | null = null): Promise<TableInspection> {
    const inspection = await this.driver.run(inspectTable, { layers: ANSWER_LAYERS, unlessSelector })
    for (const problem of inspection.layoutProblems) this.layoutProblems.add(problem)
    return inspection
  }

  waitForTapTarget(): Promise<void> {
    return this.waitForSelector([...ANSWER_LAYERS, MATCH_OVER_SELECTOR].join())
  }

  async tapAnyTarget(
    choose: (count: number) => number,
    unlessSelector: string | null = null,
  ): Promise<string | null> {
    const { tapTargets } = await this.inspect(unlessSelector)
    if (tapTargets.length === 0) return null
    const target = tapTargets[choose(tapTargets.length)]
    await this.tap(target)
    return target.description
  }

  async tap(at: Point): Promise<void> {
    await this.driver.point('pointerDown', at)
    await this.driver.point('pointerUp', at)
  }

  has(selector: string): Promise<boolean> {
    return this.driver.run((what) => document.querySelector(what) !== null, selector)
  }

  get isOver(): Promise<boolean> {
    return this.has(MATCH_OVER_SELECTOR)
  }
}

/** The point at which the element with this text can be tapped; null if it cannot. Runs in the page. */
async function findTapPoint({ selector, text }: { selector: string; text: string }): Promise<Point | null> {
  const hasText = (element: Element): boolean =>
    [element.textContent?.trim(), element.getAttribute('aria-label')].includes(text)
  const found = [...document.querySelectorAll(selector)].find(hasText)
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}
