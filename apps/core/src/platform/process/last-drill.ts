import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The result of the last drill. */
export interface DrillResult {
  at: string
  /** When the tested backup was made. */
  backupAt: string
  isPassed: boolean
  seconds: number
  /** Why it failed. */
  reason: string | null
}

/** Returns the path of the drill result, beside the stamp of backups. */
function resultFile(stamp: string): string {
  return `${stamp}.drill.json`
}

export async function writeDrill(
  stamp: string,
  { at, backupAt, isPassed, seconds, reason }: DrillResult,
): Promise<void> {
  const file = resultFile(stamp)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, `${JSON.stringify({ at, backupAt, isPassed, seconds, reason }, null, 2)}\n`)
  await rename(`${file}.part`, file)
}

/** Returns the result of the last drill; null without a drill or a stamp. */
export async function lastDrill(stamp: string | undefined): Promise<DrillResult | null> {
  if (stamp === undefined) return null
  const text = await readFile(resultFile(stamp), 'utf8').catch(() => undefined)
  try {
    return text === undefined ? null : (JSON.parse(text) as DrillResult)
  } catch {
    return null
  }
}
