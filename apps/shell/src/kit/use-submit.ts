import { useState } from 'react'

interface Submission<Typed, Answer> {
  send: (typed: Typed) => Promise<Answer>
  onDone: (answer: Answer) => void
  onRefused: (error: unknown) => void
}

type State = { phase: 'open' | 'sending' | 'done' } | { phase: 'refused'; error: unknown }

/** A form that is sent once at a time. It keeps nothing of what was typed, so no password stays in memory. */
export function useSubmit<Typed, Answer>({ send, onDone, onRefused }: Submission<Typed, Answer>) {
  const [state, setState] = useState<State>({ phase: 'open' })

  async function submit(typed: Typed): Promise<void> {
    setState({ phase: 'sending' })
    try {
      const answer = await send(typed)
      setState({ phase: 'done' })
      onDone(answer)
    } catch (error) {
      setState({ phase: 'refused', error })
      onRefused(error)
    }
  }

  return {
    submit,
    isPending: state.phase === 'sending',
    isDone: state.phase === 'done',
    error: state.phase === 'refused' ? state.error : undefined,
  }
}
