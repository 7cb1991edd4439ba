import { t } from '@lingui/core/macro'
import type { SpokenLanguage, Vertical } from '@vitrine/contract'
import { type TemplateName, type TemplateScripts, templatesOf } from './template-names.ts'

/** Returns the script templates of a trade, labelled in the language of the page. */
export function templatesFor(vertical: Vertical): { name: TemplateName; label: string }[] {
  const labels: Record<TemplateName, string> = {
    tour: t`A guided tour`,
    hotel: t`A hotel`,
    offer: t`A seasonal offer`,
    listing: t`A new listing`,
    openHouse: t`An open house`,
    agent: t`About yourself`,
  }
  return templatesOf[vertical].map((name) => ({ name, label: labels[name] }))
}

const files: Record<SpokenLanguage, () => Promise<{ scripts: TemplateScripts }>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  zh: () => import('./zh.ts'),
  hi: () => import('./hi.ts'),
  fa: () => import('./fa.ts'),
}

/** Returns a script template in the language of the video. Places to fill in are in brackets. */
export async function templateScript(name: TemplateName, language: SpokenLanguage): Promise<string> {
  const { scripts } = await files[language]()
  return scripts[name]
}
