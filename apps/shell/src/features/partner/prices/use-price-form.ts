import { t } from '@lingui/core/macro'
import type { PartnerPrices } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { type PriceForm, type Row, formOf, wantedOf } from './price-form.ts'
import { useSavePrices } from './queries.ts'

const BUNDLE = { kind: 'bundle', name: '', credits: '10', price: '', isPopular: false } as const

/** Returns the state of a price list form: values, errors and saving. */
export function usePriceForm(list: PartnerPrices) {
  const toast = useToast()
  const save = useSavePrices()
  const [begun] = useState(() => formOf(list))
  const [form, setForm] = useState(begun)
  const problem = save.error instanceof ApiError ? save.error : undefined
  const found = problem?.problem?.fields ?? []
  // A fault stays until its own value changes.
  const faults = found.filter(({ field }) => valueAt(save.variables, field) === valueAt(wantedOf(form), field))

  // The bar with the button is at the foot of the window, and the field may be out of sight.
  useEffect(() => {
    if (problem) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  function change(part: Partial<PriceForm>): void {
    setForm((before) => ({ ...before, ...part }))
    // The server names rows by their places.
    const isMoved = part.rows !== undefined && part.rows.length !== form.rows.length
    if (save.isError && (isMoved || found.length === 0)) save.reset()
  }

  function changeRow(key: string, part: Partial<Row>): void {
    const isChosen = part.isPopular === true
    change({
      rows: form.rows.map((row) =>
        row.key === key ? { ...row, ...part } : isChosen ? { ...row, isPopular: false } : row,
      ),
    })
  }

  /** A new bundle goes after the other bundles and before the twin. */
  function addBundle(): void {
    const place = form.rows.findLastIndex(({ kind }) => kind === 'bundle') + 1
    change({ rows: form.rows.toSpliced(place, 0, { ...BUNDLE, key: crypto.randomUUID() }) })
  }

  return {
    form,
    begun,
    change,
    changeRow,
    addBundle,
    removeRow: (key: string) => change({ rows: form.rows.filter((row) => row.key !== key) }),
    discard: () => change(begun),
    isChanged: JSON.stringify(form) !== JSON.stringify(begun),
    isPending: save.isPending,
    fault: (path: string) => faults.find(({ field }) => field === path)?.message,
    /** A refusal that no field shows. */
    error: save.error && found.length === 0 ? faultOf(save.error) : undefined,
    faultCount: faults.length,
    save(): void {
      const title = form.from === '' ? t`New prices are live` : t`New prices scheduled`
      save.mutate(wantedOf(form), {
        onSuccess: () => toast({ title, tone: 'success' }),
      })
    },
  }
}

/** Returns what a form sends at a path such as `prices.bundles.2.priceCents`, as JSON. */
function valueAt(sent: unknown, path: string): string | undefined {
  const at = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key]
  return JSON.stringify(path.split('.').reduce(at, sent))
}

export type PriceFormState = ReturnType<typeof usePriceForm>
