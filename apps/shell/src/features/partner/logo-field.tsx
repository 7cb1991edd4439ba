import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { useUploadLogo } from './brand-queries.ts'
import { faultOf } from './invite-dialog.tsx'

interface LogoFieldProps {
  companyName: string
  logoId: string
  onChange: (logoId: string) => void
}

/** The logo on a light and on a dark ground, and the way to another one. */
export function LogoField({ companyName, logoId, onChange }: LogoFieldProps) {
  const upload = useUploadLogo()
  const picker = useRef<HTMLInputElement>(null)
  const address = `/theme/${logoId}.svg`
  return (
    <Field
      label={t`Logo`}
      error={upload.error && faultOf(upload.error)}
      hint={t`SVG, PNG, JPEG, WebP or GIF up to 1 MB. It is drawn anew, and also used for the icon, letters and videos.`}
    >
      <Grounds>
        {(['light', 'dark'] as const).map((ground) => (
          <Ground key={ground} $dark={ground === 'dark'}>
            <img src={address} alt="" />
            <span>{companyName}</span>
          </Ground>
        ))}
      </Grounds>
      <Picker
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-label={t`Upload a logo`}
        accept=".svg,.png,.jpg,.jpeg,.webp,.gif,image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) upload.mutate(file, { onSuccess: (logo) => onChange(logo.logoId) })
        }}
      />
      <div>
        <Button
          variant="secondary"
          icon={<Upload size={18} aria-hidden="true" />}
          busy={upload.isPending}
          busyText={t`Uploading...`}
          onClick={() => picker.current?.click()}
        >
          <Trans>Upload</Trans>
        </Button>
      </div>
    </Field>
  )
}

const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[3]};
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
