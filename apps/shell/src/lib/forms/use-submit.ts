import { useState } from 'react'

interface Submission<Typed, Answer> {
  send: (typed: Typed) => Promise<Answer>
  onDone?: (answer: Answer) => void
  onRefused?: (error: unknown) => void
}

type State<Answer> =
  | { phase: 'open' | 'sending' }
  | { phase: 'done'; answer: Answer }
  | { phase: 'refused'; error: unknown }

/** A form that is sent once at a time. It keeps nothing of what was typed, so no password stays in memory. */
export function useSubmit<Typed, Answer>({ send, onDone, onRefused }: Submission<Typed, Answer>) {
  const [state, setState] = useState<State<Answer>>({ phase: 'open' })

  async function submit(typed: Typed): Promise<void> {
    setState({ phase: 'sending' })
    try {
      const answer = await send(typed)
      setState({ phase: 'done', answer })
      onDone?.(answer)
    } catch (error) {
      setState({ phase: 'refused', error })
      onRefused?.(error)
    }
  }

  return {
    submit,
    isPending: state.phase === 'sending',
    isDone: state.phase === 'done',
    answer: state.phase === 'done' ? state.answer : undefined,
    error: state.phase === 'refused' ? state.error : undefined,
    /** Opens the form again after it was done. */
    reset: () => setState({ phase: 'open' }),
  }
}
