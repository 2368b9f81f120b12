/// <reference lib="dom" />

/** The table as a viewer sees it. */
export interface TableInspection {
  /** The number of the prompt, and whether it is the viewer's. */
  readonly prompt: string | null
  readonly isAsked: boolean
  /** Elements that are cut off or covered. */
  readonly layoutProblems: readonly string[]
  /** Elements that answer the prompt, or cover such elements, and where to tap them. */
  readonly tapTargets: readonly TapTarget[]
}

export interface TapTarget {
  readonly description: string
  readonly x: number
  readonly y: number
}

/** Selectors of elements that answer a prompt, from top to bottom: only those of the topmost layer can be tapped. */
export const ANSWER_LAYERS: readonly string[] = [
  '.event-panel',
  'dialog[open] .button',
  '.prompt-bar .confirm-answer:enabled',
  '.direction-button',
  '.space.selectable',
  [
    '.seat.candidate > button',
    '.table[data-game=frantic] .hand .playable[aria-pressed=false]:not(:has(.receiver))',
    '.table[data-game=board] .hand .playable',
    '.prompt-bar .offer button[aria-pressed=false]',
    '.prompt-bar .wish',
    '.prompt-bar .wishes .button',
    '.prompt-bar .prompt-options:not(.pause) .button',
    '.board-seat.candidate > button',
    '.prompt-bar .board-offer button',
    '.die-button.can-roll',
  ].join(),
]

interface InspectionOptions {
  /** Selectors of elements that answer the prompt, from top to bottom. */
  readonly layers: readonly string[]
  /** While it matches, there are no tap targets: checked before, it could match by the time they are listed. */
  readonly unlessSelector: string | null
}

/** Inspects the table after all animations. Runs in the page, so it must be self-contained. */
export function inspectTable({ layers, unlessSelector }: InspectionOptions): TableInspection {
  const MUST_BE_VISIBLE = [
    '.prompt-bar, .prompt-bar button, .drawer-handle',
    '.seat > button, .call, .pile, .active-effects button',
    '.board-seat > button, .space, .token-position, .direction-button, .tray > *',
  ].join()

  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)]
  const describe = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${name.trim().slice(0, 30)}”`
  }
  const isAt = (element: Element, x: number, y: number): boolean =>
    element.contains(document.elementFromPoint(x, y))
  const formatBox = ({ left, top, right, bottom }: DOMRect): string =>
    [left, top, right, bottom].map(Math.round).join(' ')

  /** A point at which the element can be tapped: its centre, or a point that its neighbours leave free. */
  function findTapTarget(element: Element): TapTarget | null {
    const { left, top, width, height } = element.getBoundingClientRect()
    const description = describe(element)
    const fractions = [0.5, ...Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20)]
    for (const down of [0.5, 0.2, 0.35, 0.65, 0.8])
      for (const across of fractions) {
        const [x, y] = [left + width * across, top + height * down]
        if (isAt(element, x, y)) return { description, x, y }
      }
    return null
  }

  function findLayoutProblems(): string[] {
    const found: string[] = []
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      found.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`)
    for (const element of all(MUST_BE_VISIBLE)) {
      const place = element.getBoundingClientRect()
      if (place.width === 0) continue
      if (place.left < -1 || place.right > innerWidth + 1 || place.top < -1 || place.bottom > innerHeight + 1)
        found.push(`${describe(element)} sticks out: ${formatBox(place)}`)
    }
    const bar = document.querySelector('.table > .prompt-bar')?.getBoundingClientRect()
    const hand = document.querySelector('.hand')?.getBoundingClientRect()
    if (bar && hand && bar.bottom > hand.top + 8)
      found.push(`the bar lies on the hand: ${formatBox(bar)} on ${formatBox(hand)}`)
    const tray = document.querySelector('.tray')?.getBoundingClientRect()
    if (bar && tray && tray.bottom > bar.top + 2)
      found.push(`the tray lies under the bar: ${formatBox(tray)} under ${formatBox(bar)}`)
    return found
  }

  /** Buttons that are covered by other elements. */
  function findCoveredButtons(): string[] {
    return all('.prompt-bar button:enabled').flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width === 0 || isAt(button, x, y)) return []
      const cover = document.elementFromPoint(x, y)
      return [`${describe(button)} is covered by ${cover ? describe(cover) : 'the edge'}`]
    })
  }

  /** Finishes all animations, and those that they start. */
  function finishAnimations(): void {
    for (let rounds = 0; rounds < 10; rounds++) {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      for (const animation of moving) animation.finish()
      if (moving.length === 0) return
    }
  }

  finishAnimations()
  const isStopped = unlessSelector !== null && document.querySelector(unlessSelector) !== null
  const layer = isStopped ? undefined : layers.find((selector) => document.querySelector(selector))
  const candidates = layer ? all(layer) : []
  const targets = candidates.map(findTapTarget)
  const isCovered = document.querySelector('.event-panel, dialog[open]') !== null
  const table = document.querySelector<HTMLElement>('main.table')
  return {
    prompt: table?.dataset.prompt ?? null,
    isAsked: document.querySelector('.prompt-bar.own-prompt') !== null,
    layoutProblems: [
      ...findLayoutProblems(),
      ...(isCovered ? [] : findCoveredButtons()),
      ...candidates.filter((_, i) => !targets[i]).map((element) => `${describe(element)} is out of reach`),
    ],
    tapTargets: targets.filter((target) => target !== null),
  }
}
