import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useBrandKits } from '../../lib/brand/brand-kits.ts'
import { chosenKit } from '../../lib/brand/chosen-brand.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { KitMark } from './mark.tsx'

interface KitChoiceProps {
  /** Undefined for the default kit, null for the brand of the site. */
  chosen: string | null | undefined
  fault: string | undefined
  onChoose: (id: string | null) => void
}

const site = 'site'

/** Under whose brand a video is made; nothing for people without brand kits. */
export function KitChoice({ chosen, fault, onChoose }: KitChoiceProps) {
  const { t } = useLingui()
  const { companyName } = useBoot().brand
  const kits = useBrandKits().data ?? []
  const kit = chosenKit(kits, chosen)
  if (kits.length === 0) return null
  return (
    <Card>
      <Field
        label={t`Brand kit`}
        error={fault}
        hint={t`Its logo, colors and contacts appear in the video and on its page.`}
      >
        <Line>
          {kit && <KitMark kit={kit} />}
          <Select
            value={kit?.id ?? site}
            onChange={({ target }) => onChoose(target.value === site ? null : target.value)}
          >
            {kits.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={site}>{t`${companyName} (no brand kit)`}</option>
          </Select>
        </Line>
      </Field>
    </Card>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  > span:last-child {
    flex: 1;
    min-inline-size: 0;
  }
`
