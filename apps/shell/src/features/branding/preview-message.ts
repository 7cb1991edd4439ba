import type { BrandDesign, Language, Words } from '@vitrine/contract'
import type { PreviewMessage } from '../../lib/brand/preview-messages.ts'
import { logoAddress } from './logo-field.tsx'

interface PreviewLook {
  design: BrandDesign
  sheetUrl: string | null
  version: number
  theme: 'light' | 'dark'
}

/** Returns the message that shows unsaved branding in the page of the preview frame. */
export function messageOf({ design, sheetUrl, version, theme }: PreviewLook, language: Language): PreviewMessage {
  const { companyName, colours, fontFamily, words, presenters, legal, salesEmail, supportEmail, footer } = design
  const logos = {
    logoUrl: logoAddress(design.logoId),
    logoDarkUrl: design.darkLogoId && logoAddress(design.darkLogoId),
  }
  const { samples: _, ...shown } = { ...words.en, ...words[language] } as Words
  return {
    type: 'preview',
    brand: { version, companyName, colours, fontFamily, sheetUrl, ...logos },
    words: shown,
    presenters,
    legal,
    salesEmail,
    supportEmail,
    footer,
    theme,
  }
}
