import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SpokenLanguage, TranslatedScript } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

export type TargetLanguage = 'spanish' | 'chinese' | 'hindi' | 'farsi' | 'english'

/** The languages of the spec, and English for the way back. */
export const targetLanguages: readonly { name: TargetLanguage; code: SpokenLanguage }[] = [
  { name: 'spanish', code: 'es' },
  { name: 'chinese', code: 'zh' },
  { name: 'hindi', code: 'hi' },
  { name: 'farsi', code: 'fa' },
  { name: 'english', code: 'en' },
]

/** Fetches the kind of writer, and whether translation is available. */
export function useToolsKnown() {
  return useQuery({ queryKey: ['/api/script-tools'], queryFn: () => call('GET /api/script-tools') })
}

interface ToolRequest {
  script: string
  language: SpokenLanguage
  scriptId: string
}

export function useOptimize() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ToolRequest) => call('POST /api/optimize-script', { body }),
    onSuccess: ({ scriptId }) => client.invalidateQueries({ queryKey: versionsKey(scriptId) }),
  })
}

export function useTranslate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      from,
      ...body
    }: {
      script: string
      language: TargetLanguage
      from: SpokenLanguage
      scriptId: string
    }) => call('POST /api/translate-script', { body: { ...body, from } }),
    onSuccess: (_answer, { scriptId }) => client.invalidateQueries({ queryKey: versionsKey(scriptId) }),
  })
}

/** The text of either shape that the call may answer; undefined for any other. */
export function translationOf(answer: TranslatedScript | string): string | undefined {
  const text = typeof answer === 'string' ? answer : answer.translatedScript
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** Fetches the versions of a script, newest first. Disabled until the server knows the script. */
export function useVersions({ scriptId, isStored }: { scriptId: string; isStored: boolean }) {
  return useQuery({
    queryKey: versionsKey(scriptId),
    queryFn: () => call('GET /api/scripts/:id/versions', { params: { id: scriptId } }),
    enabled: isStored,
  })
}

const versionsKey = (scriptId: string) => ['/api/scripts', scriptId, 'versions']
