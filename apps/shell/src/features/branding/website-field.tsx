import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BrandDraft } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Wand } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { useBrandFromSite } from './queries.ts'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

interface WebsiteFieldProps {
  /** Called before the website is read into the draft, which has to hold every edit by then. */
  onBegin: () => Promise<void>
  onRead: (draft: BrandDraft) => void
}

/** The address of a website, from which name, logo, colours and font come into the draft. */
export function WebsiteField({ onBegin, onRead }: WebsiteFieldProps) {
  const read = useBrandFromSite()
  const [address, setAddress] = useState('')
  return (
    <CheckedForm
      onSubmit={(event) => {
        event.preventDefault()
        void onBegin().then(() => read.mutate(address, { onSuccess: ({ draft }) => onRead(draft) }))
      }}
    >
      <Field
        label={t`Start with a website`}
        error={read.error && faultOf(read.error)}
        hint={t`We import the name, logo, colors and font into your draft. Nothing changes for visitors until you publish.`}
      >
        <TextInput
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          required
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Line>
        <Button
          type="submit"
          variant="secondary"
          icon={<Wand size={18} aria-hidden="true" />}
          busy={read.isPending}
          busyText={t`Importing...`}
        >
          <Trans>Import brand</Trans>
        </Button>
        {read.data && <Result found={read.data.found} preview={read.data.preview.url} />}
      </Line>
    </CheckedForm>
  )
}

function Result({ found, preview }: { found: Record<'colours' | 'font' | 'logo' | 'name', boolean>; preview: string }) {
  const parts = [
    found.name && t`name`,
    found.logo && t`logo`,
    found.colours && t`colors`,
    found.font && t`font`,
  ].filter((part) => part !== false)
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' }).format(parts)
  return (
    <p role="status">
      {t`Found: ${list}.`}{' '}
      <a href={preview} target="_blank" rel="noreferrer">
        <Trans>Open the preview</Trans>
      </a>
    </p>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  margin-block-start: ${token.space[3]};
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  a {
    color: ${token.link};
  }
`
