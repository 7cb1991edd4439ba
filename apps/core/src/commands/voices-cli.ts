import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkVoice } from '@vitrine/presenter/voices'
import { readConfig } from '../config.ts'
import {
  type CatalogueModel,
  InstallError,
  type Models,
  isVerified,
  openModels,
  voicesFolderOf,
} from '../features/voice-models/index.ts'
import { CliError, endWith } from '../platform/process/cli-error.ts'
import { createDownload } from '../platform/safe-fetch/download.ts'
import { systemClock } from '../platform/time/clock.ts'

const USAGE = `Usage: npm run voices -- list
       npm run voices -- install <id> [--from <folder or file>] [--trust]
       npm run voices -- remove <id>
       npm run voices -- check [<id>]

Installs voices that run on this machine, in DATA_DIR/voices. --from uses local files instead of a download;
--trust accepts voices whose files cannot be verified.`

const PROGRESS_INTERVAL_MS = 1000

const NOTES: Record<NonNullable<CatalogueModel['note']>, string> = {
  'research-ancestry':
    'Made from a voice whose recordings are for research only. Whether that affects this voice is unclear.',
  'simple-quality': 'Lowest quality in its family.',
  'synthetic-origin': 'Trained on permissively licensed recordings and on speech from commercial services.',
  'unproven-origin': 'The publisher does not say where the recordings come from.',
}

await run().catch((error: unknown) => endWith(error instanceof InstallError ? new CliError(error.message) : error))

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [command, id] = positionals
  if (values.help) return console.log(USAGE)
  const { dataDir } = readConfig()
  const models = openModels({ dataDir, download: createDownload(), clock: systemClock })
  if (command === 'list') return list(models)
  if (command === 'check') return check(models, voicesFolderOf(dataDir), id)
  if (command !== 'install' && command !== 'remove') throw new CliError(USAGE)
  const model = models.find(id)
  if (!model) throw new CliError(`There is no voice "${id ?? ''}". See: npm run voices -- list`)
  if (command === 'install') return install(models, model, values)
  console.log((await models.remove(model)) ? `${model.id} was removed.` : `${model.id} was not installed.`)
}

function readArguments() {
  const options = { from: { type: 'string' }, trust: { type: 'boolean' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`
}

async function list(models: Models): Promise<void> {
  for (const { model, state, totalBytes } of await models.list()) {
    const size = totalBytes ? megabytes(totalBytes) : 'size unknown'
    const proof = isVerified(model) ? '' : ', unverified (--trust)'
    const people = model.voices.map(({ name, style }) => (style ? `${name} (${style})` : name)).join(', ')
    console.log(`${model.id.padEnd(24)} ${model.languages.join(' ').padEnd(10)} ${state}`)
    console.log(`  ${people}`)
    console.log(`  ${size}, ${model.speed}${proof}. ${model.licence}: ${model.licenceUrl}`)
    console.log(`  Commercial use: ${model.commercialUse}.${model.note ? ` ${NOTES[model.note]}` : ''}\n`)
  }
}

async function install(
  models: Models,
  model: CatalogueModel,
  { from, trust = false }: { from?: string | undefined; trust?: boolean | undefined },
): Promise<void> {
  console.log(`License: ${model.licence}, ${model.licenceUrl}${model.note ? `\n${NOTES[model.note]}` : ''}`)
  const timer = setInterval(() => void showProgress(models, model), PROGRESS_INTERVAL_MS)
  try {
    await models.install(model, { from, isTrusted: trust })
  } finally {
    clearInterval(timer)
    if (process.stdout.isTTY) process.stdout.write('\n')
  }
  console.log(`${model.id} is installed.`)
}

async function showProgress(models: Models, { id }: CatalogueModel): Promise<void> {
  const found = (await models.list()).find(({ model }) => model.id === id)
  if (!found || !process.stdout.isTTY) return
  const total = found.totalBytes ? ` of ${megabytes(found.totalBytes)}` : ''
  process.stdout.write(`\r${megabytes(found.receivedBytes)}${total}   `)
}

/** Has each installed voice speak a sentence. Throws CliError when one fails, or none is installed. */
async function check(models: Models, voicesFolder: string, id: string | undefined): Promise<void> {
  const isWanted = (model: CatalogueModel) => !id || model.id === id
  const found = (await models.list()).filter(({ model, state }) => state === 'installed' && isWanted(model))
  if (found.length === 0) throw new CliError('No such voice is installed. See: npm run voices -- list')
  let failures = 0
  for (const { model } of found)
    for (const { name, languages, voiceNumber } of model.voices) {
      const result = await checkVoice(join(voicesFolder, model.id), languages[0] ?? 'en', voiceNumber).then(
        ({ milliseconds }) => `speaks (${milliseconds} ms)`,
        (error: Error) => {
          failures += 1
          return error.message
        },
      )
      console.log(`${model.id} ${name}: ${result}`)
    }
  if (failures > 0) throw new CliError(`${failures} voices failed.`)
}
