import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { byHand } from '../lingui.config.ts'

const config = getConfig({ cwd: new URL('..', import.meta.url).pathname })
const problems = { ...byHand, path: byHand.path.replace('<rootDir>', config.rootDir) }

export const languages: string[] = config.locales

/** The catalogs whose messages are collected from the code. */
export const extracted = await getCatalogs(config)

const catalogs = await getCatalogs({ ...config, catalogs: [...(config.catalogs ?? []), problems] })

/** Returns every message of a language with its translation, which is empty where there is none. */
export async function entriesIn(language: string): Promise<{ id: string; translation: string }[]> {
  const read = await Promise.all(catalogs.map(async (catalog) => Object.entries((await catalog.read(language)) ?? {})))
  return read.flat().map(([id, { translation = '' }]) => ({ id, translation }))
}
