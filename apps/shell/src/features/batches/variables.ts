import { nameOf, type PlanDraft } from './plan.ts'

const VARIABLE = /\{\{([^{}]{0,200})\}\}/g

/** Returns the variables of the texts for all rows that are the name of no text or number column, with their braces. */
export function unknownVariables({
  header,
  fields,
  templates,
}: Pick<PlanDraft, 'fields' | 'header' | 'templates'>): string[] {
  const columns = header.flatMap((_, column) => {
    const kind = fields[column]
    return kind === 'image' || kind === 'colour' ? [] : [plain(nameOf(header, column))]
  })
  const used = Object.values(templates).flatMap((text) => [...text.matchAll(VARIABLE)])
  const unknown = used.filter(([, name]) => !columns.includes(plain(name ?? ''))).map(([written]) => written)
  return [...new Set(unknown)]
}

/** `First_Name` and `first name` are one, as for the server. */
function plain(name: string): string {
  const text = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || text.trim()
}
