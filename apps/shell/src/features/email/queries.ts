import type { Language, MailSender, MailTemplate, MailText, MailTexts } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const SENDER = ['/api/whitelabel/mail/sender']

interface StoredTexts {
  sender: MailSender | null
}

export function useSender() {
  return useQuery({ queryKey: SENDER, queryFn: () => call('GET /api/whitelabel/mail/sender') })
}

function useKeptSender<Sent = void>(send: (sent: Sent) => Promise<StoredTexts>, onDone: () => void = () => {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      client.setQueryData<StoredTexts>(SENDER, answer)
      onDone()
    },
  })
}

export function useNameSender(onDone: () => void) {
  return useKeptSender(
    (body: { name: string; address: string }) => call('PUT /api/whitelabel/mail/sender', { body }),
    onDone,
  )
}

export function useCheckSender() {
  return useKeptSender(() => call('POST /api/whitelabel/mail/sender/check'))
}

export function useRemoveSender(onDone: () => void) {
  return useKeptSender(() => call('DELETE /api/whitelabel/mail/sender'), onDone)
}

const textsKey = (language: Language) => ['/api/whitelabel/mail/texts', language]

export function useMailTexts(language: Language) {
  return useQuery({
    queryKey: textsKey(language),
    queryFn: () => call('GET /api/whitelabel/mail/texts', { query: { language } }),
  })
}

interface Key {
  template: MailTemplate
  language: Language
}

/** Saves the texts of an email; null restores the defaults. */
export function useChangeTexts(key: Key, version: number, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (texts: MailTexts | null) =>
      texts
        ? call('PUT /api/whitelabel/mail/texts', { body: { ...key, ...texts, version } })
        : call('POST /api/whitelabel/mail/texts/reset', { body: { ...key, version } }),
    onSuccess: (text) => {
      client.setQueryData<MailText[]>(textsKey(key.language), (known) =>
        known?.map((one) => (one.template === text.template ? text : one)),
      )
      onDone()
    },
  })
}

export function useTestMail() {
  return useMutation({ mutationFn: (body: Key) => call('POST /api/whitelabel/mail/test', { body }) })
}
