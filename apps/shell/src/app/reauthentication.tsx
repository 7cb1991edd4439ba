import { type Reauthenticate, onReauthenticationNeeded } from '@vitrine/contract/client'
import { Suspense, useEffect, useState } from 'react'
import { screen } from './screen.ts'

const ReauthenticationDialog = screen(
  ['app', 'entry'],
  async () => (await import('../features/accounts/reauthentication/dialog.tsx')).ReauthenticationDialog,
)

interface Question {
  methods: Parameters<Reauthenticate>[0]
  answer: (isAuthenticated: boolean) => void
}

/** Opens the dialog whenever the server wants the person authenticated again; the call that it refused is then made again. */
export function Reauthentication() {
  const [questions, setQuestions] = useState<readonly Question[]>([])
  useEffect(
    () =>
      onReauthenticationNeeded(
        (methods) => new Promise((answer) => setQuestions((earlier) => [...earlier, { methods, answer }])),
      ),
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
