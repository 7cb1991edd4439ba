import type { SharedPage } from '@vitrine/contract'

/** A page whose video can be watched. */
export type OpenVideo = Extract<SharedPage, { state: 'open' }>
