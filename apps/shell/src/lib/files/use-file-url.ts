import { useEffect, useMemo } from 'react'

/** An address for a file of this page, while it is shown. */
export function useFileUrl(file: Blob | null | undefined): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  return url
}
