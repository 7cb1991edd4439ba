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
import { media, pinnedHeight } from '../../kit/ui/shapes.ts'
import { usePreviewLink } from './brand-queries.ts'
import { DraftSurface, type SurfaceName } from './draft-surface.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { messageOf } from './preview-message.ts'

interface BrandPreviewProps {
  design: BrandDesign
  sheetUrl: string | null
  version: number
  /** When the draft was kept last. */
  savedAt: string | null
}

/** The real site in the draft: on a desk or a phone, by day or night, from left or from right. */
export function BrandPreview({ design, sheetUrl, version, savedAt }: BrandPreviewProps) {
  const { language } = useBoot()
  const [view, setView] = useState<View>(() => ({
    path: '/',
    isPhone: isNarrow(),
    theme: 'light',
    isRtl: language === 'fa',
  }))
  const { path, isPhone, theme, isRtl } = view
  const link = usePreviewLink()
  const surface = surfaces().find(([value]) => value === path)?.[0]
  // What runs from right to left is shown in Farsi, never in mirrored English.
  const shownLanguage = isRtl ? 'fa' : language === 'fa' ? 'en' : language
  return (
    <Side aria-label={t`Preview`}>
      <PreviewTools
        view={view}
        isOfSite={!surface}
        hasSize={surface !== 'film'}
        onChange={(patch) => setView({ ...view, ...patch })}
      />
      {surface ? (
        <DraftSurface name={surface} language={shownLanguage} edition={savedAt ?? String(version)} isPhone={isPhone} />
      ) : (
        <Loaded query={link} title={t`The preview could not be opened.`}>
          {({ url }) => (
            <PreviewFrame
              address={`${path}${new URL(url).search}&lang=${shownLanguage}`}
              message={messageOf({ design, sheetUrl, version, theme }, shownLanguage)}
              isPhone={isPhone}
            />
          )}
        </Loaded>
      )}
    </Side>
  )
}

/** Whoever edits on a phone sees the page as it is there. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 760px)').matches
}

interface View {
  path: string
  isPhone: boolean
  theme: 'light' | 'dark'
  isRtl: boolean
}

interface PreviewToolsProps {
  view: View
  /** Whether a page of the site is shown, which has a light. */
  isOfSite: boolean
  hasSize: boolean
  onChange: (patch: Partial<View>) => void
}

function PreviewTools({ view, isOfSite, hasSize, onChange }: PreviewToolsProps) {
  return (
    <Tools>
      <Select aria-label={t`Page`} value={view.path} onChange={({ target }) => onChange({ path: target.value })}>
        {pages().map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {surfaces().map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Group role="group" aria-label={t`Size`} hidden={!hasSize}>
        <Chip
          on={!view.isPhone}
          icon={<Monitor size={18} aria-hidden="true" />}
          onClick={() => onChange({ isPhone: false })}
        >
          {t`Desktop`}
        </Chip>
        <Chip
          on={view.isPhone}
          icon={<Smartphone size={18} aria-hidden="true" />}
          onClick={() => onChange({ isPhone: true })}
        >
          {t`Phone`}
        </Chip>
      </Group>
      <Group role="group" aria-label={t`Light`} hidden={!isOfSite}>
        <Chip
          on={view.theme === 'light'}
          icon={<Sun size={18} aria-hidden="true" />}
          onClick={() => onChange({ theme: 'light' })}
        >
          {t({ message: 'Light', comment: 'Colours of the day' })}
        </Chip>
        <Chip
          on={view.theme === 'dark'}
          icon={<Moon size={18} aria-hidden="true" />}
          onClick={() => onChange({ theme: 'dark' })}
        >
          {t`Dark`}
        </Chip>
      </Group>
      <Group role="group" aria-label={t`Direction`}>
        <Chip on={!view.isRtl} onClick={() => onChange({ isRtl: false })}>
          LTR
        </Chip>
        <Chip on={view.isRtl} onClick={() => onChange({ isRtl: true })}>
          RTL
        </Chip>
      </Group>
    </Tools>
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

function surfaces(): [name: SurfaceName, text: string][] {
  return [
    ['letter', t`Letter`],
    ['share-page', t`Share page`],
    ['film', t`Video`],
  ]
}

const Side = styled.section`
  position: sticky;
  inset-block-start: calc(${pinnedHeight} + 84px);
  min-inline-size: 0;
  ${media.tablet} {
    position: static;
    order: -1;
  }
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
  &[hidden] {
    display: none;
  }
`
