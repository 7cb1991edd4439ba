import type { Link } from './links.ts'

/** Groups of files that import each other in a ring, each in the order of one walk around it. Types count: they are read together too. */
export function circlesIn(links: readonly Link[]): string[][] {
  const next = Map.groupBy(links, ({ from }) => from)
  const circles: string[][] = []
  const done = new Set<string>()
  const way: string[] = []
  const visit = (file: string) => {
    const start = way.indexOf(file)
    if (start >= 0) {
      circles.push(way.slice(start))
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const { to } of next.get(file) ?? []) if (to !== undefined) visit(to)
    way.pop()
    done.add(file)
  }
  for (const file of next.keys()) visit(file)
  return circles
}
