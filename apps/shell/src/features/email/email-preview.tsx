import { t } from '@lingui/core/macro'
import type { Language, MailTemplate, MailTexts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Monitor, Moon, Smartphone, Sun } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useSettled } from '../../lib/forms/use-settled.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
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
        <Segmented
          label={t`Size`}
          value={isPhone}
          segments={[
            { value: false, text: t`Desktop`, icon: <Monitor size={18} aria-hidden="true" /> },
            {
              value: true,
              text: t({ message: 'Phone', context: 'device' }),
              icon: <Smartphone size={18} aria-hidden="true" />,
            },
          ]}
          onChange={setPhone}
        />
        <Segmented
          label={t`Light`}
          value={look}
          segments={[
            {
              value: 'light',
              text: t({ message: 'Light', comment: 'Colours of the day' }),
              icon: <Sun size={18} aria-hidden="true" />,
            },
            { value: 'dark', text: t`Dark`, icon: <Moon size={18} aria-hidden="true" /> },
          ]}
          onChange={setLook}
        />
      </WrapRow>
      <Subject aria-live="polite">
        <span>{t`Subject`}</span> <bdi>{subject}</bdi>
      </Subject>
      <Frame
        // A new frame for each state: another address in the same one would be a step of its own for Back.
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
