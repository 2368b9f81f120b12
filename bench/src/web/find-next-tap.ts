/// <reference lib="dom" />

/**
 * The next element to tap for a player who prefers to play cards; null if nothing is asked. Runs in the page, so it
 * must be self-contained; `chance` is a random number between 0 and 1.
 */
export function findNextTap(chance: number): { readonly x: number; readonly y: number } | null {
  const LAYERS = [
    'dialog[open] .button',
    '.prompt-bar .confirm-answer:enabled',
    '.hand .playable[aria-pressed=false]:not(:has(.receiver))',
    [
      '.seat.candidate > button',
      '.prompt-bar .offer button[aria-pressed=false]',
      '.prompt-bar .wish',
      '.prompt-bar .wishes .button',
      '.prompt-bar .prompt-options:not(.pause) .button',
    ].join(),
    '.score-sheet .button',
    '.lobby .lobby-action .button',
  ]
  if (document.querySelector('.event-panel')) return { x: innerWidth / 2, y: innerHeight / 2 }
  for (const layer of LAYERS) {
    const found = [...document.querySelectorAll(layer)]
    if (found.length === 0) continue
    const wanted = found[Math.floor(chance * found.length)]
    const { left, top, width, height } = wanted.getBoundingClientRect()
    for (const across of [0.5, 0.1, 0.9, 0.25, 0.75]) {
      const [x, y] = [left + width * across, top + height * 0.4]
      if (wanted.contains(document.elementFromPoint(x, y))) return { x, y }
    }
  }
  return null
}
