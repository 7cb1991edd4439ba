import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { factFieldsOf } from './fact-fields.ts'
import type { WizardDraft } from './wizard.ts'

interface VideoSketchProps {
  draft: WizardDraft
  /** Undefined while the presenters are being loaded. */
  presenterId: string | undefined
  /** The picture beside the presenter: the first page of a file. */
  page: string | undefined
}

/** Sketches the facts beside the presenter while they are filled in. */
export function VideoSketch({ draft, presenterId, page }: VideoSketchProps) {
  const { vertical } = useBoot()
  const { t } = useLingui()
  const filled = factFieldsOf(vertical).filter(({ name }) => draft.facts[name]?.trim())
  return (
    <figure>
      <Frame>
        {page && <Shown src={page} alt={t`First page of your file`} />}
        <Sheet hidden={page !== undefined && filled.length === 0}>
          <strong>
            <bdi>{draft.title.trim() || draft.propertyAddress.trim() || t`Your title`}</bdi>
          </strong>
          <dl>
            {filled.map(({ name, label }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{draft.facts[name]}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
        <Stand>
          <Arch foot="flat">{presenterId && <Presenter presenterId={presenterId} />}</Arch>
        </Stand>
      </Frame>
      <Caption>
        {filled.length === 0 && !page
          ? t`Your details appear beside the presenter.`
          : t`Draft preview. The finished video adds your logo and captions.`}
      </Caption>
    </figure>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 42%;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 190px;
  padding: ${token.space[3]} ${token.space[3]} 0;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.stage};
`
const Sheet = styled.div`
  grid-column: 1;
  padding: ${token.space[3]};
  margin-block-end: ${token.space[3]};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  box-shadow: ${token.shadow1};
  font-size: ${token.fontSize.badge};
  line-height: 1.35;
  strong {
    display: block;
    font: 700 ${token.fontSize.small} / 1.25 ${token.font.display};
    overflow-wrap: anywhere;
  }
  dl > div {
    padding-block-start: 6px;
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
const Shown = styled.img`
  grid-column: 1;
  inline-size: 100%;
  max-block-size: 180px;
  object-fit: cover;
  object-position: top;
  margin-block-end: ${token.space[3]};
  border-radius: ${token.radius.control};
  box-shadow: ${token.shadow1};
`
const Stand = styled.div`
  grid-row: 1 / span 2;
  grid-column: 2;
  align-self: end;
`
const Caption = styled.figcaption`
  margin-block-start: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
