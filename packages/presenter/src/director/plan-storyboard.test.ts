import { expect, test } from 'vitest'
import type { Language } from '../composition/render-job.ts'
import { randomFrom } from '../rig/random.ts'
import { inputOf } from '../../test/director-input.ts'
import { threadMs } from '../../test/repeating-texts.ts'
import type { DirectorInput, DirectorPhoto } from './director-input.ts'
import type { ShotEdit } from './edits.ts'
import { planStoryboard } from './plan-storyboard.ts'
import type { Scene } from './scenes.ts'
import type { Shot, Storyboard } from './storyboard.ts'

const CLOSING = { line: 'Book your four mornings', phone: '+34 600 123 456' }

const photosOf = (count: number): DirectorPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    caption: ['Harbour', '', 'Market', 'Kitchen', ''][index % 5] ?? '',
    isPhoto: index % 7 !== 6,
    width: [1600, 1600, 1000, 2400, 700][index % 5] ?? 1600,
    height: [1067, 1600, 1500, 900, 500][index % 5] ?? 1067,
  }))

const scenesOf = (input: DirectorInput) => planStoryboard(input).shots.map(({ scene }) => scene)
const shotOf = (input: DirectorInput, scene: Scene) => planStoryboard(input).shots.find((shot) => shot.scene === scene)

const WORDS: Record<Language, readonly string[]> = {
  en: [
    'harbour',
    'walk,',
    'the',
    'Market',
    'four',
    '$1,290',
    'minutes',
    'first',
    'call',
    'second',
    '14',
    'Street',
    'best',
    '“we',
    'stay”',
    'things:',
    'and',
  ],
  es: ['puerto', 'paseo,', 'el', 'cuatro', '€90', 'minutos', 'llame', 'Calle', '5', 'mejor', 'cosas:', 'y', '¿cuándo'],
  fa: ['بندر', 'خانه،', 'چهار', '۱٬۲۹۰', 'دلار', 'دقیقه', 'خیابان', 'بهترین', 'تماس', 'بگیرید', '«ما', 'ماندیم»', 'و'],
  hi: ['घर', 'सुंदर,', 'चार', '₹1,25,000', 'मिनट', 'सबसे', 'कॉल', 'करें', 'और', 'मार्ग', 'पहला', 'दूसरा'],
  zh: ['海边', '房子，', '两间', '$1,290', '分钟', '最好', '预订', '市场', '路', '和', '三件事：'],
}
const ENDS: Record<Language, readonly string[]> = {
  en: ['.', '?', '!'],
  es: ['.', '?', '.'],
  fa: ['.', '؟', '.'],
  hi: ['।', '?', '।'],
  zh: ['。', '？', '！'],
}

function randomScript(language: Language, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const sentences = Array.from({ length: 1 + Math.floor(random() * 14) }, () => {
    const words = Array.from({ length: 1 + Math.floor(random() ** 2 * 50) }, () => pick(WORDS[language]))
    return words.join(language === 'zh' ? '' : ' ') + pick(ENDS[language])
  })
  return sentences.join(' ')
}

const LANGUAGES = ['en', 'es', 'fa', 'hi', 'zh'] as const
const numbersIn = (text: string) => text.match(/\p{Nd}+/gu) ?? []

const FACELESS: readonly Scene[] = ['voice', 'quote', 'address', 'opening']
const hasFace = ({ scene, ground }: Shot) => (scene === 'list' ? ground !== 'plain' : !FACELESS.includes(scene))
/** The presenter stands before a photo that is softened or in an arch. */
const isBehind = ({ scene, ground }: Shot) =>
  ground === 'blurred-photo' || scene === 'medium' || scene === 'offer' || scene === 'list'

