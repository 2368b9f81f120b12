/// <reference lib="dom" />

/**
 * The board as a viewer sees it: the label of each space, and the seats of the tokens on it. `name` replaces “you”. Runs in
 * the page, so it must be self-contained.
 */
export function readStreet(name: string): string[] {
  const tokens = [...document.querySelectorAll<HTMLElement>('.token-position')].map((token) => {
    const { left, top, width, height } = token.getBoundingClientRect()
    return { token: token.dataset.anchor, x: left + width / 2, y: top + height / 2 }
  })
  return [...document.querySelectorAll('.space')].map((space) => {
    const { left, top, right, bottom } = space.getBoundingClientRect()
    const onSpace = tokens.filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
    return [space.textContent.replace(/\byou\b/, name), ...onSpace.map(({ token }) => token)].join(' ')
  })
}
