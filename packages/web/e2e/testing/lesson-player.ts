/// <reference lib="dom" />
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { Page } from 'playwright-core'
import { LessonRun } from '../../src/kit/lessons/lesson-run.ts'
import { inspectLayout } from './inspect-layout.ts'
import { KeyboardPlayer } from './keyboard-player.ts'
import { advanceFully, type LessonCase, sampleTaskAnswers } from './lessons.ts'
import { IS_SOAK } from './soak.ts'

export type LessonInput = 'taps' | 'keys'

/**
 * Makes the timers of the page twenty times as fast: a reply stays for as long as it takes to read. Short ones stay as
 * they are, or a tap on a busy machine would count as a long press. Runs in the page.
 */
export const hurryTimers = () => {
  const { setTimeout } = window
  const hurried = (handler: TimerHandler, ms = 0, ...values: unknown[]) =>
    setTimeout(handler, ms < 500 ? ms : ms / 20, ...values)
  window.setTimeout = hurried as typeof window.setTimeout
}

/** Below the coach of a phone the street is smaller, and unfolded answers may cover the lower edge of piles and tray. */
const TOLERATED = /^prompt-sheet .* lies on (die-button|draw-pile|pile discard|call)|^roll-target .* lies on/

/** Plays a lesson in the page as its data says, and compares every word of the coach. */
export class LessonPlayer {
  readonly problems = new Set<string>()
  readonly #page: Page
  readonly #keys: KeyboardPlayer
  readonly #language: 'en' | 'de'
  readonly #input: LessonInput

  constructor(page: Page, language: 'en' | 'de', input: LessonInput) {
    this.#page = page
    this.#keys = new KeyboardPlayer(page)
    this.#language = language
    this.#input = input
  }

  /**
   * Plays to the end, with a wrong answer before each right one, or a strange one if none is wrong; `npm run soak` gives
   * both. `inspect` is called at each step.
   */
  async play({ lesson, stage, listPresses }: LessonCase, inspect?: () => Promise<void>): Promise<void> {
    const run = new LessonRun(lesson, stage)
    for (advanceFully(run); run.progress.phase !== 'done'; advanceFully(run)) {
      await this.#expectCoach(run)
      await inspect?.()
      if (run.progress.phase === 'hint') {
        await this.#pressMain()
        run.leaveHint()
        continue
      }
      const { right, wrong, strange } = sampleTaskAnswers(run)
      for (const answer of IS_SOAK ? [wrong, strange] : [wrong ?? strange]) {
        if (answer === null) continue
        const attempt = run.retry()
        await this.#give(listPresses(run, answer))
        attempt.answer(answer)
        await this.#expectCoach(attempt)
        await this.#pressMain()
        await this.#expectCoach(run)
      }
      await this.#give(listPresses(run, right))
      run.answer(right)
    }
    await this.#expectCoach(run)
    for (const problem of this.#keys.focusProblems) this.problems.add(problem)
  }

  /** The coach says this, the things it speaks of are marked, and everything is where it belongs. */
  async #expectCoach(run: LessonRun): Promise<void> {
    const { phase, says } = run.progress
    const text = says![this.#language] ?? says!.en
    const step = `${run.lesson.id}, step ${run.stepsDone + 1}, ${phase}`
    const expected = `${phase}: ${text}`
    let said = ''
    await waitUntil(
      () => `the coach (${step}) to say “${expected}” instead of “${said}”`,
      async () => {
        said = await this.#page.locator('.coach').evaluate(readCoach)
        return said === expected
      },
    )
    const { length } = run.targets
    const markers = this.#page.locator('.hint-marker:not([hidden])')
    await waitUntil(`${length} markers (${step})`, async () => (await markers.count()) === length)
    const { layoutProblems } = await this.#page.evaluate(inspectLayout)
    for (const problem of layoutProblems.filter((one) => !TOLERATED.test(one)))
      this.problems.add(`${step}: ${problem}`)
  }

  /** Goes on, or tries again: with the keyboard the button has the focus already. */
  async #pressMain(): Promise<void> {
    const main = this.#page.locator('.coach .button.main')
    if (this.#input === 'taps') return main.click()
    if (!(await main.evaluate((button) => button === document.activeElement)))
      this.problems.add(`Enter does not “${await main.textContent()}”: ${await this.#keys.focus()}`)
    await main.press('Enter')
  }

  async #give(presses: readonly string[]): Promise<void> {
    await this.#page.locator('.event-panel').waitFor({ state: 'detached' })
    await this.#page.locator('.prompt-bar.own-prompt').waitFor()
    for (const selector of presses) await this.#press(selector)
    const confirm = '.prompt-bar .confirm-answer:enabled'
    if ((await this.#page.locator(confirm).count()) > 0) await this.#press(confirm)
  }

  /** Spaces can be pressed once the card in hand has been chosen. */
  async #press(selector: string): Promise<void> {
    const isSpace = selector.startsWith('[data-anchor="space-')
    const things = this.#page.locator(isSpace ? `.selectable${selector}` : selector)
    await things.first().waitFor()
    const isButton = await things.first().evaluate((element) => element.matches('button'))
    const button = isButton ? things.first() : things.first().locator('button').first()
    if (this.#input === 'taps') return button.click()
    await this.#keys.focusWithKeys((await button.elementHandle())!)
    await this.#page.keyboard.press('Enter')
  }
}

/** The phase and the text. Runs in the page. */
const readCoach = (coach: Element): string =>
  `${(coach as HTMLElement).dataset.phase}: ${coach.querySelector('.coach-text')?.textContent}`