/** Returns what is wrong with a video. */
function faultsOf({ shots, durationSeconds }: Storyboard, given: string): string[] {
  const faults = shots.flatMap(({ scene, startSeconds, endSeconds }, index) => {
    const seconds = endSeconds - startSeconds
    const before = shots[index - 1]?.endSeconds ?? 0
    const face = shots.findLastIndex((shot, at) => at <= index && hasFace(shot))
    const last = shots.slice(Math.max(0, index - 2), index + 1)
    return [
      ...(Math.abs(startSeconds - before) > 1e-6 ? [`gap before shot ${index}`] : []),
      ...(durationSeconds > 8 && seconds < 1.79 ? [`shot ${index} is seen ${seconds} s`] : []),
      ...(seconds > (scene === 'list' ? 12.5 : 9.01) ? [`shot ${index} takes ${seconds} s`] : []),
      ...(scene === 'end' && seconds < 3.99 ? [`the end is seen ${seconds} s`] : []),
      ...(last.length === 3 && last.every((shot) => shot.scene === scene) ? [`three ${scene} from ${index - 2}`] : []),
      ...(endSeconds - (shots[face]?.endSeconds ?? 0) > 12.5 ? [`no face at shot ${index}`] : []),
    ]
  })
  const firstFace = shots.find(hasFace)
  const photos = shots.flatMap((shot) => (shot.photo === undefined || isBehind(shot) ? [] : [shot.photo]))
  const known = new Set(numbersIn(given))
  const shown = shots.flatMap(({ texts, items }) =>
    numbersIn(JSON.stringify([texts, items.map(({ text, lead }) => [text, lead])])),
  )
  return [
    ...faults,
    ...(Math.abs((shots.at(-1)?.endSeconds ?? 0) - durationSeconds) > 1e-6
      ? ['the last shot does not end the video']
      : []),
    ...((firstFace?.startSeconds ?? 99) >= 4 ? ['no face in the first 4 s'] : []),
    ...[...Map.groupBy(photos, (photo) => photo)]
      .filter(([, all]) => all.length > 3)
      .map(([photo, all]) => `photo ${photo} comes ${all.length} times`),
    ...shown.filter((number) => !known.has(number)).map((number) => `${number} was not given`),
  ]
}

test.each(LANGUAGES)(
  'random scripts (%s) give videos without gaps, with bounded shots, regular faces and given numbers only',
  (language) => {
    const random = randomFrom(4711)
    for (let round = 0; round < 150; round++) {
      const script = randomScript(language, random)
      const photos = photosOf([0, 1, 3, 10][round % 4] ?? 0)
      const facts = round % 3 === 0 ? { price: '$1,290', bedrooms: '4' } : undefined
      const input = inputOf(script, language, {
        photos,
        seed: round,
        ...(round % 2 === 0 ? { openingSeconds: 2, closing: CLOSING } : {}),
        ...(facts ? { facts } : {}),
      })
      const storyboard = planStoryboard(input)
      const given = `${script} ${JSON.stringify([facts, CLOSING, photos])}`
      expect({ script, round, faults: faultsOf(storyboard, given) }).toEqual({ script, round, faults: [] })
      expect(planStoryboard(input)).toEqual(storyboard)
    }
  },
)

const TOUR =
  'Good morning from Porto Sereno. The old harbour wakes early at six. When did you last do nothing at all? ' +
  'Three walks we love: the pier, the market square and the lighthouse. One family wrote: “We came for a weekend ' +
  'and stayed for nine days.” Four nights with breakfast cost $1,290 for two. We are at 14 Harbour Street, ten ' +
  'minutes from the market. Call us today and we keep a room.'

