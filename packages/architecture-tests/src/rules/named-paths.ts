import type { Rule } from '../fault.ts'
import type { SourceFile } from '../source-file.ts'

const pages = /(?:^|\/)README\.md$|^docs\/(?!ROUTES).*\.md$/
const span = /`([^`\n]+)`/g
/** Matches the path of a file of this repository, relative to any folder, or of a folder below a well-known one. */
const file = /^(?:[\w@-][\w@.-]*\/)*[\w@-][\w@.-]*\.(?:ts|tsx|mjs|md)$/
const folder = /^(?:apps|packages|features|platform|adapters|ports|infra|docs|tenants|test|ui|lib)(?:\/[a-z0-9-]+)*\/?$/

/** Files and folders that a page names exist. */
export const namedPaths: Rule = (files) => {
  const paths = files.map(({ path }) => `/${path}`)
  const exists = (name: string) => paths.some((path) => path.endsWith(`/${name}`) || path.includes(`/${name}/`))
  return files
    .filter(({ path }) => pages.test(path))
    .flatMap((page) =>
      namesIn(page)
        .filter(({ name }) => !exists(name))
        .map(({ name, line }) => ({
          rule: 'named-paths',
          file: page.path,
          line,
          message: `names ${name}, which is nowhere. Say where it is today.`,
        })),
    )
}

function namesIn({ text }: SourceFile): { name: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((words, at) =>
      [...words.matchAll(span)].flatMap(([, name = '']) =>
        file.test(name) || folder.test(name) ? [{ name: name.replace(/\/$/, ''), line: at + 1 }] : [],
      ),
    )
}
