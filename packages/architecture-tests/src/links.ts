import type { Import } from './imports.ts'
import { importsOf } from './imports.ts'
import type { SourceFile } from './source-file.ts'
import { isScript } from './source-file.ts'
import { packagesOf, resolve } from './workspace.ts'

/** An import with both ends. `to` is undefined for modules outside the repository. */
export type Link = Import & { from: string; to: string | undefined }

const known = new WeakMap<readonly SourceFile[], Link[]>()

/** Returns every import of the files. Computed once per list of files. */
export function linksOf(files: readonly SourceFile[]): Link[] {
  const seen = known.get(files)
  if (seen) return seen

  const packages = packagesOf(files)
  const links = files
    .filter(({ path }) => isScript(path))
    .flatMap((file) =>
      importsOf(file).map((found) => ({
        ...found,
        from: file.path,
        to: resolve(found.specifier, file.path, packages),
      })),
    )
  known.set(files, links)
  return links
}