test('each sentence of a tour gets a fitting scene', () => {
  const input = inputOf(TOUR, 'en', { closing: CLOSING, openingSeconds: 2, facts: { price: '$1,290' } })
  const scenes = scenesOf(input)
  expect(scenes.slice(0, 2)).toEqual(['opening', 'wide'])
  for (const scene of ['medium', 'close', 'list', 'quote', 'offer', 'address', 'end'] as const)
    expect(scenes).toContain(scene)
  expect(shotOf(input, 'list')?.items.map(({ text }) => text)).toEqual([
    'The pier',
    'The market square',
    'The lighthouse',
  ])
  expect(shotOf(input, 'quote')?.texts).toEqual({
    headline: 'We came for a weekend and stayed for nine days',
    line: 'One family',
  })
  expect(shotOf(input, 'offer')?.texts).toMatchObject({ price: '$1,290', note: 'for two' })
  expect(shotOf(input, 'address')?.texts.line).toBe('14 Harbour Street')
  expect(shotOf(input, 'close')?.texts.headline).toBe('When did you last do nothing at all?')
})

test.each([
  [
    'es',
    'Hola, soy Sofía. Cuatro noches cuestan 1.290 euros por persona. ' +
      '¿Cuándo descansó por última vez? Tres paseos: el puerto, la plaza y el faro. Llámenos hoy mismo.',
    ['offer', 'close', 'list'],
  ],
  [
    'fa',
    'سلام، من هستم سارا. چهار شب با صبحانه ۱٬۲۹۰ دلار است. ' +
      'آخرین بار کی استراحت کردید؟ سه جای زیبا: بندر، بازار و فانوس دریایی. همین امروز تماس بگیرید.',
    ['offer', 'close', 'list'],
  ],
  [
    'hi',
    'नमस्ते, मेरा नाम आशा है। चार रातों का दाम ₹1,25,000 है। ' +
      'आपने पिछली बार कब आराम किया? तीन जगहें: बंदरगाह, बाज़ार और मंदिर। आज ही कॉल करें।',
    ['offer', 'close', 'list'],
  ],
  [
    'zh',
    '欢迎来到宁静港。四晚含早餐只要$1,290。您上次休息是什么时候？三个好去处：码头、市场和灯塔。今天就请致电我们。',
    ['offer', 'close', 'list'],
  ],
] as const)('scene cues are recognised in other languages (%s)', (language, script, wanted) => {
  const scenes = scenesOf(inputOf(script, language, { closing: CLOSING }))
  expect(scenes).toEqual(expect.arrayContaining([...wanted, 'end']))
})

test('what is said beside a card is read in captions, a quote that the card shows is not', () => {
  const input = inputOf(TOUR, 'en', { closing: CLOSING, facts: { price: '$1,290' } })
  expect(shotOf(input, 'offer')?.captions).toBe(true)
  expect(shotOf(input, 'address')?.captions).toBe(true)
  expect(shotOf(input, 'quote')?.captions).toBe(false)
  expect(planStoryboard({ ...input, captions: false }).shots.some(({ captions }) => captions)).toBe(false)
})

test('captions leave out the quote where more is said in its scene', () => {
  const quoted = inputOf('Hello there, all of you. She wrote: “We stayed for nine days.” So did we. See you.', 'en')
  const { sentences } = quoted
  const shot = shotOf(quoted, 'quote')
  expect(shot).toMatchObject({ captions: true, saidInPicture: { fromSeconds: sentences[1]?.words[2]?.startSeconds } })
})

test('a question does not hide what is said before it', () => {
  const asked = 'Hello there, all of you. If you could wake up anywhere in the world, where would it be? See you soon.'
  const beside = shotOf(inputOf(asked, 'en', { shape: '16:9' }), 'close')
  expect(beside).toMatchObject({ captions: true, texts: { headline: 'Where would it be?' } })
  expect(beside?.saidInPicture).toBeDefined()
  // Upright it would be over the captions.
  const upright = shotOf(inputOf(asked, 'en', { shape: '9:16' }), 'close')
  expect(upright).toMatchObject({ captions: true, texts: {} })
  expect(upright?.saidInPicture).toBeUndefined()
  const short = 'Hello there, all of you. Do you work from home? See you soon in the garden.'
  expect(shotOf(inputOf(short, 'en', { shape: '9:16' }), 'close')).toMatchObject({
    captions: false,
    texts: { headline: 'Do you work from home?' },
  })
})

