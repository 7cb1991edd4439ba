import { createHmac, timingSafeEqual } from 'node:crypto'

export type Proofs = ReturnType<typeof createProofs>

/** Creates the tokens that only this platform can return, by which a name proves that it leads to a tenant. */
export function createProofs(secretKey: string) {
  return { proofOf, isOurs }

  function proofOf(tenantId: string, nonce: string): string {
    return createHmac('sha256', secretKey).update(`site-check ${tenantId} ${nonce}`).digest('hex')
  }

  function isOurs(tenantId: string, nonce: string, body: string): boolean {
    const given = Buffer.from(/^\{"proof":"([0-9a-f]{64})"\}$/.exec(body)?.[1] ?? '', 'hex')
    const wanted = Buffer.from(proofOf(tenantId, nonce), 'hex')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}
