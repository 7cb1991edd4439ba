import type { Estimate, Language } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const typingPauseMs = 500

const nothing: Estimate = { duration: 0, creditsNeeded: 0, wordCount: 0 }

/**
 * Minutes and credits of a script as the server counts them, 500 ms after the last change; zeros for an empty script.
 * Until an answer comes the last one stands; undefined before the first. A failure stays silent, because the cost is
 * asked for again with the next letter and checked by the server anyway.
 */
export function useEstimate(script: string, language: Language): Estimate | undefined {
  const settled = useSettled(script)
  const isEmpty = script.trim() === ''
  const { data } = useQuery({
    queryKey: ['/api/estimate-script', settled, language],
    queryFn: () => call('POST /api/estimate-script', { body: { script: settled, language } }),
    enabled: !isEmpty && settled.trim() !== '',
    placeholderData: keepPreviousData,
  })
  return isEmpty ? nothing : data
}

/** The text as it was when it last stood still. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