test('a spoken price that differs from the facts is shown as spoken, with a warning', () => {
  const input = inputOf('Hello there. It costs $1,300 per night.  Come soon, we wait.', 'en', {
    facts: { price: '$1,290' },
  })
  expect(shotOf(input, 'offer')?.texts).toMatchObject({ price: '$1,300', note: 'per night' })
  expect(planStoryboard(input).warnings).toContainEqual({ code: 'price-not-in-facts', subject: '$1,300' })
})

test('a house number before a name is an address when a way to it is told', () => {
  const told = inputOf('Hello there. We meet at 12 Campo San Polo, five minutes from the Rialto. See you.', 'en')
  expect(shotOf(told, 'address')).toMatchObject({
    texts: { line: '12 Campo San Polo' },
    items: [{ lead: 'five minutes', text: 'from the Rialto' }],
  })
  expect(scenesOf(inputOf('Hello there. We have 12 Persian carpets for you to see. See you.', 'en'))).not.toContain(
    'address',
  )
})

test('marks in the script take precedence: the photo stays until [presenter]', () => {
  const script =
    'Hello from the sea.\n[picture 2]\nWalk along the water with us today. ' +
    'Stay for dinner with the family.\n[presenter]\nThank you for your visit.'
  const { shots } = planStoryboard(inputOf(script, 'en', { photos: photosOf(2) }))
  expect(shots.map(({ scene, photo }) => [scene, scene === 'wide' ? undefined : photo])).toEqual([
    ['wide', undefined],
    ['voice', 1],
    ['corner', 1],
    ['wide', undefined],
  ])
})

const SENTENCES = [
  'Hello from the sea.',
  'Walk along the old harbour wall.',
  'Stay for dinner with the family.',
  'See you soon in the garden.',
]
const edit = (sentence: number, changes: Omit<ShotEdit, 'anchor'>): ShotEdit => ({
  anchor: { place: 'sentence', sentence, part: 0, words: SENTENCES[sentence] ?? '' },
  ...changes,
})

test('edits take precedence, also after script changes, and an edit without its sentence gives a warning', () => {
  const edits = {
    version: 1 as const,
    shots: [
      edit(1, { scene: 'split', photo: '2', texts: { headline: 'Our wall' } }),
      edit(2, { scene: 'close' }),
      edit(3, { scene: 'split', photo: 'gone' }),
      { anchor: { place: 'end' as const }, isHidden: true },
    ],
  }
  const photos = photosOf(3)
  const plan = (sentences: readonly string[]) =>
    planStoryboard(inputOf(sentences.join(' '), 'en', { photos, edits, closing: CLOSING }))
  const first = plan(SENTENCES)
  expect(first.shots.find(({ texts }) => texts.headline === 'Our wall')).toMatchObject({ scene: 'split', photo: 1 })
  expect(first.shots.map(({ scene }) => scene)).not.toContain('end')
  expect(first.warnings).toContainEqual({ code: 'photo-missing', subject: 'gone' })
  const longer = plan(['Welcome, all of you.', ...SENTENCES.slice(0, 2), 'Stay for lunch with the family.'])
  expect(longer.shots.find(({ texts }) => texts.headline === 'Our wall')).toMatchObject({
    scene: 'split',
    anchor: { sentence: 2 },
  })
  expect(longer.warnings.map(({ subject }) => subject)).toContain(SENTENCES[3])
})

test('a video is planned in linear time', () => {
  const cost = (sentences: number) => {
    const input = inputOf(`${TOUR} `.repeat(sentences / 8), 'en', { photos: photosOf(10), closing: CLOSING })
    return threadMs(() => planStoryboard(input))
  }
  cost(80)
  const [small, large] = [cost(200), cost(800)]
  expect(large).toBeLessThan(12 * small + 100)
})
