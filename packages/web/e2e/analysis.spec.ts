/// <reference lib="dom" />
import { errorMargin } from '@slapwise/bots'
import { franticCardGame } from '@slapwise/card-game'
import { waitUntil } from '@slapwise/kernel/testing/wait'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { GAME_TEXTS } from '../src/games/frantic/game-texts.ts'
import { analysisMessages as english } from '../src/i18n/en/analysis.ts'
import { MatchReporter } from '../src/kit/match-reporter.ts'
import type { AnalysisInput, AnalysisUpdate } from '../src/match-sources/analysis/analysis-update.ts'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { winMatch } from './testing/last-turn.ts'

/** The analysis of so many takes seconds. */
const FEW_DECISIONS = 40

/** The requests of a page to a worker, and all replies. */
interface Analysis {
  readonly input: AnalysisInput
  readonly updates: AnalysisUpdate[]
}

/** Keeps the analyses of a page. Runs in the page. */
const keepAnalyses = () => {
  const analyses: Analysis[] = []
  Object.assign(globalThis, { analyses })
  globalThis.Worker = class extends Worker {
    override postMessage(request: { readonly type: string; readonly input?: AnalysisInput }) {
      super.postMessage(request)
      const { type, input } = request
      if (type !== 'open' || !input) return
      const updates: AnalysisUpdate[] = []
      this.addEventListener('message', ({ data }) => updates.push(data))
      analyses.push({ input, updates })
    }
  }
}

const readAnalyses = ({ page }: BrowserPlayer): Promise<Analysis[]> =>
  page.evaluate(() => (globalThis as unknown as { analyses: Analysis[] }).analyses)

/** A busy machine may take longer than one wait: each step of the progress has its own. */
async function waitForResult(dialog: Locator): Promise<void> {
  const bar = dialog.locator('progress')
  for (let percent = 0; percent < 100; )
    percent = await waitUntil(`the analysis to get further than ${percent} %`, async () => {
      const now = Number(await bar.getAttribute('value'))
      return now > percent ? now : null
    })
}

/** All figures of a match, in this process and without a pause. */
function analyse(input: AnalysisInput): AnalysisUpdate {
  const reporter = new MatchReporter(franticCardGame, GAME_TEXTS, input)
  while (reporter.advance());
  return reporter.createUpdate()
}

/** Browsers round exponential functions differently in the last digit. */
const round = ({ positions, judgements }: AnalysisUpdate): string =>
  JSON.stringify({ positions, judgements }, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(9)) : value,
  )

it('An analysis can be paused, left and found again, and has the same figures as anywhere', async () => {
  const ada = await BrowserPlayer.open(browser, PHONE)
  const { page } = ada
  await page.addInitScript(keepAnalyses)
  await winMatch(ada, server.address, FEW_DECISIONS)

  await ada.button('Look back').click()
  await ada.button('Was that luck?').click()
  await ada.button('Pause').click()
  await ada.button('Go on').click()
  await ada.button('Pause').waitFor()
  await ada.button('Close').click()
  await ada.button('Was that luck?').click()
  const dialog = page.getByRole('dialog', { name: 'Was that luck?' })
  await waitForResult(dialog)
  const [{ input, updates }, ...others] = await readAnalyses(ada)
  expect(others).toEqual([])
  const progress = updates.map((update) => update.progress)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  const last = updates.at(-1)!
  const { luckySteps, accounts } = last
  const again = analyse(input)
  expect(round(last)).toBe(round(again))
  const [{ luck, skill, gifts, result }] = accounts
  expect(luck + skill + gifts).toBeCloseTo(result)
  expect(luck).toBeCloseTo(again.accounts[0].luck)

  // The figures on paper, and a tap that leads to a moment.
  await dialog.getByText('You played').waitFor()
  expect(await findAxeViolations(page)).toEqual([])
  expect(await ada.hasHorizontalOverflow()).toBe(false)
  const [first] = luckySteps[0]
  const lucky = dialog.locator('.analysis-moments').last()
  await lucky.getByTitle(`Go to decision ${first.decisionIndex + 1}`, { exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.locator('.scrubber input').inputValue()).toBe(`${first.decisionIndex}`)

  // All that is known of this moment and of the next one, and the mistakes of everybody on the scrubber.
  await ada.button('Was that luck?').click()
  const moment = dialog.locator('.moment-panel')
  await moment.getByText(`Decision ${first.decisionIndex + 1} of`).waitFor()
  await moment.getByText(english.moment.estimate(first.luck, errorMargin(first.luckError))).waitFor()
  await ada.button('The next decision').click()
  await moment.getByText(`Decision ${first.decisionIndex + 2} of`).waitFor()
  await ada.button('Close').click()
  await page.locator('.replay-viewer').selectOption('all-open')
  const mistakes = last.judgements.filter(({ isMistake }) => isMistake)
  expect(mistakes.length).toBeGreaterThan(0)
  expect(await page.locator('.scrubber [data-mark=mistake]').count()).toBe(mistakes.length)

  await ada.navigate('/me')
  await page.locator('[data-figure=luck]').getByText('in 1 analysed').waitFor()
  expect(ada.errors).toEqual([])
})
