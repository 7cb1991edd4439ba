// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { MusicMood } from '@vitrine/contract'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { stubAudio } from '../../test/fake-audio.ts'
import { show } from '../../test/show.tsx'
import { MusicMoodChoice } from './music-mood-choice.tsx'

let played: string[]
beforeEach(() => {
  played = stubAudio()
})

function Choice() {
  const [mood, setMood] = useState<MusicMood>('calm')
  return <MusicMoodChoice mood={mood} onChoose={setMood} />
}

it('offers four moods and selects one', async () => {
  const { person } = show(<Choice />)
  const moods = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  expect(moods()).toEqual([true, false, false, false])
  await person.click(screen.getByRole('radio', { name: /Upbeat/ }))

  expect(moods()).toEqual([false, false, false, true])
})

it('plays one mood at a time, without choosing it', async () => {
  const { calls } = core({
    'GET /api/music/:mood': () => new Response('RIFF', { headers: { 'content-type': 'audio/wav' } }),
  })
  const { person } = show(<Choice />)
  await person.click(screen.getByRole('button', { name: /Listen: .*Warm/ }))
  await person.click(await screen.findByRole('button', { name: /Stop .*Warm/ }))
  await person.click(screen.getByRole('button', { name: /Listen: .*Warm/ }))
  await person.click(screen.getByRole('button', { name: /Listen: .*Bright/ }))
  await screen.findByRole('button', { name: /Stop .*Bright/ })

  expect(screen.getByRole('button', { name: /Listen: .*Warm/ })).toBeTruthy()
  expect(played).toHaveLength(3)
  expect(calls).toEqual(['GET /api/music/warm', 'GET /api/music/warm', 'GET /api/music/bright'])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Calm/ }).checked).toBe(true)
})

it('reports a sample that cannot be played', async () => {
  core({ 'GET /api/music/:mood': () => refused(503, 'preview-failed', 'The preview couldn’t be spoken.') })
  const { person } = show(<Choice />)
  await person.click(screen.getByRole('button', { name: /Listen: .*Calm/ }))

  expect(await screen.findByText(/Couldn’t play the music/)).toBeTruthy()
})
