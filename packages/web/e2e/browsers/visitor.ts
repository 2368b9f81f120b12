/// <reference lib="dom" />
import { waitFor, waitUntil } from '@slapwise/kernel/testing/deadline'
import { goTo } from '../testing/go-to.ts'
import { LAYERS, look, type Sight } from '../testing/look.ts'
import { OVER } from '../testing/player.ts'
import type { Driver, Point, Size } from './driver.ts'

/** Somebody in front of another browser than a `Player` has. */
export class Visitor {
  readonly driver: Driver
  /** What was not where it belongs, whenever they looked. */
  readonly faults = new Set<string>()

  constructor(driver: Driver) {
    this.driver = driver
  }

  async opens(address: string, size: Size): Promise<void> {
    await this.driver.resize(size)
    await this.driver.open(address)
    await this.sees('main')
  }

  async joins(room: string, name: string): Promise<void> {
    await this.driver.open(room)
    await this.tap(await this.spot('.who input', ''))
    await this.driver.type(name)
    await this.presses('Join')
  }

  /** Presses the button that says this, as soon as it is there. */
  async presses(button: string): Promise<void> {
    await this.tap(await this.spot('button', button))
  }

  /** Where to tap what says this, as soon as a tap would reach it. */
  private spot(selector: string, text: string): Promise<Point> {
    return waitUntil(`${selector} “${text}” to tap`, () => this.driver.run(spotOf, { selector, text }))
  }

  /** Waits until it is there, or not there any more. */
  async sees(selector: string, isThere = true): Promise<void> {
    const what = `${selector} to be ${isThere ? 'there' : 'gone'}`
    await waitUntil(what, async () => (await this.has(selector)) === isThere)
  }

  go(path: string): Promise<void> {
    return waitFor(`${path} to be shown`, this.driver.run(goTo, path))
  }

  async look(): Promise<Sight> {
    const sight = await this.driver.run(look, LAYERS)
    for (const fault of sight.faults) this.faults.add(fault)
    return sight
  }

  waitForSomething(): Promise<void> {
    return this.sees([...LAYERS, OVER].join())
  }

  async tapSomething(choose: (count: number) => number): Promise<string | null> {
    const { taps } = await this.look()
    if (taps.length === 0) return null
    const spot = taps[choose(taps.length)]
    await this.tap(spot)
    return spot.what
  }

  async tap(at: Point): Promise<void> {
    await this.driver.point('pointerDown', at)
    await this.driver.point('pointerUp', at)
  }

  has(selector: string): Promise<boolean> {
    return this.driver.run((what) => document.querySelector(what) !== null, selector)
  }

  get isOver(): Promise<boolean> {
    return this.has(OVER)
  }
}

/** Where a tap reaches what says this; null while it would not. This runs in the page. */
async function spotOf({ selector, text }: { selector: string; text: string }): Promise<Point | null> {
  const says = (element: Element): boolean =>
    [element.textContent?.trim(), element.getAttribute('aria-label')].includes(text)
  const found = [...document.querySelectorAll(selector)].find(says)
  if (!found) return null
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = found.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return found.contains(document.elementFromPoint(x, y)) ? { x, y } : null
}
