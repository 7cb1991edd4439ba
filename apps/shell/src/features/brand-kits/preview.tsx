import { Trans, useLingui } from '@lingui/react/macro'
import { type BrandColours, deriveTokens, token } from '@vitrine/theme'
import { AtSign, Globe, Mail, Phone } from '#icons'
import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import type { KitForm } from './form.ts'

interface KitPreviewProps {
  form: KitForm
  /** The logo as edited; null shows the name instead. */
  logoUrl: string | null
}

/** A moment of a video and its end card, in the colours and words that are being edited. */
export function KitPreview({ form, logoUrl }: KitPreviewProps) {
  const { t } = useLingui()
  const { presenters } = useBoot()
  const [presenterId = 'maya'] = presenters
  const name = form.name.trim() || t`Your business`
  return (
    <Frames style={ownColours(form.colours)}>
      <figure>
        <Shot>
          <Stand>
            <Arch foot="flat">
              <Presenter presenterId={presenterId} />
            </Arch>
          </Stand>
          <Corner>
            <Mark logoUrl={logoUrl} name={name} />
          </Corner>
          <LowerThird>
            <b>{presenterId.charAt(0).toUpperCase() + presenterId.slice(1)}</b>
            <span dir="auto">{form.lowerThird.trim() || name}</span>
          </LowerThird>
        </Shot>
        <figcaption>
          <Trans>Video</Trans>
        </figcaption>
      </figure>
      <figure>
        <EndCard form={form} name={name} logoUrl={logoUrl} />
        <figcaption>
          <Trans>End card</Trans>
        </figcaption>
      </figure>
    </Frames>
  )
}

function EndCard({ form, name, logoUrl }: KitPreviewProps & { name: string }) {
  const contacts = [
    [Phone, form.phone],
    [Mail, form.email],
    [Globe, form.url.replace(/^https?:\/\//, '')],
    [AtSign, form.social],
  ] as const
  const shown = contacts.filter(([, text]) => text.trim() !== '')
  const isEmpty = form.closingLine.trim() === '' && shown.length === 0
  if (isEmpty)
    return (
      <Shot data-empty>
        <p>
          <Trans>Add a call to action or a contact to end videos with a card.</Trans>
        </p>
      </Shot>
    )
  return (
    <Closing>
      <Corner>
        <Mark logoUrl={logoUrl} name={name} />
      </Corner>
      <b dir="auto">{form.closingLine.trim() || name}</b>
      {form.buttonLabel.trim() && <Label dir="auto">{form.buttonLabel.trim()}</Label>}
      <ul>
        {shown.map(([Icon, text]) => (
          <li key={text}>
            <Icon size={13} aria-hidden="true" />
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Closing>
  )
}

function Mark({ logoUrl, name }: { logoUrl: string | null; name: string }) {
  return logoUrl ? <img src={logoUrl} alt="" /> : <bdi>{name}</bdi>
}

/** The colours of the page, derived from those of the kit, for all that is inside. */
function ownColours(colours: BrandColours): CSSProperties {
  const names = Object.entries(deriveTokens(colours, 'light')).map(([name, colour]) => {
    const reference = token[name as keyof ReturnType<typeof deriveTokens>]
    return [reference.replace(/^var\(|\)$/g, ''), colour]
  })
  return Object.fromEntries(names) as CSSProperties
}

const Frames = styled.div`
  display: grid;
  gap: ${token.space[4]};
  align-content: start;
  color-scheme: light;
  figcaption {
    margin-block-start: ${token.space[1]};
    font-size: ${token.fontSize.badge};
  }
`
const Shot = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.primarySubtle};
  color: ${token.text};
  &[data-empty] {
    place-items: center;
    padding: ${token.space[4]};
    border: 1px dashed ${token.borderControl};
    color: ${token.textMuted};
    font-size: ${token.fontSize.small};
    text-align: center;
  }
`
const Stand = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 14px;
  inline-size: 42%;
`
const Corner = styled.span`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-start: 14px;
  max-inline-size: 48%;
  font-size: ${token.fontSize.badge};
  font-weight: 700;
  line-height: 1.2;
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  img {
    block-size: 20px;
    max-inline-size: 90px;
    object-fit: contain;
  }
`
const LowerThird = styled.span`
  position: absolute;
  inset-block-end: 24px;
  inset-inline-start: 14px;
  display: grid;
  max-inline-size: 58%;
  padding: 6px 12px 7px;
  border-radius: ${token.radius.tag};
  background: ${token.primary};
  box-shadow: inset 3px 0 ${token.accent};
  color: ${token.onPrimary};
  font-size: ${token.fontSize.badge};
  line-height: 1.35;
  b,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
const Label = styled.span`
  justify-self: start;
  padding: 4px 10px;
  border-radius: ${token.radius.tag};
  background: ${token.primary};
  color: ${token.onPrimary};
  font-size: ${token.fontSize.badge};
  font-weight: 700;
`
const Closing = styled(Shot)`
  align-content: center;
  gap: ${token.space[2]};
  padding: 40px 14px 12px;
  > b {
    font: 700 ${token.fontSize.lead} / 1.2 ${token.font.display};
    overflow-wrap: anywhere;
  }
  > b::after {
    content: '';
    display: block;
    inline-size: 28px;
    block-size: 3px;
    margin-block-start: 6px;
    background: ${token.accent};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4px ${token.space[3]};
    font-size: ${token.fontSize.badge};
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  li bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    flex: none;
    color: ${token.primaryText};
  }
`
