/// <reference lib="dom" />
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { ElementHandle, Page } from 'playwright-core'
import { ANSWER_LAYERS } from './inspect-table.ts'

type Choose = (count: number) => number

/** The maximum number of keys from one element to another. */
const MAX_KEYS = 150

/** Without the event panel, which needs no answer. */
const [, ...ANSWER_SELECTORS] = ANSWER_LAYERS

/** A player with a keyboard only. */
export class KeyboardPlayer {
  readonly page: Page
  /** Problems of focus and reachability. */
  readonly focusProblems = new Set<string>()
  private answerCount = 0

  constructor(page: Page) {
    this.page = page
  }

  /** Focuses the button with this name as soon as it is enabled, and presses it. */
  async press(name: string | RegExp, key = 'Enter'): Promise<void> {
    const button = this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('tab', { name }))
    await waitUntil(`the focus on “${name}”`, async () =>
      this.focusWithKeys((await button.first().elementHandle())!),
    )
    await this.page.keyboard.press(key)
  }

  /** Moves the focus with Tab and arrow keys. Resolves to false if the element can no longer be focused. */
  async focusWithKeys(target: ElementHandle): Promise<boolean> {
    for (let keys = 0; keys < MAX_KEYS; keys++) {
      const { key, problem } = await target.evaluate(nextKeyTo)
      if (problem) this.focusProblems.add(problem)
      if (key === null) return target.evaluate((element) => element === document.activeElement)
      await this.page.keyboard.press(key)
    }
    throw new Error(
      `cannot focus with the keyboard: ${await target.evaluate((element) => element.textContent)}.`,
    )
  }

  /** The open question, as soon as there is one. */
  async waitForQuestion(): Promise<string | null> {
    await this.page.locator('.prompt-bar.own-prompt').waitFor()
    return this.page.locator('main.table').getAttribute('data-ask')
  }

  /** Answers with Enter and Space until there is another prompt, or none. */
  async answer(choose: Choose): Promise<void> {
    const promptNumber = await this.prompt()
    for (let keys = 0; keys < MAX_KEYS; keys++) {
      const target = await this.chooseTarget(choose)
      if (target && (await this.focusWithKeys(target)))
        await this.page.keyboard.press(this.answerCount++ % 2 === 0 ? 'Enter' : 'Space')
      if ((await this.prompt()) !== promptNumber) return
      await this.waitForChange(promptNumber)
    }
    this.focusProblems.add('the prompt was not answered')
  }

  /** While an answer is being sent, there is nothing to answer. */
  private async waitForChange(promptNumber: string | null): Promise<void> {
    const next = this.page.locator([`main:not([data-prompt="${promptNumber}"])`, ...ANSWER_SELECTORS].join())
    await next.first().waitFor({ state: 'attached' })
  }

  private async chooseTarget(choose: Choose): Promise<ElementHandle | null> {
    for (const layer of ANSWER_SELECTORS) {
      const found = await this.page.$$(layer)
      if (found.length > 0) return found[choose(found.length)]
    }
    return null
  }

  private prompt(): Promise<string | null> {
    return this.page.locator('main.table').getAttribute('data-prompt')
  }

  /** A short description of the focused element after a frame; null if there is none. */
  focus(): Promise<string | null> {
    return this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      const active = document.activeElement
      if (!active || active === document.body) return null
      return `${active.className} “${(active.getAttribute('aria-label') ?? active.textContent)?.slice(0, 30)}”`
    })
  }
}

/** The next key on the way to an element, and the problem with the current one. Runs in the page. */
function nextKeyTo(element: Element): { key: string | null; problem: string | null } {
  const active = document.activeElement ?? document.body
  const name = `${active.className} “${(active.getAttribute('aria-label') ?? active.textContent)?.slice(0, 30)}”`
  const problem = (): string | null => {
    if (active === document.body) return null
    // The focus ring is on the element, on the tile that it fills, or on the sheet of the bar. Dashed outlines have
    // another meaning.
    const sheet = active.querySelector(':scope > .prompt-sheet') ?? active
    const hasFocusRing = [
      getComputedStyle(active),
      getComputedStyle(active, '::after'),
      getComputedStyle(sheet),
    ].some(({ outlineStyle }) => outlineStyle === 'solid')
    if (!active.matches(':focus-visible') || !hasFocusRing)
      return `${name} does not show that it has the focus`
    const { left, top, right, bottom } = active.getBoundingClientRect()
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight)
      return `${name} is out of sight`
    const [x, y] = [
      Math.max(0, left) + Math.min(innerWidth, right),
      Math.max(0, top) + Math.min(innerHeight, bottom),
    ]
    const above = document.elementFromPoint(x / 2, y / 2)
    if (above && !active.contains(above) && !above.contains(active) && !above.closest('.event-panel, label'))
      return `${name} is under ${above.closest('[class]')?.getAttribute('class')}`
    return null
  }
  const key = (): string | null => {
    if (!element.isConnected || element.matches(':disabled') || active === element) return null
    const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
    const group = element.closest(
      '.hand, .spaces, .other-seats, .board-seats, .prompt-options, .wishes, .offer, .board-offer',
    )
    if (group?.contains(active)) return isBefore ? 'ArrowLeft' : 'ArrowRight'
    return isBefore ? 'Shift+Tab' : 'Tab'
  }
  return { key: key(), problem: problem() }
}
