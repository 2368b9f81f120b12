/// <reference lib="dom" />
import { describe, expect, it } from 'vitest'
import { isLongCoachText } from '../src/kit/lessons/coach-text.ts'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, LANDSCAPE, PHONE } from './testing/browser-player.ts'
import { browser, server } from './testing/environment.ts'
import { inspectLayout } from './testing/inspect-layout.ts'
import { hurryTimers, LessonPlayer } from './testing/lesson-player.ts'
import { LESSON_CASES, listCoachTexts } from './testing/lessons.ts'
import { IS_SOAK, sampleEvery } from './testing/soak.ts'

const LANGUAGES = ['en', 'de'] as const

const WAYS = [PHONE, DESKTOP].flatMap((size) =>
  (['taps', 'keys'] as const).flatMap((input) =>
    LANGUAGES.map((language) => ({ size, input, language, title: `${size.width}, ${input}, ${language}` })),
  ),
)

/** `npm test` plays every third lesson, each with another size, input and language. `npm run soak` plays all. */
const CASES = sampleEvery(3, LESSON_CASES).flatMap((lessonCase, i) =>
  sampleEvery(WAYS.length, WAYS, 5 * i).map((way) => ({
    ...way,
    lessonCase,
    path: `${lessonCase.game}/${lessonCase.lesson.id}`,
  })),
)

/** The step that axe inspects in `npm test`; `npm run soak` inspects all. */
const AXE_STEP = 1

/** Longer texts fit worst: `npm test` tries the longest, `npm run soak` all. */
function listTextsToFit(language: (typeof LANGUAGES)[number]): string[] {
  const texts = LESSON_CASES.flatMap(({ lesson }) => listCoachTexts(lesson)).map((text) => text[language]!)
  const byLength = [...new Set(texts)].sort((a, b) => b.length - a.length)
  return IS_SOAK ? byLength : byLength.slice(0, 8)
}

async function openLesson(path: string, size = PHONE, language = 'en', options = {}): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, size, language, options)
  await ada.page.addInitScript(hurryTimers)
  await ada.page.goto(`${server.address}/learn/${path}`)
  return ada
}

describe('Each lesson', () => {
  it.each(CASES)(
    'is played to its end, with wrong and strange answers: $path ($title)',
    async ({ lessonCase, path, size, input, language }) => {
      const { page, errors } = await openLesson(path, size, language)
      const player = new LessonPlayer(page, language, input)
      const violations: string[] = []
      let stepCount = 0
      await player.play(lessonCase, async () => {
        if (violations.length > 0 || (!IS_SOAK && stepCount++ !== AXE_STEP)) return
        violations.push(...(await findAxeViolations(page)))
      })
      expect({ violations, problems: [...player.problems], errors }).toEqual({
        violations: [],
        problems: [],
        errors: [],
      })
      const stored = await page.evaluate(() => localStorage.getItem('slapwise.preferences')!)
      expect(JSON.parse(stored).finishedLessons).toContain(path)
    },
  )

  it.each(LANGUAGES)('has texts that fit into the coach at any size: %s', async (language) => {
    const { page } = await openLesson('frantic/first-card', PHONE, language)
    await page.locator('.coach .button.main').waitFor()
    for (const size of [PHONE, LANDSCAPE, DESKTOP]) {
      await page.setViewportSize(size)
      for (const text of listTextsToFit(language)) {
        await page.locator('.coach-text').evaluate(
          (bubble, { text, isLong }) => {
            bubble.firstElementChild!.textContent = text
            bubble.toggleAttribute('data-long', isLong)
          },
          { text, isLong: isLongCoachText(text) },
        )
        const { layoutProblems } = await page.evaluate(inspectLayout)
        expect({ text, size, layoutProblems }).toEqual({ text, size, layoutProblems: [] })
      }
    }
  })
})

it('A finished lesson stays finished after a reload, also without a network, and the next one is offered', async () => {
  const { page } = await openLesson('frantic', PHONE, 'en', { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  const [first, second] = LESSON_CASES
  await page.getByRole('link', { name: first.lesson.title.en }).click()
  await new LessonPlayer(page, 'en', 'taps').play(first)
  await page.reload()
  await page.locator('.coach .button.main').waitFor()
  await page.getByRole('button', { name: 'Leave', exact: true }).first().click()
  await page.locator('li[data-finished]', { hasText: first.lesson.title.en }).waitFor()
  await page.locator('li[data-next]', { hasText: second.lesson.title.en }).waitFor()
  expect(await findAxeViolations(page)).toEqual([])
})

it('A lesson taken in the lobby keeps the seat, and ends when the match begins', async () => {
  const ada = await BrowserPlayer.open(browser, DESKTOP)
  await ada.openRoom(server.address, 'Ada')
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(ada.page.url(), 'Ben')
  await ben.button('Never played? Take a lesson while you wait').click()
  await ben.button('I am ready').click()
  await ada.page.getByText('ready', { exact: true }).waitFor()
  await ben.page.getByRole('link', { name: LESSON_CASES[0].lesson.title.en }).click()
  await ben.page.locator('.coach').waitFor()
  await ada.button('Deal').click()
  await ben.page.locator('.coach').waitFor({ state: 'detached' })
  await ben.page.locator('.seat', { hasText: 'Ada' }).waitFor()
  expect([...ada.errors, ...ben.errors]).toEqual([])
})
