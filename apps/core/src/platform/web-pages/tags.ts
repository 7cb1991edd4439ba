const TAGS_MAX = 400
const TAG_CHARACTERS_MAX = 4000

/** The first 400 tags of a name, as they are written. Reads the page once, however many tags never end. */
export function tagsOf(html: string, name: 'img' | 'link' | 'meta'): string[] {
  const tags: string[] = []
  let end = 0
  for (const { index } of html.matchAll(new RegExp(`<${name}\\s`, 'gi'))) {
    if (index < end) continue
    end = html.indexOf('>', index) + 1
    if (end === 0 || tags.length === TAGS_MAX) break
    if (end - index <= TAG_CHARACTERS_MAX) tags.push(html.slice(index, end))
  }
  return tags
}

/** What a tag says under a name; undefined where it says nothing. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found ? (found[1] ?? found[2] ?? found[3]) : undefined
}
