// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { BrandKit } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { KitDialog } from './editor-dialog.tsx'

const kit = { id: '0197a000-0000-7000-8000-000000000003', name: 'Lumen', isDefault: true, logoUrl: null } as BrandKit

it('removes a new kit whose logo is rejected, and reports it at the logo', async () => {
  const { calls } = core({
    'POST /api/brand-kits': () => kit,
    'POST /api/brand-kits/:id/logo': () => refused(422, 'invalid', 'This file is no picture.'),
    'DELETE /api/brand-kits/:id': () => ({ ok: true as const }),
  })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => {} }))
  const { person } = show(<KitDialog kit={undefined} found={undefined} isFirst onClose={() => {}} />)
  await person.type(await screen.findByLabelText('Brand name'), 'Lumen')
  await person.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File(['text'], 'text.png', { type: 'image/png' }),
  )
  await person.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('This file is no picture.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'New brand kit' })).toBeTruthy()
  expect(calls.filter((call) => call.includes('brand-kits'))).toEqual([
    'POST /api/brand-kits',
    `POST /api/brand-kits/${kit.id}/logo`,
    `DELETE /api/brand-kits/${kit.id}`,
  ])
  expect(document.activeElement?.textContent).toBe('Upload')
})
