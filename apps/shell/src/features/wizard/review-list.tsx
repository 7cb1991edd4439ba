import { Trans, useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleAlert } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useBrandKits } from '../../lib/brand/brand-kits.ts'
import { chosenBrandName } from '../../lib/brand/chosen-brand.ts'
import { formatList } from '../../lib/i18n/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { languageName } from '../../lib/i18n/language-name.ts'
import { FactsLine } from '../../ui/data/facts-line.tsx'
import type { Step, Wizard } from './wizard.ts'
import { useShownTitle } from './use-default-title.ts'
import { addressFault } from '../../lib/forms/web-address.ts'
import { factsOf } from './wizard-body.ts'

const shownCharacters = 200

interface ReviewListProps extends Wizard {
  avatar: Avatar | undefined
  /** The presenter's description in the language of the page, or the chosen voice. */
  avatarLine: ReactNode
  /** Words and, once known, minutes of the script, in words. */
  length: string[]
  /** Marks in the script that the voice will not follow. */
  scriptFaults: ReactNode
  /** The files that are shown beside the presenter. */
  fileNames: readonly string[]
  hasOwnVoice: boolean
  onEdit: (step: Step) => void
}

/** Lists every entry, each with a link to its step. Errors of the server are shown in their row. */
export function ReviewList({ draft, faults, avatar, avatarLine, length, ...rest }: ReviewListProps) {
  const { scriptFaults, fileNames, hasOwnVoice, onEdit } = rest
  const { words, brand } = useBoot()
  const brandName = chosenBrandName(useBrandKits().data, draft.brandKitId, brand.companyName)
  const { t } = useLingui()
  const title = useShownTitle(draft)
  const { script, screenShareUrl } = draft
  const factFault =
    faults.price ?? faults.bedrooms ?? faults.bathrooms ?? faults.area ?? faults.dates ?? faults.duration
  return (
    <Rows as="dl">
      <Row label={t`Title`} fault={faults.title} onEdit={() => onEdit(1)}>
        <bdi>{title}</bdi>
        {!draft.title.trim() && <small>{t`Automatic title. You can rename it any time.`}</small>}
      </Row>
      <Row label={withoutOptional(words.placeLabel)} fault={faults.propertyAddress} onEdit={() => onEdit(1)}>
        <bdi>{draft.propertyAddress.trim() || <Nothing />}</bdi>
      </Row>
      <Row
        label={t`Avatar`}
        fault={faults.avatarId ?? faults.voice ?? faults.voiceId ?? faults.speed ?? faults.pronunciation}
        onEdit={() => onEdit(2)}
      >
        <bdi>{avatar?.name ?? <Nothing />}</bdi>
        {avatar && <small>{hasOwnVoice ? t`With your voice` : avatarLine}</small>}
      </Row>
      {brandName !== undefined && (
        <Row label={t`Brand kit`} fault={faults.brandKitId} onEdit={() => onEdit(2)}>
          <bdi>{brandName}</bdi>
        </Row>
      )}
      <Row label={t`Script`} fault={faults.script} onEdit={() => onEdit(1)}>
        <bdi lang={draft.language}>
          {script.trim().slice(0, shownCharacters)}
          {script.trim().length > shownCharacters && '...'}
        </bdi>
        <small>{formatList([...length, languageName(draft.language)])}</small>
        {scriptFaults}
      </Row>
      <Row
        label={t({ message: 'Content', comment: 'A step of the wizard: what is shown beside the presenter' })}
        fault={faults.screenShareUrl ?? addressFault(screenShareUrl) ?? faults.contentIds ?? factFault}
        onEdit={() => onEdit(3)}
      >
        <FactsLine facts={factsOf(draft)} />
        {fileNames.length > 0 && (
          <ol>
            {fileNames.map((name, index) => (
              <li key={`${index} ${name}`}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ol>
        )}
        <bdi>{screenShareUrl.trim()}</bdi>
        {fileNames.length === 0 && !screenShareUrl.trim() && Object.keys(factsOf(draft)).length === 0 && <Nothing />}
      </Row>
    </Rows>
  )
}

interface RowProps {
  label: string
  fault: string | undefined
  onEdit: () => void
  children: ReactNode
}

function Row({ label, fault, onEdit, children }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {fault && (
          <Fault role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            {fault}
          </Fault>
        )}
      </dd>
      <dd>
        <Edit type="button" onClick={onEdit}>
          <Trans>
            Edit<Hidden> {label}</Hidden>
          </Trans>
        </Edit>
      </dd>
    </div>
  )
}

function Nothing() {
  return (
    <small>
      <Trans comment="Nothing was entered here">None</Trans>
    </small>
  )
}

/** Returns a label without "(Optional)": `MLS # (Optional)` -> `MLS #`. A review asks for no input. */
function withoutOptional(label: string): string {
  return label.replace(/(?<!\s)\s*[(（][^()（）]*[)）]\s*$/, '')
}

const Rows = styled(Card)`
  padding-block: ${token.space[1]};
  > div {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token.space[4]};
    padding-block: ${token.space[4]};
  }
  > div + div {
    border-block-start: 1px solid ${token.border};
  }
  dt,
  small {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
  small {
    display: block;
    font-size: ${token.fontSize.small};
  }
  dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    > div {
      grid-template-columns: 1fr auto;
      gap: ${token.space[1]} ${token.space[3]};
    }
    dd:nth-of-type(1) {
      order: 3;
      grid-column: 1 / -1;
    }
  }
`
const Edit = styled.button`
  position: relative;
  min-inline-size: 44px;
  border: 0;
  background: none;
  color: ${token.link};
  font-size: ${token.fontSize.control};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
`
const Hidden = styled.span`
  ${hiddenVisually}
`
const Fault = styled.span`
  display: flex;
  gap: 6px;
  font-size: ${token.fontSize.small};
  font-weight: 500;
  color: ${token.dangerText};
  svg {
    flex: none;
    margin-block-start: 3px;
  }
`
