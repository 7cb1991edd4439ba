import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = import.meta.dirname
/** What is outside of `PrivateArea`, which provides the query client. */
const ROOTS = ['screens/home.tsx', 'screens/login.tsx', 'screens/register.tsx', 'app/rare-routes.tsx']
const DEFINES_USE_USER = 'lib/session/session.ts'
const IMPORT = /(?:from |import\()'(\.[^']+)'/g
/** Hooks that throw without a query client. */
const HOOK = /\b(?:useQuery|useInfiniteQuery|useMutation|useQueryClient|useUser)\(/

it('public screens use no hook that needs a query client', () => {
  const used = reachable().filter((file) => HOOK.test(readFileSync(file, 'utf8')))

  expect(used.map((file) => relative(SOURCE, file))).toEqual([DEFINES_USE_USER])
})

/** Returns the files that public screens import, directly or not, at once or later. */
function reachable(): string[] {
  const found = new Set(ROOTS.map((root) => resolve(SOURCE, root)))
  for (const file of found)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(dirname(file), path)
      if (existsSync(imported)) found.add(imported)
    }
  return [...found]
}
