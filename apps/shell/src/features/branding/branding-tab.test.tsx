// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { BrandDraft } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../test/core.ts'
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

async function edit({ isFailing = false } = {}) {
  const { calls } = core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/branding/draft': () => draft,
    'PUT /api/whitelabel/branding/draft': ({ body }) =>
      isFailing ? refused(503, 'payments-off', 'No.') : { ...draft, design: (body as BrandDraft).design },
  })
  const fetching = vi.spyOn(globalThis, 'fetch')
  const { person, unmount } = show(<BrandingTab />)
  await screen.findByRole('button', { name: 'Publish' })
  const sent = () => calls.filter((call) => /^PUT|publish/.test(call))
  /** The saves so far: the company's name, and whether the request outlives the page. */
  const saves = async () => {
    const puts = fetching.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [init] : []))
    return Promise.all(
      puts.map(async ({ body, keepalive }) => {
        const { design } = JSON.parse(await new Response(body).text()) as BrandDraft
        return [design.companyName, keepalive === true]
      }),
    )
  }
  return { person, unmount, sent, saves, press: (name: string) => person.click(screen.getByRole('button', { name })) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('neither saves nor publishes an incomplete color, and focuses its field', async () => {
  const { person, sent, press } = await edit()
  await person.clear(field('Accent'))
  await person.type(field('Accent'), '#12')

  for (const name of ['Save Changes', 'Publish']) {
    await press(name)
    expect(document.activeElement).toBe(field('Accent'))
  }
  expect(sent()).toEqual([])
})

it('focuses an empty company name instead of publishing', async () => {
  const { person, press } = await edit()
  await person.clear(field('Company Name'))
  await press('Publish')

  expect(document.activeElement).toBe(field('Company Name'))
})

it('replaces an incomplete color on undo', async () => {
  const { person, press } = await edit()
  await person.type(field('Company Name'), '!')
  await person.clear(field('Primary'))
  await person.type(field('Primary'), '#12')
  await press('Undo')

  await waitFor(() => expect(field('Primary').value).toBe('#111111'))
  expect(field('Primary').getAttribute('aria-invalid')).toBeNull()
})

it('saves the last edit when the editor is left at once', async () => {
  const { person, unmount, saves } = await edit()
  await person.type(field('Company Name'), '!')
  unmount()

  await waitFor(async () => expect(await saves()).toEqual([['Azure Coast!', false]]))
})

it.each([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
])('saves the last edit once when the page is %s', async (_how, leave) => {
  const { saves } = await edit()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  // At once: on a busy machine, typing a key takes longer than the pause after which the draft is saved.
  fireEvent.change(field('Company Name'), { target: { value: 'Azure Coast!' } })
  leave()
  leave()
  visibility.mockRestore()

  await waitFor(async () => expect(await saves()).toEqual([['Azure Coast!', true]]))
})

it('retries a failed save once when the editor is left', async () => {
  const { person, unmount, saves } = await edit({ isFailing: true })
  await person.type(field('Company Name'), '!')
  expect(await screen.findByText('Not saved')).toBeTruthy()
  unmount()

  await waitFor(async () => expect(await saves()).toHaveLength(2))
})

it('publishes with the latest edit', async () => {
  const { person, press, sent, saves } = await edit()
  await person.type(field('Company Name'), '!')
  await press('Publish')

  // The draft may have been saved before the press as well.
  await waitFor(() => expect(sent().at(-1)).toBe('POST /api/whitelabel/branding/publish'))
  expect((await saves()).at(-1)).toEqual(['Azure Coast!', false])
})

it('shows the preview link where the browser does not let the page copy it', async () => {
  const url = 'https://coast.example/?preview=abc'
  core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/branding/draft': () => draft,
    'PUT /api/whitelabel/branding/draft': () => draft,
    'POST /api/whitelabel/branding/preview-link': () => ({ url, expiresAt: '2026-12-07T00:00:00Z' }),
  })
  const { person } = show(<BrandingTab />)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  const share = await screen.findByRole<HTMLButtonElement>('button', { name: 'Share preview' })
  await waitFor(() => expect(share.disabled).toBe(false))
  await person.click(share)

  expect((await screen.findByLabelText<HTMLInputElement>('Preview link')).value).toBe(url)
})

it('loads the preview on a phone only when it is wanted', async () => {
  core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/branding/draft': () => draft,
    'POST /api/whitelabel/branding/preview-link': () => ({ url: 'https://coast.example/?preview=abc', expiresAt: '' }),
  })
  const { person } = show(<BrandingTab />, { width: 390 })
  await screen.findByLabelText('Company Name')
  const [open] = screen.getAllByRole('button', { name: 'Show Preview' })

  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  await person.click(open as HTMLElement)
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeTruthy()
})
