/** A site as the files of a folder, and the name it had. */
export interface SiteFolder {
  slug: string
  files: Record<string, string>
}

/** Reads the chosen files: one export file, or the files of a folder. Undefined for anything else. The server validates their content. */
export async function readFolder(chosen: readonly File[]): Promise<SiteFolder | undefined> {
  const texts = await Promise.all(chosen.map(async (file) => [file.name, await file.text()] as const))
  const [first] = texts
  const exported = texts.length === 1 && first ? exportOf(first[1]) : undefined
  if (exported) return exported
  return texts.some(([name]) => name === 'tenant.json') ? { slug: '', files: Object.fromEntries(texts) } : undefined
}

function exportOf(text: string): SiteFolder | undefined {
  try {
    const { slug, files } = JSON.parse(text) as { slug?: unknown; files?: unknown }
    if (typeof files !== 'object' || files === null) return undefined
    const entries = Object.entries(files).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return { slug: typeof slug === 'string' ? slug : '', files: Object.fromEntries(entries) }
  } catch {
    return undefined
  }
}
