// @vitest-environment happy-dom
import type { Avatar } from '@vitrine/contract'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { AvatarCard } from './avatar-card.tsx'

const leila = {
  id: '0190aaaa-0000-7000-8000-0000000000aa',
  name: 'Leila',
  line: 'Culture and heritage',
  type: 'stock',
  status: 'ready',
  presenterId: 'leila',
  imageUrl: '/media/leila.mp4',
  posterUrl: '/media/leila.jpg',
  previewLanguage: 'en',
} as Avatar

it('a still image is shown until the preview plays, and after it has stopped', () => {
  const { container } = show(<AvatarCard avatar={leila} />)
  const still = () => container.querySelector('img')?.getAttribute('src')
  const video = container.querySelector('video') as HTMLVideoElement
  expect([still(), video.preload]).toEqual(['/media/leila.jpg', 'none'])

  fireEvent.playing(video)
  expect(still()).toBeUndefined()

  fireEvent.pause(video)
  expect(still()).toBe('/media/leila.jpg')
})
