import type { Language } from '@vitrine/contract'
import type { CatalogueModel } from './types.ts'

const PUBLISHER = 'https://huggingface.co/rhasspy/piper-voices'

/** Size and MD5 of a file from the publisher's list of voices (`voices.json` of wyoming-piper). */
type PublishedFile = readonly [bytes: number, md5: string]

interface Card extends Pick<CatalogueModel, 'commercialUse' | 'licence' | 'note' | 'speed'> {
  /** Folder of the publisher, as language, name and quality. */
  path: `${string}/${string}/${string}`
  language: Language
  model: PublishedFile
  settings: PublishedFile
  people: readonly { name: string; gender: 'female' | 'male' | null; style: string }[]
}

const PUBLIC_DOMAIN = { licence: 'Public domain', commercialUse: 'allowed', note: null } as const
// Fine-tuned from the voice `lessac`.
const FROM_LESSAC = 'research-ancestry'

const CARDS: readonly Card[] = [
  {
    ...PUBLIC_DOMAIN,
    path: 'en_US/kristin/medium',
    language: 'en',
    speed: 'fast',
    model: [63_531_379, '5fed42d2296baca042e2bf74785db725'],
    settings: [4968, '70bc97d350c796c64ea5e4d08241afac'],
    people: [{ name: 'Kristin', gender: 'female', style: 'American' }],
  },
  {
    ...PUBLIC_DOMAIN,
    path: 'en_US/john/medium',
    language: 'en',
    speed: 'fast',
    model: [63_531_379, '70480857f21f2560f3a232722023b36d'],
    settings: [4965, 'f2d04611b498e14d394385d1ec8a2d2d'],
    people: [{ name: 'John', gender: 'male', style: 'American' }],
  },
  {
    ...PUBLIC_DOMAIN,
    path: 'en_US/norman/medium',
    language: 'en',
    speed: 'fast',
    model: [63_531_379, '829cea515dc724d694b83b71e8083f9f'],
    settings: [4968, '975830d6f230f6eccf657d265de99eba'],
    people: [{ name: 'Norman', gender: 'male', style: 'American' }],
  },
  {
    ...PUBLIC_DOMAIN,
    path: 'en_GB/cori/high',
    language: 'en',
    speed: 'fast',
    model: [114_219_352, '3474a80133d9a03e6870d2ac42c18806'],
    settings: [4963, '0f7d42e77a99193006aa34a34442f5e0'],
    people: [{ name: 'Cori', gender: 'female', style: 'British' }],
  },
  {
    ...PUBLIC_DOMAIN,
    note: 'simple-quality',
    path: 'es_ES/carlfm/x_low',
    language: 'es',
    speed: 'fast',
    model: [28_130_791, '4137b5aee01ea6241080fc4dbe59a8ee'],
    settings: [4159, 'f4ab058cc8b5d024f1b123d06049df22'],
    people: [{ name: 'Carl', gender: null, style: 'Spain, simple' }],
  },
  {
    licence: 'CC0 1.0',
    commercialUse: 'unclear',
    note: FROM_LESSAC,
    path: 'es_ES/davefx/medium',
    language: 'es',
    speed: 'fast',
    model: [63_201_294, 'dc515cd4ecc5f6f72fe14a941188fc9c'],
    settings: [4817, 'dd157b5eaf6930bf949cf416d9a9307a'],
    people: [{ name: 'Dave', gender: 'male', style: 'Spain' }],
  },
  {
    licence: 'CC BY 3.0',
    commercialUse: 'unclear',
    note: FROM_LESSAC,
    path: 'es_ES/sharvard/medium',
    language: 'es',
    speed: 'fast',
    model: [76_733_615, '77e6f9c26e92799fb04bb90b46bf1834'],
    settings: [4903, 'e49cab310ce362145f7d94b347c291ff'],
    people: [
      { name: 'Sharvard M', gender: 'male', style: 'Spain' },
      { name: 'Sharvard F', gender: 'female', style: 'Spain' },
    ],
  },
]

function modelOf({ path, language, model, settings, people, ...facts }: Card): CatalogueModel {
  const id = path.replaceAll('/', '-')
  const folder = `${language}/${path}`
  const file = (name: string, [bytes, md5]: PublishedFile) => {
    const url = `${PUBLISHER}/resolve/main/${folder}/${name.replace('model', id)}`
    return { name, url, bytes, md5 }
  }
  return {
    ...facts,
    id,
    family: 'piper',
    languages: [language],
    files: [file('model.onnx', model), file('model.onnx.json', settings)],
    licenceUrl: `${PUBLISHER}/blob/main/${folder}/MODEL_CARD`,
    voices: people.map((person, voiceNumber) => ({
      ...person,
      id: people.length === 1 ? id : `${id}-${voiceNumber}`,
      languages: [language],
      voiceNumber,
    })),
  }
}

/** Voices of the Piper family. Those whose licence forbids commercial use are left out. */
export const piperModels: readonly CatalogueModel[] = CARDS.map(modelOf)
