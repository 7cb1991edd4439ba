import { useSearchParams } from 'react-router-dom'

/** Returns a query parameter, e.g. the id of what a dialog shows, and a function that sets it. Other parameters are kept. */
export function useAddressParam(name: string): [value: string | null, set: (value: string | null) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string | null) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next)
  }
  return [params.get(name), set]
}
