// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { BrandDraft } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someBoot } from '../../test/some-boot.ts'
import { someUser } from '../../test/some-user.ts'
import { BrandingTab } from './branding-tab.tsx'

const draft = {
  design: {
    companyName: 'Azure Coast',
    colours: { primary: '#111111', secondary: '#222222', accent: '#333333' },
    fontFamily: 'Inter',
    logoId: '0197a000-0000-7000-8000-00000000000a',
    darkLogoId: null,
    customCss: '',
    words: Object.fromEntries(['en', 'es', 'zh', 'fa', 'hi'].map((code) => [code, { audiences: [] }])),
    presenters: ['kai'],
    video: { openingLine: '', closingLine: '', onCustomerVideos: 'made-with', aiLabel: 'customer-choice' },
    legal: { companyName: '', address: '', registration: '', governingLaw: '' },
    salesEmail: 'sales@coast.example',
    supportEmail: 'help@coast.example',
    footer: someBoot().footer,
  },
  basedOn: 2,
  publishedVersion: 2,
  savedAt: null,
  logoUrl: '/logo.svg',
  sheetUrl: null,
  cssFaults: [],
} as unknown as BrandDraft

async function edit() {
  const { calls } = core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/branding/draft': () => draft,
    'PUT /api/whitelabel/branding/draft': ({ body }) => ({ ...draft, design: (body as BrandDraft).design }),
  })
  const { person } = show(<BrandingTab />)
  await screen.findByRole('button', { name: 'Publish' })
  const sent = () => calls.filter((call) => /^PUT|publish/.test(call))
  return { person, sent, press: (name: string) => person.click(screen.getByRole('button', { name })) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('neither saves nor publishes a half-typed color, and goes to its field', async () => {
  const { person, sent, press } = await edit()
  await person.clear(field('Accent'))
  await person.type(field('Accent'), '#12')

  for (const name of ['Save Changes', 'Publish']) {
    await press(name)
    expect(document.activeElement).toBe(field('Accent'))
  }
  expect(sent()).toEqual([])
})

it('goes to an empty company name instead of publishing', async () => {
  const { person, press } = await edit()
  await person.clear(field('Company Name'))
  await press('Publish')

  expect(document.activeElement).toBe(field('Company Name'))
})

it('replaces a half-typed color when a step is undone', async () => {
  const { person, press } = await edit()
  await person.type(field('Company Name'), '!')
  await person.clear(field('Primary'))
  await person.type(field('Primary'), '#12')
  await press('Undo')

  await waitFor(() => expect(field('Primary').value).toBe('#111111'))
  expect(field('Primary').getAttribute('aria-invalid')).toBeNull()
})
