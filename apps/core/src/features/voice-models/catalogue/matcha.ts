import type { CatalogueModel } from './types.ts'

const PUBLISHER = 'https://huggingface.co/csukuangfj'
const VOCODER = 'https://github.com/k2-fsa/sherpa-onnx/releases/download/vocoder-models/vocos-22khz-univ.onnx'

function modelOf(name: 'Khadijah' | 'Musa', gender: 'female' | 'male'): CatalogueModel {
  const id = `fa_en-${name.toLowerCase()}`
  const repository = `${PUBLISHER}/matcha-tts-${id}`
  // No public source states sizes or hashes.
  const file = (fileName: string, url: string) => ({ name: fileName, url, bytes: null })
  return {
    id,
    family: 'matcha',
    languages: ['fa'],
    files: [
      file('model.onnx', `${repository}/resolve/main/model.onnx`),
      file('tokens.txt', `${repository}/resolve/main/tokens.txt`),
      file('vocoder.onnx', VOCODER),
    ],
    licence: 'CC0 1.0',
    licenceUrl: `https://huggingface.co/mah92/${name}-FA_EN-Matcha-TTS-Model`,
    commercialUse: 'unclear',
    note: 'unproven-origin',
    speed: 'fast',
    voices: [{ id, name, gender, languages: ['fa'], style: 'neutral', voiceNumber: 0 }],
  }
}

/** Voices for Farsi. None is known whose recordings have a proven origin. */
export const matchaModels: readonly CatalogueModel[] = [modelOf('Khadijah', 'female'), modelOf('Musa', 'male')]
