import { expect, test } from 'vitest'
import { LANGUAGES } from '../../composition/render-job.ts'
import type { Language } from '../../composition/render-job.ts'
import { presenters } from '../../rig/presenters.ts'
import { estimateSeconds, parseScript } from '../../script/index.ts'
import { loadVoice } from '../optional-packages.ts'
import { openBuiltInVoice, voiceName } from './built-in-voice.ts'
import type { Utterance } from './voice.ts'

const SENTENCES: Record<Language, string> = {
  en: 'Every morning begins by the water and ends under a wide sky, from $1,290.',
  es: 'Cada mañana empieza junto al agua y termina bajo un cielo amplio, desde 1.290 €.',
  fa: 'هر صبح کنار آب آغاز می‌شود و زیر آسمانی آرام به پایان می‌رسد، از ۱٬۲۹۰ دلار.',
  hi: 'हर सुबह पानी के किनारे शुरू होती है और शांत आसमान के नीचे ख़त्म होती है, ₹1,290 से।',
  zh: '每个早晨都从水边开始，在宽广安静的天空下结束，价格从1,290美元起。',
}

async function said(presenter: (typeof presenters)[number]['id'], language: Language, speed = 1): Promise<Utterance> {
  const voice = await openBuiltInVoice(presenter, language, speed)
  for await (const utterance of voice.say(parseScript(SENTENCES[language], language).sentences)) return utterance
  throw new Error('The voice said nothing.')
}

test('the speech engine has the voice of every presenter in every language', async () => {
  const { worker } = await loadVoice()
  for (const language of LANGUAGES) {
    const names = presenters.map(({ id }) => voiceName(id, language))
    expect(new Set(names).size).toBe(presenters.length)
    for (const name of names) expect({ name, code: worker.set_voice(name) }).toEqual({ name, code: 0 })
  }
})

test.each(LANGUAGES)('a sentence is complete after a change of presenter (%s)', async (language) => {
  const estimated = estimateSeconds(SENTENCES[language], language) - 1.3
  for (const presenter of ['maya', 'tom'] as const) {
    const { samples, words } = await said(presenter, language)
    expect(samples.length / 22050 / estimated).toBeGreaterThan(0.75)
    expect(samples.length / 22050 / estimated).toBeLessThan(1.25)
    // No two words start at the same time.
    const starts = words.map(({ startSeconds }) => startSeconds)
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  }
})

test('speed changes the length of a sentence', async () => {
  const [slow, usual, fast] = [await said('maya', 'en', 0.7), await said('maya', 'en'), await said('maya', 'en', 1.4)]
  expect(slow.samples.length / usual.samples.length).toBeGreaterThan(1.25)
  expect(fast.samples.length / usual.samples.length).toBeLessThan(0.8)
})
