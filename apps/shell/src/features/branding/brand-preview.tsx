import { t } from '@lingui/core/macro'
import { type BrandDesign, screenAt } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { media, pinnedHeight } from '../../ui/brand/shapes.ts'
import { usePreviewLink } from '../../lib/brand/preview-link.ts'
import { DraftSurface, type SurfaceName } from './draft-surface.tsx'
import { LightChoice, SizeChoice } from '../../ui/partner-dashboard/look-choices.tsx'
import { PreviewFrame } from '../../ui/partner-dashboard/preview-frame.tsx'
import { isNarrow } from './is-narrow.ts'
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
  const side = useRef<HTMLElement>(null)
  // On a phone it is above the fields, and opened by a press that may be far below.
  useEffect(() => {
    if (isNarrow()) side.current?.scrollIntoView({ block: 'start' })
  }, [])
  const surface = surfaces().find(([value]) => value === path)?.[0]
  // Right-to-left is previewed in Farsi, never in mirrored English.
  const shownLanguage = isRtl ? 'fa' : language === 'fa' ? 'en' : language
  return (
    <Side ref={side} aria-label={t`Preview`}>
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
      <Segmented
        label={t`View as`}
        hidden={!hasVisitors}
        value={view.isVisitor}
        segments={[
          { value: true, text: t`Visitor` },
          { value: false, text: t({ message: 'Signed in', context: 'visitor' }) },
        ]}
        onChange={(isVisitor) => onChange({ isVisitor })}
      />
      <SizeChoice iconsOnly hidden={!hasSize} value={view.isPhone} onChange={(isPhone) => onChange({ isPhone })} />
      <LightChoice iconsOnly hidden={!isOfSite} value={view.theme} onChange={(theme) => onChange({ theme })} />
      <Segmented
        label={t`Direction`}
        value={view.isRtl}
        segments={[
          { value: false, text: 'LTR' },
          { value: true, text: 'RTL' },
        ]}
        onChange={(isRtl) => onChange({ isRtl })}
      />
    </Tools>
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
  scroll-margin-block-start: calc(${pinnedHeight} + ${token.space[4]});
  ${media.tablet} {
    position: static;
    order: -1;
  }
`
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  > :first-child {
    flex: 1 1 140px;
    inline-size: auto;
  }
  margin-block-end: ${token.space[3]};
`
