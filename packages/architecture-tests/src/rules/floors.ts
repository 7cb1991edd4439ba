import type { Fault, Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isScript, isTest } from '../source-file.ts'

// From the top layer to the bottom one. A name without a slash is a file; src/ may contain no other files.
const houses = {
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

type Place = { house: string; room: string; floor: number }

/** Arrows point down: a file imports from its own floor and the floors below, and every file has a floor. */
export const floors: Rule = (files) => [
  ...files.filter(({ path }) => isScript(path) && !isTest(path)).flatMap(({ path }) => looseFault(path)),
  ...linksOf(files).flatMap(({ from, to, line }) => {
    const upper = to === undefined || isTest(from) ? undefined : placeOf(to)
    const lower = placeOf(from)
    if (!upper || !lower || upper.house !== lower.house || upper.floor <= lower.floor) return []
    const message =
      `${lower.room} imports ${upper.room}, which lies above it. ` +
      'Take what is needed as an argument, or move the shared part down.'
    return [{ rule: 'floors', file: from, line, message }]
  }),
]

function looseFault(path: string): Fault[] {
  const house = Object.keys(houses).find((root) => path.startsWith(root))
  if (!house || placeOf(path)) return []
  const message = `has no floor in ${house}. Move it into the folder of the feature or floor it belongs to.`
  return [{ rule: 'floors', file: path, line: 1, message }]
}

function placeOf(path: string): Place | undefined {
  for (const [house, stack] of Object.entries(houses)) {
    if (!path.startsWith(house)) continue
    const inside = path.slice(house.length)
    const height = stack.findIndex((places) => places.some((place) => isIn(inside, place)))
    if (height >= 0) return { house, room: inside, floor: stack.length - height }
  }
  return undefined
}

function isIn(inside: string, room: string): boolean {
  return room.endsWith('/') ? inside.startsWith(room) : inside === room
}
