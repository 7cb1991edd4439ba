// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Voice } from '@vitrine/contract'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { stubAudio } from '../../test/fake-audio.ts'
import { show } from '../../test/show.tsx'
import { VoicePicker } from './voice-picker.tsx'

const builtIn: Voice = {
  id: 'built-in',
  kind: 'built-in',
  name: 'Presenter’s voice',
  languages: ['en', 'es', 'zh', 'hi', 'fa'],
  gender: null,
  style: null,
  isFavourite: false,
  creditsPerMinute: 0,
  fault: null,
}
const kristin: Voice = {
  ...builtIn,
  id: 'kristin',
  kind: 'neural',
  name: 'Kristin',
  gender: 'female',
  style: 'American',
}
const gone: Voice = { ...kristin, id: 'gone', name: 'Gone', isFavourite: true, fault: 'not-installed' }

let played: string[]
beforeEach(() => {
  played = stubAudio()
})

function showPicker(voices: Voice[], props: Partial<ComponentProps<typeof VoicePicker>> = {}, calls = {}) {
  const answers = core({ 'GET /api/voices': () => voices, ...calls })
  const onChoose = vi.fn<(id: string) => void>()
  const picker = {
    language: 'en',
    chosenId: 'built-in',
    avatarId: 'maya',
    error: undefined,
    isReplaced: false,
    whenUnavailable: 'wait',
    onWhenUnavailable: () => undefined,
  } as const
  return { ...show(<VoicePicker {...picker} onChoose={onChoose} {...props} />), ...answers, onChoose }
}

it('shows the presenter’s voice as a plain row when there is no other', async () => {
  showPicker([builtIn])

  expect(await screen.findByRole('button', { name: 'Play a sample of Presenter’s voice' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('describes the voices, and omits unusable ones', async () => {
  const { person, onChoose } = showPicker([gone, builtIn, kristin])

  const choice = await screen.findByRole('radio', { name: /Kristin/ })
  expect(choice.closest('label')?.textContent).toBe('KristinFemale · American')
  expect(screen.getByRole('radio', { name: /Gone/ })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Play a sample of Gone' })).toBeNull()
  await person.click(choice)
  expect(onChoose).toHaveBeenCalledWith('kristin')
})

it('plays a sample in the script’s language, and stops it', async () => {
  const asked: string[] = []
  const { person } = showPicker(
    [builtIn, kristin],
    { language: 'es' },
    {
      'GET /api/voices/:voice/sample': ({ path, query }: { path: string; query: URLSearchParams }) => {
        asked.push(`${path}?${query}`)
        return new Response('RIFF', { headers: { 'content-type': 'audio/wav' } })
      },
    },
  )
  await person.click(await screen.findByRole('button', { name: 'Play a sample of Kristin' }))
  await person.click(await screen.findByRole('button', { name: 'Stop Kristin' }))
  await person.click(await screen.findByRole('button', { name: 'Play a sample of Presenter’s voice' }))

  await vi.waitFor(() => expect(played).toHaveLength(2))
  expect(asked).toEqual([
    '/api/voices/kristin/sample?language=es',
    '/api/voices/built-in/sample?language=es&avatarId=maya',
  ])
})

it('explains why a sample was not heard', async () => {
  const fault = () => refused(429, 'too-many', 'Too many requests. Try again in 15 minutes.')
  const { person } = showPicker([builtIn, kristin], {}, { 'GET /api/voices/:voice/sample': fault })
  await person.click(await screen.findByRole('button', { name: 'Play a sample of Kristin' }))

  expect(await screen.findByText('Too many requests. Try again in 15 minutes.')).toBeTruthy()
})

it('marks a favorite', async () => {
  const answer = () => ({ ok: true })
  const { person, calls } = showPicker([builtIn, kristin], {}, { 'PUT /api/voices/:voice/favourite': answer })
  const star = await screen.findByRole('button', { name: 'Favorite: Kristin' })
  await person.click(star)

  await vi.waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
  expect(calls).toContain('PUT /api/voices/kristin/favourite')
})

it('reports that a chosen voice was removed, also when only the presenter’s is left', async () => {
  showPicker([builtIn], { chosenId: 'kristin' })

  expect((await screen.findByRole('alert')).textContent).toContain('isn’t available in English')
  expect(screen.getByRole('radio')).toHaveProperty('checked', false)
})

it('shows the first voices and the chosen one, and the rest on request', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ ...kristin, id: `v${index}`, name: `Voice ${index}` }))
  const { person } = showPicker([builtIn, ...many], { chosenId: 'v8' })

  expect(await screen.findAllByRole('radio')).toHaveLength(7)
  await person.click(screen.getByRole('button', { name: 'Show all 10 voices' }))
  expect(screen.getAllByRole('radio')).toHaveLength(10)
})
