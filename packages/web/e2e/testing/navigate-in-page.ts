/// <reference lib="dom" />

/** To another page without loading everything again. This runs in the page, so it knows nothing but what is in here. */
export const navigateInPage = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const left = document.querySelector('main')
    const isThere = () => ![null, left].includes(document.querySelector('main'))
    const watch = new MutationObserver(() => {
      if (!isThere()) return
      watch.disconnect()
      resolve()
    })
    watch.observe(document.body, { childList: true, subtree: true })
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
