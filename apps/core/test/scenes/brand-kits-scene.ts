import type { BrandKit, BrandKitInput } from '@vitrine/contract'
import sharp from 'sharp'
import type { Client, Reply } from '../client.ts'
import { logoForm } from '../logos.ts'

export const HOTEL: BrandKitInput = {
  name: 'Hotel Lumen',
  colours: { primary: '#7a1f3d', secondary: '#2b1a22', accent: '#e8b04a' },
  fontFamily: 'Lato',
  phone: '+1 555 010 0199',
  email: 'stay@lumen.example',
  url: 'https://lumen.example',
  social: '@hotellumen',
  closingLine: 'Book your stay',
  buttonLabel: 'See our rooms',
  lowerThird: 'Your host',
}

/** Saves a kit of a hotel; what is not said is as in `HOTEL`. */
export function addKit(client: Client, kit: object = {}): Promise<Reply<BrandKit & { code: string }>> {
  return client.call('POST /api/brand-kits', { body: { ...HOTEL, ...kit } })
}

export async function kitsOf(client: Client): Promise<BrandKit[]> {
  return (await client.call<BrandKit[]>('GET /api/brand-kits')).body
}

export async function square(background = '#cc3355'): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
}

export async function sendKitLogo(
  client: Client,
  id: string,
  file?: Buffer,
): Promise<Reply<BrandKit & { code: string }>> {
  return client.call('POST /api/brand-kits/:id/logo', { params: { id }, ...logoForm(file ?? (await square())) })
}
