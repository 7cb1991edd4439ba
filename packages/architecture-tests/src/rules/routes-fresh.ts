import type { Rule } from '../fault.ts'
import type { RouteEntry } from '../routes-page.ts'
import { routesPage } from '../routes-page.ts'

export const routesFile = 'docs/ROUTES.md'

/** The printed page of calls says what the contract and the code say today. */
export function routesFresh(table: Readonly<Record<string, RouteEntry>>): Rule {
  return (files) => {
    const printed = files.find(({ path }) => path === routesFile)?.text.split('\n') ?? []
    const current = routesPage(table, files).split('\n')
    const index = current.findIndex((line, at) => line !== printed[at])
    if (index < 0 && printed.length === current.length) return []
    const message = 'is stale. Run: npm run routes'
    return [{ rule: 'routes-fresh', file: routesFile, line: Math.max(1, index + 1), message }]
  }
}
