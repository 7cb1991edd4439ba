import type { Language } from '@vitrine/contract'
import type { CatalogueModel } from './types.ts'

const PUBLISHER = 'https://huggingface.co/csukuangfj'

type Person = readonly [voiceNumber: number, name: string, gender: 'female' | 'male', language: Language, style: string]

const PEOPLE: readonly Person[] = [
  [3, 'Heart', 'female', 'en', 'American, warm'],
  [2, 'Bella', 'female', 'en', 'American'],
  [16, 'Michael', 'male', 'en', 'American'],
  [21, 'Emma', 'female', 'en', 'British'],
  [28, 'Dora', 'female', 'es', 'neutral'],
  [29, 'Alex', 'male', 'es', 'neutral'],
  [31, 'Alpha', 'female', 'hi', 'simple'],
  [33, 'Omega', 'male', 'hi', 'simple'],
]
const PEOPLE_CHINESE: readonly Person[] = [
  [3, '001', 'female', 'zh', 'Mandarin'],
  [4, '002', 'female', 'zh', 'Mandarin'],
  [58, '009', 'male', 'zh', 'Mandarin'],
  [59, '010', 'male', 'zh', 'Mandarin'],
]

/** Name of a file and its size. No public source states the hash at this address, so these models are unverified. */
type File = readonly [name: string, bytes: number]

interface Release extends Pick<CatalogueModel, 'commercialUse' | 'id' | 'note'> {
  repository: string
  files: readonly File[]
  people: readonly Person[]
}

function modelOf({ id, repository, files, people, ...facts }: Release): CatalogueModel {
  return {
    ...facts,
    id,
    family: 'kokoro',
    languages: [...new Set(people.map(([, , , language]) => language))],
    files: files.map(([name, bytes]) => ({ name, url: `${PUBLISHER}/${repository}/resolve/main/${name}`, bytes })),
    licence: 'Apache 2.0',
    licenceUrl: `${PUBLISHER}/${repository}/blob/main/LICENSE`,
    speed: 'slow',
    voices: people.map(([voiceNumber, name, gender, language, style]) => ({
      id: `${id}-${voiceNumber}`,
      name,
      gender,
      languages: [language],
      style,
      voiceNumber,
    })),
  }
}

/** Voices of the Kokoro family: one large download, many voices. */
export const kokoroModels: readonly CatalogueModel[] = [
  modelOf({
    id: 'kokoro-1.0',
    repository: 'kokoro-multi-lang-v1_0',
    commercialUse: 'allowed',
    note: 'synthetic-origin',
    files: [
      ['model.onnx', 325_630_829],
      ['voices.bin', 27_678_720],
      ['tokens.txt', 687],
      ['lexicon-us-en.txt', 5_956_885],
      ['lexicon-zh.txt', 2_364_621],
    ],
    people: PEOPLE,
  }),
  modelOf({
    id: 'kokoro-1.1-zh',
    repository: 'kokoro-multi-lang-v1_1',
    commercialUse: 'allowed',
    note: null,
    files: [
      ['model.onnx', 325_631_784],
      ['voices.bin', 53_790_720],
      ['tokens.txt', 1111],
      ['lexicon-us-en.txt', 5_956_885],
      ['lexicon-zh.txt', 2_119_465],
    ],
    people: PEOPLE_CHINESE,
  }),
]
