import type { Vertical } from '@vitrine/contract'

export const templatesOf = {
  tourism: ['tour', 'hotel', 'offer'],
  property: ['listing', 'openHouse', 'agent'],
} as const satisfies Record<Vertical, readonly string[]>

export type TemplateName = (typeof templatesOf)[Vertical][number]
export type TemplateScripts = Record<TemplateName, string>
