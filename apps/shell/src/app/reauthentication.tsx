import type { ReauthenticationMethod } from '@vitrine/contract'
import { ApiError, onFailedCall } from '@vitrine/contract/client'
import { Suspense, useEffect, useState } from 'react'
import { screen } from './screen.ts'

const ReauthenticationDialog = screen(
  ['app', 'entry'],
  async () => (await import('../features/auth/reauthentication/dialog.tsx')).ReauthenticationDialog,
)

interface Question {
  methods: readonly ReauthenticationMethod[]
  answer: (isAuthenticated: boolean) => void
}

/** Opens the dialog whenever the server wants the person authenticated again; the call that it refused is then made again. */
export function Reauthentication() {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  useEffect(
    () =>
      onFailedCall(async (error) => {
        if (!(error instanceof ApiError) || error.code !== 'reauthentication-needed') return false
        const methods = (error.problem?.methods ?? []) as ReauthenticationMethod[]
        return new Promise((answer) => setQuestions((earlier) => [...earlier, { methods, answer }]))
      }),
    [],
  )
  const [first] = questions
  if (!first) return null

  /** One dialog is the answer to every call that waits for it. */
  function close(isAuthenticated: boolean) {
    for (const { answer } of questions) answer(isAuthenticated)
    setQuestions([])
  }

  return (
    <Suspense fallback={null}>
      <ReauthenticationDialog methods={first.methods} onDone={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  )
}
