import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { renderVideo } from './engine/render-video.ts'
import { MediaError, LANGUAGES, MUSIC_MOODS } from './composition/render-job.ts'
import type { Facts, RenderJob, Language, RenderResult, SceneName } from './composition/render-job.ts'
import type { VoiceChoice } from './composition/render-inputs.ts'
import { presenterById, presenters } from './rig/presenters.ts'

const HELP = `Turns a script into a presenter video.

  npm run presenter -- --script file.txt --presenter maya --out video.mp4

  --script file        the text to speak (UTF-8)
  --presenter id       ${presenters.map(({ id }) => id).join(', ')}
  --out file.mp4       the video
  --language code      ${LANGUAGES.join(', ')}; default: en
  --title text         shown beside the presenter, and the title of the file
  --name, --role text  the lower third
  --brand-name text    default: Sample
  --primary #rrggbb    and --secondary, --accent: the brand's colors
  --logo file.svg      drawn instead of the default mark
  --scene name         tourism (default) or property
  --facts file.json    facts for the cards, e.g. {"title":"Porto Sereno","price":"$1,290"}
  --shape ratio        16:9 (default), 9:16, 1:1, 4:5 or 5:4
  --definition lines   720p (default) or 1080p
  --framing name       medium (default) or close
  --background name    scene (default), brand or plain
  --picture file       shown while the presenter speaks; can be repeated
  --opening            show the logo before the first word
  --unbranded file.mp4 also write a copy without the brand
  --dark               dark background
  --recording file     a recording of the script, audio or video, instead of the built-in voice
  --speed number       0.7 to 1.4; 1 is the presenter's own pace
  --music              quiet background music
  --music-mood name    ${MUSIC_MOODS.join(', ')}; default: calm. Implies --music
  --no-captions        do not draw captions
  --subtitles path     also write the captions to path.vtt and path.srt
  --kept folder        store the speech there, and reuse it for the same words
  --poster file.png    also write a still image
  --help               show this help
`

class UsageError extends Error {}

const OPTIONS = {
  script: { type: 'string' },
  presenter: { type: 'string' },
  out: { type: 'string' },
  language: { type: 'string', default: 'en' },
  title: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', default: '' },
  'brand-name': { type: 'string', default: 'Sample' },
  primary: { type: 'string', default: '#0b6e69' },
  secondary: { type: 'string', default: '#27406b' },
  accent: { type: 'string', default: '#f2a541' },
  logo: { type: 'string' },
  scene: { type: 'string', default: 'tourism' },
  facts: { type: 'string' },
  shape: { type: 'string', default: '16:9' },
  definition: { type: 'string', default: '720p' },
  framing: { type: 'string', default: 'medium' },
  background: { type: 'string', default: 'scene' },
  picture: { type: 'string', multiple: true },
  opening: { type: 'boolean', default: false },
  unbranded: { type: 'string' },
  dark: { type: 'boolean', default: false },
  recording: { type: 'string' },
  speed: { type: 'string', default: '1' },
  music: { type: 'boolean', default: false },
  'music-mood': { type: 'string' },
  subtitles: { type: 'string' },
  kept: { type: 'string' },
  'no-captions': { type: 'boolean', default: false },
  poster: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function readOptions(): Options {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function oneOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === value)
  if (!found) throw new UsageError(`--${name} must be one of ${choices.join(', ')}, not "${value}".`)
  return found
}

function colour(name: string, value: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new UsageError(`--${name} must look like #1a2b3c, not "${value}".`)
  return value
}

function voiceOf({ recording, speed }: Options): VoiceChoice {
  if (recording) return { kind: 'recorded', path: recording }
  const pace = Number(speed)
  if (!(pace >= 0.7 && pace <= 1.4)) throw new UsageError(`--speed must be between 0.7 and 1.4, not "${speed}".`)
  return { kind: 'built-in', speed: pace }
}

function musicOf({ music, 'music-mood': mood }: Options): Pick<RenderJob, 'music' | 'musicMood'> {
  return mood ? { music: true, musicMood: oneOf('music-mood', mood, MUSIC_MOODS) } : { music }
}

async function readText(name: string, path: string | undefined): Promise<string> {
  if (!path) throw new UsageError(`--${name} is missing.`)
  return readFile(path, 'utf8').catch(() => {
    throw new UsageError(`The file "${path}" given with --${name} cannot be read.`)
  })
}

async function readFacts(path: string): Promise<Facts> {
  const text = await readText('facts', path)
  try {
    return JSON.parse(text) as Facts
  } catch {
    throw new UsageError(`The file "${path}" given with --facts is not JSON.`)
  }
}

async function jobOf(options: Options): Promise<RenderJob> {
  const script = await readText('script', options.script)
  if (!options.out) throw new UsageError('--out is missing.')
  const person = presenterById(options.presenter ?? 'maya')
  if (!person) throw new MediaError('unknown-presenter', `There is no presenter called "${options.presenter}".`)
  return {
    script,
    language: oneOf<Language>('language', options.language, LANGUAGES),
    presenterId: person.id,
    brand: {
      name: options['brand-name'],
      primary: colour('primary', options.primary),
      secondary: colour('secondary', options.secondary),
      accent: colour('accent', options.accent),
      scene: oneOf<SceneName>('scene', options.scene, ['tourism', 'property']),
      mode: options.dark ? 'dark' : 'light',
      ...(options.logo ? { logoSvg: await readText('logo', options.logo) } : {}),
    },
    title: options.title ?? '',
    lowerThird: { name: options.name ?? person.name, role: options.role },
    ...(options.facts ? { facts: await readFacts(options.facts) } : {}),
    shape: oneOf('shape', options.shape, ['16:9', '1:1', '4:5', '5:4', '9:16']),
    definition: oneOf('definition', options.definition, ['720p', '1080p']),
    framing: oneOf('framing', options.framing, ['medium', 'close']),
    background: oneOf('background', options.background, ['scene', 'brand', 'plain']),
    pictures: (options.picture ?? []).map((path) => ({ path, isPhoto: true })),
    opening: options.opening,
    ...(options.unbranded ? { unbrandedPath: options.unbranded } : {}),
    outputPath: options.out,
    ...(options.poster ? { posterPath: options.poster } : {}),
    voice: voiceOf(options),
    ...musicOf(options),
    captions: !options['no-captions'],
    ...(options.subtitles ? { captionsPath: options.subtitles } : {}),
    ...(options.kept ? { speechCacheFolder: options.kept } : {}),
  }
}

function printFigures(path: string, video: RenderResult, wallSeconds: number): void {
  const megabytes = (video.bytes / 1e6).toFixed(2)
  console.log(
    `${path}: ${video.durationSeconds.toFixed(1)} s, ${video.width}x${video.height}, ${video.frames} frames, ${megabytes} MB`,
  )
  const speed = (video.durationSeconds / wallSeconds).toFixed(1)
  console.log(`rendered in ${wallSeconds.toFixed(1)} s (${speed}x real time), ${video.cpuSeconds.toFixed(1)} s of CPU`)
}

async function main(): Promise<void> {
  const options = readOptions()
  if (options.help) {
    console.log(HELP)
    return
  }
  const job = await jobOf(options)
  const started = performance.now()
  const video = await renderVideo(job)
  printFigures(job.outputPath, video, (performance.now() - started) / 1000)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof MediaError)) throw error
  console.error(error.message)
  if (error instanceof UsageError) console.error('See pnpm presenter --help.')
  process.exitCode = 1
}
