/** One person of a pasted list: where the line was, and what is wrong with it, if anything. */
export interface ImportRow {
  line: number
  email: string
  fault?: 'no-address' | 'twice'
}

/** At most so many at once: each is a mail, and mails to strangers are counted. */
export const rowsMax = 25

const ADDRESS = /[^\s,;<>"']+@[^\s,;<>"']+\.[^\s,;<>"']+/

/** Reads people from pasted lines or from a CSV file: each line that is not empty names one, by the first address in it. */
export function importRows(text: string): ImportRow[] {
  const seen = new Set<string>()
  const lines = text.split(/\r?\n/).map((line, index) => ({ text: line.trim(), line: index + 1 }))
  return lines
    .filter(({ text, line }) => text !== '' && !isHead(text, line))
    .map(({ text, line }): ImportRow => {
      const email = ADDRESS.exec(text)?.[0].toLowerCase()
      if (!email) return { line, email: text.slice(0, 80), fault: 'no-address' }
      if (seen.has(email)) return { line, email, fault: 'twice' }
      seen.add(email)
      return { line, email }
    })
}

/** The first line of a table that names its columns. */
function isHead(text: string, line: number): boolean {
  return line === 1 && !ADDRESS.test(text) && /mail/i.test(text)
}
