import { t } from '@lingui/core/macro'
import type { Language, MailTemplate, MailTexts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { LightChoice, SizeChoice } from '../../ui/partner-dashboard/look-choices.tsx'
import { WrapRow } from '../../ui/layout/stack.tsx'

/** The pause in typing after which the email is redrawn. */
const PAUSE_MS = 400
/** The height of the preview until its email is known. The whole email is shown, so that phones scroll only the page. */
const FIRST_HEIGHT = 560

interface EmailPreviewProps {
  template: MailTemplate
  language: Language
  typed: MailTexts
}

/** An email in its real frame, with example values: on a desk or a phone, by day or night. */
export function EmailPreview({ template, language, typed }: EmailPreviewProps) {
  const [isPhone, setPhone] = useState(false)
  const [look, setLook] = useState<'light' | 'dark'>('light')
  const [subject, setSubject] = useState('')
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const shown = useSettled(typed, PAUSE_MS)
  const query = new URLSearchParams({ template, language, look, ...shown }).toString()
  return (
    <Side aria-label={t`Preview`}>
      <WrapRow>
        <SizeChoice value={isPhone} onChange={setPhone} />
        <LightChoice value={look} onChange={setLook} />
      </WrapRow>
      <Subject aria-live="polite">
        <span>{t`Subject`}</span> <bdi>{subject}</bdi>
      </Subject>
      <Frame
        // A new frame for each state: changing the address of the same frame would add a step to the browser history.
        key={`${query} ${isPhone}`}
        onLoad={({ currentTarget: { contentDocument } }) => {
          // The page of an email is named after its subject, with the values in it.
          setSubject(contentDocument?.title ?? '')
          setHeight(contentDocument?.body.scrollHeight || FIRST_HEIGHT)
        }}
        height={height}
        src={`/api/whitelabel/mail/preview?${query}`}
        title={t`Email as delivered`}
        sandbox="allow-same-origin"
        $phone={isPhone}
      />
    </Side>
  )
}

const Side = styled.section`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
`
const Subject = styled.p`
  min-block-size: 1.5em;
  overflow-wrap: anywhere;
  font-weight: 600;
  span {
    font-weight: 400;
    color: ${token.textMuted};
  }
`
const Frame = styled.iframe<{ $phone: boolean }>`
  inline-size: ${({ $phone }) => ($phone ? 'min(100%, 390px)' : '100%')};
  box-sizing: content-box;
  max-inline-size: calc(100% - 2px);
  margin-inline: auto;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
`
