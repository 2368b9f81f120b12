/// <reference lib="dom" />

/** To another page without loading everything again. This runs in the page, so it knows nothing but what is in here. */
export const navigateInPage = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const previous = document.querySelector('main')
    const isLoaded = () => ![null, previous].includes(document.querySelector('main'))
    const observer = new MutationObserver(() => {
      if (!isLoaded()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  })
