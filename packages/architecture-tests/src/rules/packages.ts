import type { Rule } from '../fault.ts'
import type { Link } from '../links.ts'
import { linksOf } from '../links.ts'

// Rendering draws in a process of its own, so that a crash or a leak in it never reaches the server.
const rendererEntryPoints = ['packages/presenter/src/engine', 'packages/presenter/src/child']
// Schemas and lists, which draw nothing.
const storyboardEntryPoints = ['@vitrine/presenter/edits', '@vitrine/presenter/scenes']
const rendererUsers = ['packages/presenter/', 'apps/core/src/adapters/', 'infra/bench/']

/** Packages are the bottom layer and import no app; apps import them by name; core and shell share only the contract. */
export const packages: Rule = (files) =>
  linksOf(files).flatMap((link) => {
    const message = faultOf(link)
    return message === undefined ? [] : [{ rule: 'packages', file: link.from, line: link.line, message }]
  })

function faultOf({ from, to, specifier }: Link): string | undefined {
  if (to === undefined) return undefined
  const [own, other] = [homeOf(from), homeOf(to)]
  // Journeys in a real browser start the whole product and may reach anything.
  if (own === other || other === '' || own === 'apps/shell/e2e') return undefined
  if (specifier.startsWith('.') && own !== '') return `reaches into ${other}. Import it by the name of its package.`
  if (own.startsWith('packages/') && !isNeighbour(own, other, specifier)) {
    return `a package imports ${other}. Packages know no app and no other package: take it as an argument.`
  }
  if (own === 'apps/shell' && other === 'apps/core')
    return 'the shell imports the core. Move what both need to packages/contract.'
  if (rendererEntryPoints.some((path) => to.startsWith(path)) && !rendererUsers.some((user) => from.startsWith(user))) {
    return 'imports the drawing engine, which runs in a process of its own. Ask the port ports/renderer.ts instead.'
  }
  return undefined
}

/**
 * The page of routes is printed from the contract itself, and the contract takes the schema of a storyboard's edits from the
 * director that reads them. No other package imports another one.
 */
function isNeighbour(own: string, other: string, specifier: string): boolean {
  if (own === 'packages/architecture-tests') return other === 'packages/contract'
  return own === 'packages/contract' && storyboardEntryPoints.includes(specifier)
}

/** `apps/core`, `packages/theme`, or '' for what belongs to no package. */
function homeOf(path: string): string {
  return /^(?:apps\/shell\/e2e|apps\/[^/]+|packages\/[^/]+)(?=\/)/.exec(path)?.[0] ?? ''
}
