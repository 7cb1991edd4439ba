import type { Rule } from '../fault.ts'

const PAGE = 'docs/SECURITY.md'
const ROW = /^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?[^|]*\| (met|not met|does not apply) \|(.*)\|$/
/** States that need a test, a file or a reason beside them. */
const EXPLAINED = ['not met']

/**
 * The number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. They are the first ones of their
 * section: level 3 comes last. Counted from the standard's own list (OWASP/ASVS, 5.0/docs_en).
 */
const SECTIONS = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1
9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4
13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`

const requirements = SECTIONS.split(/\s+/).flatMap((section) => {
  const [name = '', count] = section.split(':')
  return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`)
})

/** The security page answers every requirement of ASVS level 2 exactly once, and gives the reason for each that is not met. */
export const asvsTable: Rule = (files) => {
  const page = files.find(({ path }) => path === PAGE)
  if (!page) return []
  const rows = page.text.split('\n').flatMap((text, index) => rowOf(text, index + 1))
  const answered = rows.flatMap(({ ids }) => ids)
  const fault = (line: number, message: string) => ({ rule: 'asvs-table', file: PAGE, line, message })
  return [
    ...requirements
      .filter((id) => answered.filter((other) => other === id).length !== 1)
      .map((id) => fault(1, `Requirement ${id} needs exactly one row.`)),
    ...rows
      .filter(({ state, shownBy }) => EXPLAINED.includes(state) && shownBy === '')
      .map(({ line, ids }) => fault(line, `Requirement ${ids[0]} is not met. Say why.`)),
  ]
}

function rowOf(text: string, line: number) {
  const [, first = '', last = first, state = '', shownBy = ''] = ROW.exec(text) ?? []
  if (!first) return []
  const ids = requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1)
  return [{ line, ids, state, shownBy: shownBy.trim() }]
}
