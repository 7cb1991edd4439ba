// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { SpokenLanguage } from '@vitrine/contract'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ScriptEditor } from '../../../screens/generate-video/script-editor.tsx'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'

const id = '01a20850-4279-71f5-94d4-496c44f8ef21'
const LONG = 'In order to join you can book on our website.'

function Editor({ written = 'en' }: { written?: SpokenLanguage }) {
  const [text, setText] = useState<{ script: string; language: SpokenLanguage }>({ script: LONG, language: 'en' })
  return (
    <ScriptEditor
      {...text}
      scriptId={id}
      isStored
      label="Script"
      placeholder=""
      estimate={{ wordCount: 9, duration: 0.1, creditsNeeded: 0.5, language: written }}
      error={undefined}
      onChange={(patch) => setText({ ...text, ...patch })}
      onCursor={() => undefined}
      tools={null}
    />
  )
}

const optimized = (script: string, creditsNeeded: number) => ({
  script,
  creditsNeeded,
  creditsBefore: 0.5,
  duration: 1,
  wordCount: 6,
  writer: 'rules' as const,
  isChanged: script !== LONG,
  scriptId: id,
})
const tools = {
  'GET /api/script-tools': () => ({ writer: 'rules' as const, canTranslate: false }),
  'GET /api/scripts/:id/versions': () => [],
}

it('shows the cost before and after an optimisation, before it is accepted', async () => {
  core({ ...tools, 'POST /api/optimize-script': () => optimized('Join: book on our website.', 1) })
  const { person } = show(<Editor />)
  await person.click(await screen.findByRole('button', { name: 'Optimize Script for Marketing' }))

  expect(await screen.findByText('Costs 1 credit instead of 0.5')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep changes' })).toBeTruthy()
  expect(await screen.findByText(/Wordy phrases shortened and long sentences split/)).toBeTruthy()
})

it('says without a language model what was checked when nothing changed', async () => {
  core({ ...tools, 'POST /api/optimize-script': () => optimized(LONG, 0.5) })
  const { person } = show(<Editor />)
  await person.click(await screen.findByRole('button', { name: 'Optimize Script for Marketing' }))

  expect(await screen.findByText('No wordy phrases or long sentences found.')).toBeTruthy()
  expect(screen.getByText(/splits long sentences without AI/)).toBeTruthy()
})

it('offers the script’s language when another one is set', async () => {
  core(tools)
  const { person } = show(<Editor written="zh" />)
  await person.click(screen.getByRole('button', { name: 'Switch to Chinese' }))

  expect(screen.queryByText(/The script is in/)).toBeNull()
})

it('hides translation from customers when no translator is configured', async () => {
  core(tools)
  show(<Editor />)
  await screen.findByText(/splits long sentences without AI/)

  expect(screen.queryByRole('button', { name: 'Translate Script' })).toBeNull()
})
