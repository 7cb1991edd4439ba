import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BrandDesign } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Upload } from '#icons'
import { type ReactNode, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { logoFileWarning } from './logo-size.ts'
import { useUploadLogo } from './queries.ts'
import { faultOf } from '../../lib/forms/fault-of.ts'

interface LogoFieldProps {
  design: Pick<BrandDesign, 'companyName' | 'darkLogoId' | 'logoId'>
  onChange: (patch: Partial<BrandDesign>) => void
}

/** The logo on a light and on a dark background, with a button that replaces each. */
export function LogoField({ design, onChange }: LogoFieldProps) {
  const { companyName, logoId, darkLogoId } = design
  const hint = t`SVG, PNG, JPEG, WebP or GIF up to 1 MB. SVG stays sharp at every size. Also used for the icon, emails and videos.`
  return (
    <>
      <Picked label={t`Logo`} hint={hint} onPick={(id) => onChange({ logoId: id })}>
        <Ground $dark={false}>
          <img src={logoAddress(logoId)} alt="" />
          <span>{companyName}</span>
        </Ground>
      </Picked>
      <Picked
        label={t`Logo for dark backgrounds`}
        hint={t`If empty, your main logo is used.`}
        onPick={(id) => onChange({ darkLogoId: id })}
        onRemove={darkLogoId === null ? undefined : () => onChange({ darkLogoId: null })}
      >
        <Ground $dark>
          <img src={logoAddress(darkLogoId ?? logoId)} alt="" />
          <span>{companyName}</span>
        </Ground>
      </Picked>
    </>
  )
}

/** Returns the address of an uploaded logo. */
export function logoAddress(logoId: string): string {
  return `/theme/${logoId}.svg`
}

interface PickedProps {
  label: string
  hint: string
  children: ReactNode
  onPick: (logoId: string) => void
  onRemove?: (() => void) | undefined
}

function Picked({ label, hint, children, onPick, onRemove }: PickedProps) {
  const upload = useUploadLogo()
  const picker = useRef<HTMLInputElement>(null)
  const [warning, setWarning] = useState<string>()
  async function pick(file: File): Promise<void> {
    setWarning(undefined)
    const { logoId } = await upload.mutateAsync(file)
    onPick(logoId)
    setWarning(await logoFileWarning(file))
  }
  return (
    <Field label={label} error={upload.error && faultOf(upload.error)} hint={hint}>
      {children}
      <Picker
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept=".svg,.png,.jpg,.jpeg,.webp,.gif,image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          // What the server refuses is shown by the field.
          if (file) void pick(file).catch(() => undefined)
        }}
      />
      {warning && <Note tone="warn">{warning}</Note>}
      <Buttons>
        <Button
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          busy={upload.isPending}
          busyText={t`Uploading...`}
          onClick={() => picker.current?.click()}
        >
          <Trans>Upload</Trans>
        </Button>
        {onRemove && (
          <Button variant="ghost" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Buttons>
    </Field>
  )
}

const Buttons = styled.div`
  display: flex;
  gap: ${token.space[2]};
`
const Ground = styled.div<{ $dark: boolean }>`
  color-scheme: ${({ $dark }) => ($dark ? 'dark' : 'light')};
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-inline-size: 0;
  padding: ${token.space[3]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.control};
  background: Canvas;
  color: CanvasText;
  font: 700 ${token.fontSize.small}/1.2 ${token.font.display};
  img {
    block-size: 28px;
    max-inline-size: 80px;
  }
  span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`
const Picker = styled.input`
  display: none;
`
