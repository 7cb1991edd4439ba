const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Returns the sentence below the heading of a rendered page as plain text; empty without one. */
export function leadOf(html: string): string {
  const lead = /<\/h1>\s*<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  const text = lead.replaceAll(/<[^<>]*>/g, '').trim()
  return text.replaceAll(/&([^&;\s]+);/g, (entity, name: string) => CHARACTERS[name] ?? entity)
}
