import { t } from '@lingui/core/macro'
import { type BrandDesign, screenAt } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Monitor, Moon, Smartphone, Sun } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { media, pinnedHeight } from '../../ui/brand/shapes.ts'
import { usePreviewLink } from '../../lib/brand/preview-link.ts'
import { DraftSurface, type SurfaceName } from './draft-surface.tsx'
import { PreviewFrame } from '../../ui/partner-dashboard/preview-frame.tsx'
import { messageOf } from './preview-message.ts'
import { previewPageName, previewPaths } from './preview-pages.ts'

interface BrandPreviewProps {
  design: BrandDesign
  sheetUrl: string | null
  version: number
  /** When the draft was last saved. */
  savedAt: string | null
}

/** The real site with the draft: at the width of a desktop or phone, light or dark, left-to-right or right-to-left. */
export function BrandPreview({ design, sheetUrl, version, savedAt }: BrandPreviewProps) {
  const { language } = useBoot()
  const [view, setView] = useState<View>(() => ({
    path: '/',
    isPhone: isNarrow(),
    theme: 'light',
    isRtl: language === 'fa',
    isVisitor: true,
  }))
  const { path, isPhone, theme, isRtl, isVisitor } = view
  const isPrivate = isPrivatePage(path)
  const link = usePreviewLink()
  const surface = surfaces().find(([value]) => value === path)?.[0]
  // Right-to-left is previewed in Farsi, never in mirrored English.
  const shownLanguage = isRtl ? 'fa' : language === 'fa' ? 'en' : language
  return (
    <Side aria-label={t`Preview`}>
      <PreviewTools
        view={view}
        isOfSite={!surface}
        hasSize={surface !== 'video'}
        hasVisitors={!surface && !isPrivate}
        onChange={(patch) => setView({ ...view, ...patch })}
      />
      {surface ? (
        <DraftSurface name={surface} language={shownLanguage} edition={savedAt ?? String(version)} isPhone={isPhone} />
      ) : (
        <Loaded query={link} title={t`Couldn’t open the preview.`}>
          {({ url }) => (
            <PreviewFrame
              address={`${path}${new URL(url).search}&lang=${shownLanguage}${isVisitor && !isPrivate ? '&as=visitor' : ''}`}
              message={messageOf({ design, sheetUrl, version, theme }, shownLanguage)}
              isPhone={isPhone}
            />
          )}
        </Loaded>
      )}
    </Side>
  )
}

/** Editing on a phone shows the page as it is there. */
function isNarrow(): boolean {
  return matchMedia('(max-width: 760px)').matches
}

function isPrivatePage(path: string): boolean {
  return screenAt(path)?.access === 'signed-in'
}

interface View {
  path: string
  isPhone: boolean
  theme: 'light' | 'dark'
  isRtl: boolean
  isVisitor: boolean
}

interface PreviewToolsProps {
  view: View
  /** Whether a page of the site is shown, which has a light. */
  isOfSite: boolean
  hasSize: boolean
  /** Whether the page is there for people who have not signed in, too. */
  hasVisitors: boolean
  onChange: (patch: Partial<View>) => void
}

function PreviewTools({ view, isOfSite, hasSize, hasVisitors, onChange }: PreviewToolsProps) {
  return (
    <Tools>
      <Select aria-label={t`Page`} value={view.path} onChange={({ target }) => onChange({ path: target.value })}>
        {previewPaths.map((value) => (
          <option key={value} value={value}>
            {previewPageName(value)}
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
          {t({ message: 'Phone', context: 'device' })}
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
      <ViewerGroup isVisitor={view.isVisitor} hidden={!hasVisitors} onChange={(isVisitor) => onChange({ isVisitor })} />
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

interface ViewerGroupProps {
  isVisitor: boolean
  hidden: boolean
  onChange: (isVisitor: boolean) => void
}

function ViewerGroup({ isVisitor, hidden, onChange }: ViewerGroupProps) {
  return (
    <Group role="group" aria-label={t`View as`} hidden={hidden}>
      <Chip on={isVisitor} onClick={() => onChange(true)}>
        {t`Visitor`}
      </Chip>
      <Chip on={!isVisitor} onClick={() => onChange(false)}>
        {t({ message: 'Signed in', context: 'visitor' })}
      </Chip>
    </Group>
  )
}

function surfaces(): [name: SurfaceName, text: string][] {
  return [
    ['email', t`Welcome email`],
    ['share-page', t`Share page`],
    ['video', t`Video`],
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
