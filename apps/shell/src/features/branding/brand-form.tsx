import { t } from '@lingui/core/macro'
import type { CssFault } from '@vitrine/contract'
import { type BrandColours, type FontFamily, fonts } from '@vitrine/theme'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { ColourField } from '../../ui/forms/colour-field.tsx'
import { colourNote } from './colour-notes.ts'
import { CssField } from './css-field.tsx'
import { VideoStyleFields } from './video-style-fields.tsx'
import { FooterFields } from './footer-fields.tsx'
import { LegalFields } from './legal-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { PresentersField } from './presenters-field.tsx'
import type { BrandEditor } from './use-brand-editor.ts'
import { WebsiteField } from './website-field.tsx'
import { RenameOffer } from './wording/rename-offer.tsx'
import { WordsFields } from './wording/text-fields.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

interface BrandFormProps {
  editor: BrandEditor
  cssFaults: CssFault[]
}

/** The fields of the brand. A change shows in the preview at once and goes live when it is published. */
export function BrandForm({ editor: { design, revision, change, flush, take }, cssFaults }: BrandFormProps) {
  useNamedPart()
  return (
    <Stack $gap={6}>
      <Panel title={t`From a website`}>
        <WebsiteField onBegin={flush} onRead={take} />
      </Panel>
      <Panel title={t`Name and logo`}>
        <Stack>
          <Field label={t`Company Name`} error={design.companyName.trim() === '' && t`Enter the company name.`}>
            <TextInput
              maxLength={80}
              value={design.companyName}
              onChange={({ target }) => change({ companyName: target.value })}
            />
          </Field>
          <RenameOffer design={design} onChange={change} />
          <LogoField design={design} onChange={change} />
        </Stack>
      </Panel>
      <Panel title={t`Theme`}>
        <Stack>
          {/* An undo or a restored version replaces half-typed text too. */}
          <ColourFields key={revision} colours={design.colours} onChange={(colours) => change({ colours })} />
        </Stack>
      </Panel>
      <Panel title={t`Font`}>
        <FontField family={design.fontFamily} onChange={(fontFamily) => change({ fontFamily })} />
      </Panel>
      <div>
        <Disclosure title={t`Text`}>
          <WordsFields words={design.words} onChange={(words) => change({ words })} />
        </Disclosure>
        <Disclosure title={t`Presenters`}>
          <PresentersField chosen={design.presenters} onChange={(presenters) => change({ presenters })} />
        </Disclosure>
        <Disclosure title={t`Video intro and end card`}>
          <VideoStyleFields
            companyName={design.companyName}
            video={design.video}
            onChange={(video) => change({ video })}
          />
        </Disclosure>
        <Disclosure id="legal" title={t`Legal details and addresses`}>
          <LegalFields design={design} onChange={change} />
        </Disclosure>
        <Disclosure title={t`Footer`}>
          <FooterFields footer={design.footer} onChange={(footer) => change({ footer })} />
        </Disclosure>
        <Disclosure id="css" title={t`Custom CSS`}>
          <CssField text={design.customCss} faults={cssFaults} onChange={(customCss) => change({ customCss })} />
        </Disclosure>
      </div>
    </Stack>
  )
}

interface ColourFieldsProps {
  colours: BrandColours
  onChange: (colours: BrandColours) => void
}

function ColourFields({ colours, onChange }: ColourFieldsProps) {
  return (['primary', 'secondary', 'accent'] as const).map((name) => (
    <ColourField
      key={name}
      label={colourNames()[name]}
      value={colours[name]}
      note={colourNote(colours, name)}
      onChange={(colour) => onChange({ ...colours, [name]: colour })}
    />
  ))
}

function colourNames() {
  return { primary: t({ message: 'Primary', context: 'color' }), secondary: t`Secondary`, accent: t`Accent` }
}

/** Opens the part that the address names behind its #, and goes there. */
function useNamedPart(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const part = document.getElementById(hash.slice(1))
    if (!(part instanceof HTMLDetailsElement)) return
    part.open = true
    part.querySelector('summary')?.focus()
    part.scrollIntoView({ block: 'start' })
  }, [hash])
}

interface FontFieldProps {
  family: FontFamily
  onChange: (family: FontFamily) => void
}

function FontField({ family, onChange }: FontFieldProps) {
  return (
    <Field label={t`Font Family`} hint={t`Farsi, Hindi and Chinese use a matching font automatically.`}>
      <Select value={family} onChange={({ target }) => onChange(target.value as FontFamily)}>
        {fonts.map((font) => (
          <option key={font}>{font}</option>
        ))}
      </Select>
    </Field>
  )
}
