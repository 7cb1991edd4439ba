import type { Tenant } from '../../platform/tenant/tenant.ts'

/** Returns the number printed on an invoice: the tenant's letter and its number among the tenant's invoices. */
export function invoiceNumber({ slug }: Pick<Tenant, 'slug'>, seq: number): string {
  return `${slug.slice(0, 1).toUpperCase()}-${String(seq).padStart(4, '0')}`
}
