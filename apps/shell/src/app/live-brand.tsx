import { useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { currentBoot, replaceBranding } from '../kit/boot.ts'
import { useLive } from '../kit/live.ts'
import { refreshUser } from '../kit/session.ts'

/** Keeps an open page in step with its tenant's brand and its person's credits. It shows nothing itself. */
export function LiveBrand() {
  const isIdle = useIdle()
  return isIdle ? <Listener /> : null
}

function Listener() {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void refreshUser(client)
    if (message.type === 'brand_update' && message.version > currentBoot().brand.version) void showNewBrand()
  })
  return null
}

async function showNewBrand(): Promise<void> {
  const [branding, { repaint }] = await Promise.all([call('GET /api/branding'), import('../kit/repaint.ts')])
  repaint(branding.brand)
  replaceBranding(branding)
}

// The socket waits until the page has been painted: nobody looks for live news before there is a page.
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 1000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 3000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
