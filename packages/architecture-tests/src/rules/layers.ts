import type { Fault, Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isScript, isTest } from '../source-file.ts'

// The layers of each folder, from the top to the bottom one. A name without a slash is a file; the folder may contain no other files.
const layersOf = {
  'apps/core/src/': [
    ['main.ts', 'commands/'],
    ['start.ts'],
    [
      'server.ts',
      'features.ts',
      'emails.ts',
      'shared-services.ts',
      'site-features.ts',
      'payment-features.ts',
      'video-features.ts',
      'first-start.ts',
      'workers.ts',
      'scheduled-tasks.ts',
      'deps.ts',
    ],
    ['features/'],
    ['platform/', 'adapters/'],
    ['ports/', 'config.ts', 'config/'],
  ],
  'apps/shell/src/': [
    ['main.tsx', 'lazy-hydrate.ts', 'share-page.ts', 'api-reference.ts', 'server/'],
    ['app/', 'screens/'],
    ['features/'],
    ['ui/', 'lib/'],
  ],
}

type Place = { root: string; path: string; layer: number }

/** Arrows point down: a file imports from its own layer and the layers below, and every file has a layer. */
export const layers: Rule = (files) => [
  ...files.filter(({ path }) => isScript(path) && !isTest(path)).flatMap(({ path }) => misplacedFault(path)),
  ...linksOf(files).flatMap(({ from, to, line }) => {
    const imported = to === undefined || isTest(from) ? undefined : placeOf(to)
    const importer = placeOf(from)
    if (!imported || !importer || imported.root !== importer.root || imported.layer <= importer.layer) return []
    const message =
      `${importer.path} imports ${imported.path}, which lies above it. ` +
      'Take what is needed as an argument, or move the shared part down.'
    return [{ rule: 'layers', file: from, line, message }]
  }),
]

function misplacedFault(path: string): Fault[] {
  const root = Object.keys(layersOf).find((folder) => path.startsWith(folder))
  if (!root || placeOf(path)) return []
  const message = `has no layer in ${root}. Move it into the folder of the feature or layer it belongs to.`
  return [{ rule: 'layers', file: path, line: 1, message }]
}

/** Returns where a file lies; the bottom layer is 1. */
function placeOf(path: string): Place | undefined {
  for (const [root, layersFromTop] of Object.entries(layersOf)) {
    if (!path.startsWith(root)) continue
    const inside = path.slice(root.length)
    const index = layersFromTop.findIndex((names) => names.some((name) => isIn(inside, name)))
    if (index >= 0) return { root, path: inside, layer: layersFromTop.length - index }
  }
  return undefined
}

function isIn(path: string, name: string): boolean {
  return name.endsWith('/') ? path.startsWith(name) : path === name
}
