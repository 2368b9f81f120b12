/// <reference lib="dom" />

/**
 * The street as somebody sees it: of each space what is said about it, and which tokens are drawn there, by their seats.
 * Whoever looks is called `name`, as the others say. This runs in the page, so it knows nothing but what is in here.
 */
export function readStreet(name: string): string[] {
  const middles = [...document.querySelectorAll<HTMLElement>('.token-position')].map((token) => {
    const { left, top, width, height } = token.getBoundingClientRect()
    return { token: token.dataset.anchor, x: left + width / 2, y: top + height / 2 }
  })
  return [...document.querySelectorAll('.space')].map((space) => {
    const { left, top, right, bottom } = space.getBoundingClientRect()
    const here = middles.filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
    return [space.textContent.replace(/\byou\b/, name), ...here.map(({ token }) => token)].join(' ')
  })
}
