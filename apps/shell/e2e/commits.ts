import type { Page } from 'playwright-core'

/**
 * To be put into a page before its first script: React tells its developer tools of every time it has changed the page, and we
 * stand where they would.
 */
export function countCommits(): void {
  const counted = { commits: 0 }
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => void counted.commits++ }
  const rest = { onCommitFiberUnmount() {}, onPostCommitFiberRoot() {}, checkDCE() {} }
  Object.assign(window, { counted, __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, ...rest } })
}

export function commits(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { counted: { commits: number } }).counted.commits)
}
