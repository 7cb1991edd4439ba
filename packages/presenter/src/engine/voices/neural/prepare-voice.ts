import { open as openFile, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MediaError } from '../../../composition/render-job.ts'
import type { Language } from '../../../composition/render-job.ts'
import { addDurations, factsOf } from './add-durations.ts'
import { unpackEspeakData } from './espeak-data.ts'
import { readPiperSettings } from './piper-settings.ts'
import { checkVoice } from './check-voice.ts'
import { VOICE_FILE } from './voice-file.ts'
import type { NeuralVoiceFile } from './voice-file.ts'

/** Families of voices that can be installed. */
type VoiceFamily = 'kokoro' | 'matcha' | 'piper'

/** Piper gives the length of tokens in frames of so many samples. */
const PIPER_HOP = 256
const SPEECH_MODEL = 'speech.onnx'
const PADDING = ['_', '^', '$']
/** The data is shared by all voices beside this one. */
const DATA_FOLDER = '../espeak-ng-data'

const damaged = (cause: unknown) =>
  new MediaError('voice-failed', 'The file of this voice holds no speech model. Download it again.', { cause })

async function writePieces(path: string, pieces: readonly Buffer[]): Promise<void> {
  const file = await openFile(`${path}.part`, 'w')
  try {
    for (const piece of pieces) await file.writeFile(piece)
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}

function timedModel(model: Buffer): Buffer[] | undefined {
  try {
    return addDurations(model)
  } catch (cause) {
    throw damaged(cause)
  }
}

const READY_TO_OPEN: Record<Exclude<VoiceFamily, 'piper'>, NeuralVoiceFile> = {
  kokoro: {
    format: 1,
    family: 'kokoro',
    rate: 24_000,
    paths: {
      model: 'model.onnx',
      voices: 'voices.bin',
      tokens: 'tokens.txt',
      dataDir: DATA_FOLDER,
      lexicon: 'lexicon-us-en.txt,lexicon-zh.txt',
    },
  },
  matcha: {
    format: 1,
    family: 'matcha',
    rate: 22_050,
    paths: { acousticModel: 'model.onnx', vocoder: 'vocoder.onnx', tokens: 'tokens.txt', dataDir: DATA_FOLDER },
  },
}

/** Writes the description, opens the voice and hears it. Throws as `checkVoice`. */
async function open(folder: string, file: NeuralVoiceFile, language: Language): Promise<void> {
  await writeFile(join(folder, VOICE_FILE), JSON.stringify(file, undefined, 2))
  try {
    await checkVoice(folder, language)
  } catch (error) {
    // Without its description the folder is no voice.
    await rm(join(folder, VOICE_FILE))
    throw error
  }
}

/** Makes what the library opens of the publisher's files, with durations where the model turns out to have them. */
async function preparePiper(folder: string, language: Language): Promise<void> {
  const { rate, ids, facts } = readPiperSettings(await readFile(join(folder, 'model.onnx.json'), 'utf8'))
  await writeFile(join(folder, 'tokens.txt'), [...ids].map(([symbol, id]) => `${symbol} ${id}\n`).join(''))
  const file: NeuralVoiceFile = {
    format: 1,
    family: 'vits',
    rate,
    paths: { model: SPEECH_MODEL, tokens: 'tokens.txt', dataDir: DATA_FOLDER },
  }
  const model = await readFile(join(folder, 'model.onnx'))
  const timed = timedModel(model)
  const speechModel = join(folder, SPEECH_MODEL)
  if (timed) {
    const symbols = Object.fromEntries([...ids].map(([symbol, id]) => [id, PADDING.includes(symbol) ? '' : symbol]))
    await writePieces(speechModel, [...timed, ...factsOf(facts)])
    const isOpen = await open(folder, { ...file, hopSamples: PIPER_HOP, symbols }, language).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MediaError && error.code === 'voice-failed') return false
        throw error
      },
    )
    if (isOpen) return
  }
  await writePieces(speechModel, [model, ...factsOf(facts)])
  await open(folder, file, language)
}

/**
 * Makes a voice of the downloaded files in `folder`, and hears it say a sentence. Returns the files that it needs no longer. Throws
 * `voice-failed` where the files are no voice, `voice-missing` without the library.
 */
export async function prepareVoice(folder: string, family: VoiceFamily, language: Language): Promise<string[]> {
  await unpackEspeakData(dirname(folder))
  if (family === 'piper') {
    await preparePiper(folder, language)
    return ['model.onnx']
  }
  await open(folder, READY_TO_OPEN[family], language)
  return []
}
