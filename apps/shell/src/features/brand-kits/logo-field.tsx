import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Upload } from '#icons'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { WrapRow } from '../../ui/layout/stack.tsx'

interface KitLogoFieldProps {
  logoUrl: string | null
  error: string | undefined
  /** Null removes the logo. */
  onChange: (logo: File | null) => void
}

/** The logo of a kit. It is sent when the kit is saved. */
export function KitLogoField({ logoUrl, error, onChange }: KitLogoFieldProps) {
  const { t } = useLingui()
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The field is far above the button that saves.
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])
  return (
    <Field label={t`Logo`} optional error={error} hint={t`SVG, PNG, JPEG, WebP or GIF up to 1 MB.`}>
      <Picker
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-label={t`Logo`}
        accept=".svg,.png,.jpg,.jpeg,.webp,.gif,image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChange(file)
        }}
      />
      <WrapRow $gap={3}>
        <Ground>{logoUrl ? <img src={logoUrl} alt="" /> : <small>{t`No logo`}</small>}</Ground>
        <Button
          ref={button}
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        >
          <Trans>Upload</Trans>
        </Button>
        {logoUrl && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </WrapRow>
    </Field>
  )
}

const Picker = styled.input`
  display: none;
`
const Ground = styled.span`
  display: grid;
  place-items: center;
  inline-size: 104px;
  block-size: 46px;
  padding: 6px;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  color-scheme: light;
  background: Canvas;
  img {
    max-inline-size: 100%;
    max-block-size: 100%;
    object-fit: contain;
  }
  small {
    color: GrayText;
    font-size: ${token.fontSize.badge};
  }
`
