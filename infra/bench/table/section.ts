import { readFileSync, writeFileSync } from 'node:fs'

/** Replaces the text between the two marks of a name in a page. Throws where the page has no such marks. */
export function replaceSection(path: string, name: string, text: string): void {
  writeFileSync(path, withSection(readFileSync(path, 'utf8'), name, text))
}

/** Returns the page with this text between the marks of a name. Throws where it has none. */
export function withSection(page: string, name: string, text: string): string {
  const { start, end } = placeOf(page, name)
  return `${page.slice(0, start)}\n\n${text.trim()}\n\n${page.slice(end)}`
}

/** Returns the text between the marks of a name. Throws where the page has none. */
export function sectionOf(page: string, name: string): string {
  const { start, end } = placeOf(page, name)
  return page.slice(start, end).trim()
}

function placeOf(page: string, name: string): { start: number; end: number } {
  const [begin, close] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const [at, end] = [page.indexOf(begin), page.indexOf(close)]
  if (at < 0 || end < at) throw new Error(`the page has no section ${name}`)
  return { start: at + begin.length, end }
}
