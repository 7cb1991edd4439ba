/**
 * Asks before Back, Forward or a jump through the history leads to another address of the app; `ask` gets what makes the step
 * after all. Browsers without the Navigation API make it without a question. Returns what ends the asking.
 */
export function guardHistory(ask: (go: () => void) => void): () => void {
  const { navigation } = window as { navigation?: Navigation }
  if (!navigation) return () => undefined
  let isAgreed = false
  const onStep = (event: NavigateEvent) => {
    const { url, sameDocument, key } = event.destination
    // Another document is asked about by the browser itself.
    if (isAgreed || event.navigationType !== 'traverse' || !sameDocument || !event.cancelable || isHere(url)) return
    event.preventDefault()
    ask(() => {
      isAgreed = true
      void navigation.traverseTo(key).finished?.finally(() => (isAgreed = false))
    })
  }
  navigation.addEventListener('navigate', onStep)
  return () => navigation.removeEventListener('navigate', onStep)
}

/** Whether an address leads to the page that is shown, maybe to another place of it. */
function isHere(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === location.pathname && search === location.search
}
