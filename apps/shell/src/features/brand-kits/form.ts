import type { BrandKit, BrandKitDesign } from '@vitrine/contract'

/** The fields of a kit as they are typed. */
export type KitForm = BrandKitDesign & { isDefault: boolean }

const NO_KIT: KitForm = {
  name: '',
  colours: { primary: '#1f4e79', secondary: '#24323f', accent: '#f2b134' },
  fontFamily: 'Inter',
  phone: '',
  email: '',
  url: '',
  social: '',
  closingLine: '',
  buttonLabel: '',
  lowerThird: '',
  isDefault: false,
}

export function formOf(kit: BrandKit | undefined): KitForm {
  if (!kit) return NO_KIT
  const { id: _id, logoUrl: _logoUrl, updatedAt: _updatedAt, ...form } = kit
  return form
}

/** The form as it is sent: an address that was typed without its scheme gets one. */
export function sentForm(form: KitForm): KitForm {
  const url = form.url.trim()
  return { ...form, url: /^[^\s:/]+\.[^\s.]/.test(url) ? `https://${url}` : url }
}
