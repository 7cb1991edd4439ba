import { t } from '@lingui/core/macro'
import type { BrandDesign } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { Chip } from '../../kit/ui/chip.tsx'
import { Select } from '../../kit/ui/inputs.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { usePreviewLink } from './brand-queries.ts'
import { PreviewFrame } from './preview-frame.tsx'

interface BrandPreviewProps {
  design: BrandDesign
  sheetUrl: string | null
  version: number
}

/** The real site in the draft: on a desk or a phone, by day or night, from left or from right. */
export function BrandPreview({ design, sheetUrl, version }: BrandPreviewProps) {
  const { language } = useBoot()
  const [path, setPath] = useState('/')
  const [isPhone, setPhone] = useState(false)
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [isRtl, setRtl] = useState(language === 'fa')
  const link = usePreviewLink()
  // What runs from right to left is shown in Farsi, never in mirrored English.
  const shownLanguage = isRtl ? 'fa' : language === 'fa' ? 'en' : language
  return (
    <Side aria-label={t`Preview`}>
      <Tools>
        <Select aria-label={t`Page`} value={path} onChange={({ target }) => setPath(target.value)}>
          {pages().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Group role="group" aria-label={t`Size`}>
          <Chip on={!isPhone} icon={<Monitor size={18} aria-hidden="true" />} onClick={() => setPhone(false)}>
            {t`Desktop`}
          </Chip>
          <Chip on={isPhone} icon={<Smartphone size={18} aria-hidden="true" />} onClick={() => setPhone(true)}>
            {t`Phone`}
          </Chip>
        </Group>
        <Group role="group" aria-label={t`Light`}>
          <Chip on={theme === 'light'} icon={<Sun size={18} aria-hidden="true" />} onClick={() => setTheme('light')}>
            {t({ message: 'Light', comment: 'Colours of the day' })}
          </Chip>
          <Chip on={theme === 'dark'} icon={<Moon size={18} aria-hidden="true" />} onClick={() => setTheme('dark')}>
            {t`Dark`}
          </Chip>
        </Group>
        <Group role="group" aria-label={t`Direction`}>
          <Chip on={!isRtl} onClick={() => setRtl(false)}>
            LTR
          </Chip>
          <Chip on={isRtl} onClick={() => setRtl(true)}>
            RTL
          </Chip>
        </Group>
      </Tools>
      <Loaded query={link} title={t`The preview could not be opened.`}>
        {({ url }) => (
          <PreviewFrame
            address={`${path}${new URL(url).search}&lang=${shownLanguage}`}
            language={shownLanguage}
            look={{ design, sheetUrl, version, theme }}
            isPhone={isPhone}
          />
        )}
      </Loaded>
    </Side>
  )
}

function pages(): [path: string, name: string][] {
  return [
    ['/', t`Home`],
    ['/features', t`Features`],
    ['/pricing', t`Pricing`],
    ['/faq', t`Questions`],
    ['/login', t`Sign in`],
    ['/dashboard', t`Dashboard`],
    ['/my-videos', t`My Videos`],
    ['/privacy', t`Privacy`],
  ]
}

const Side = styled.section`
  position: sticky;
  inset-block-start: 84px;
  min-inline-size: 0;
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[3]};
`
const Group = styled.div`
  display: flex;
  gap: ${token.space[1]};
`
