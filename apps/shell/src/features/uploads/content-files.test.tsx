// @vitest-environment happy-dom
import { i18n } from '@lingui/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Upload } from '@vitrine/contract'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { ContentFiles } from './content-files.tsx'
import { contentFault } from './file-faults.ts'
import { useFileList } from './use-file-list.ts'

function Files() {
  const [ids, setIds] = useState<readonly string[]>([])
  const content = useFileList({ kind: 'content', ids, onChange: setIds, most: 2, faultOf: contentFault })
  return <ContentFiles content={content} />
}

const file = (name: string, text = 'four') => new File([text], name)
const upload = (changed: Partial<Upload>) =>
  ({ id: 'u', name: 'plan.pdf', bytes: 4, pictures: [], ...changed }) as Upload
const opened = () => upload({ status: 'receiving', receivedBytes: 0 })
const ready = () => upload({ status: 'ready', receivedBytes: 4, pictures: [{ url: '/1.png', caption: null }] })

async function choose(person: ReturnType<typeof show>['person'], ...files: File[]) {
  await person.upload(screen.getByLabelText('Files to show'), files)
}

it('writes the limit of files in the digits of the language', () => {
  core({})
  i18n.loadAndActivate({ locale: 'fa', messages: {} })
  try {
    show(<Files />)
    expect(screen.getByText(/PPTX, up to/).textContent).toContain('up to ۱۰ files')
  } finally {
    i18n.loadAndActivate({ locale: 'en', messages: {} })
  }
})

it('rejects empty files and other types before anything is uploaded', async () => {
  const { calls } = core({})
  const { person } = show(<Files />)

  await choose(person, file('empty.pdf', ''))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This file is empty.'))
  fireEvent.drop(screen.getByText('Drop files here or'), { dataTransfer: { files: [file('plan.pdf.docx')] } })

  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a PDF, JPG, PNG or PPTX file.'))
  expect(calls).toEqual([])
})

it('lists each rejected file', async () => {
  core({})
  const { person } = show(<Files />)

  await choose(person, file('empty.pdf', ''), file('tool.pdf', ''))

  const told = () => screen.getByRole('alert').textContent?.replaceAll(/[\u2066-\u2069]/g, '')
  await waitFor(() => expect(told()).toBe('empty.pdf: This file is empty. tool.pdf: This file is empty.'))
})

it('uploads a file, shows its pages and removes it', async () => {
  let now = opened()
  const { calls } = core({
    'POST /api/uploads': () => now,
    'PATCH /api/uploads/:id': () => (now = ready()),
    'GET /api/uploads/:id': () => now,
  })
  const { person } = show(<Files />)

  await choose(person, file('plan.pdf'))

  expect(await screen.findByText('Ready')).toBeTruthy()
  expect(screen.getByText(/^1 page, 4/)).toBeTruthy()
  expect(screen.getByAltText('Page 1')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: /^Remove .*plan.pdf/ }))
  await waitFor(() => expect(screen.queryByText('plan.pdf')).toBeNull())
  expect(calls.at(-1)).toBe('DELETE /api/uploads/u')
})

it('shows why the server rejects a chunk', async () => {
  core({
    'POST /api/uploads': opened,
    'PATCH /api/uploads/:id': () => refused(409, 'uploads-full', 'Your storage is full.'),
    'GET /api/uploads/:id': opened,
  })
  const { person } = show(<Files />)

  await choose(person, file('plan.pdf'))

  expect(await screen.findByText('Your storage is full.')).toBeTruthy()
})

it('accepts no more files than a video shows', async () => {
  let last = 0
  const { calls } = core({ 'POST /api/uploads': () => ({ ...opened(), id: `u${++last}` }) })
  const { person } = show(<Files />)

  await choose(person, file('1.pdf'), file('2.pdf'), file('3.pdf'))

  expect(await screen.findByText(/Remove one to add another/)).toBeTruthy()
  expect(screen.queryByLabelText('Files to show')).toBeNull()
  expect(calls.filter((name) => name === 'POST /api/uploads')).toHaveLength(2)
})
