// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Avatar } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { show } from '../../test/show.tsx'
import { AvatarPicker } from './avatar-picker.tsx'

const stock = { id: 's', name: 'Leila', line: '', type: 'stock', status: 'ready', presenterId: 'leila' } as Avatar
const twin = { id: 't', name: 'Farah', line: '', type: 'custom', status: 'ready' } as Avatar

function sections(avatars: Avatar[]): string[] {
  show(<AvatarPicker avatars={avatars} chosenId={null} error={undefined} onChoose={() => undefined} />)
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
}

it('begins with the stock presenters for people without one of their own', () => {
  expect(sections([stock])).toEqual(['Stock Avatars', 'Your Custom Avatars'])
  expect(screen.getByRole('radiogroup', { name: 'Choose Your AI Avatar' })).toBeTruthy()
})

it('begins with the presenters of one’s own, and offers another one at the end', () => {
  expect(sections([stock, twin])).toEqual(['Your Custom Avatars', 'Stock Avatars'])
  expect(screen.getByRole('link', { name: 'Upload a custom avatar.' })).toBeTruthy()
})
