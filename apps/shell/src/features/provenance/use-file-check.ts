import type { FileVerification } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useEffect, useRef, useState } from 'react'
import { hashFile } from './hash-file.ts'

type FileCheck =
  | { phase: 'none' }
  | { phase: 'reading'; file: File; share: number }
  | { phase: 'answered'; file: File; answer: FileVerification }
  | { phase: 'failed'; file: File; error: unknown }

/** Checks one file at a time: another one takes its place, and leaving the page ends it. */
export function useFileCheck() {
  const [state, setState] = useState<FileCheck>({ phase: 'none' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function check(file: File): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const show = (next: FileCheck) => signal.aborted || setState(next)
    show({ phase: 'reading', file, share: 0 })
    try {
      const sha256 = await hashFile(file, { signal, onProgress: (share) => show({ phase: 'reading', file, share }) })
      const answer = await call('POST /api/verify/file', { body: { sha256 } })
      show({ phase: 'answered', file, answer })
    } catch (error) {
      show({ phase: 'failed', file, error })
    }
  }

  function cancel(): void {
    running.current?.abort()
    setState({ phase: 'none' })
  }

  return { state, check, cancel }
}
