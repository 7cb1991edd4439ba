import { useEffect, useRef, useState } from 'react'
import { SearchInput } from './inputs.tsx'

const typingPauseMs = 300

interface SearchBoxProps {
  q: string
  placeholder: string
  onSearch: (q: string) => void
}

/** Searches when the typing pauses; the address follows, and Back in the browser brings older words into the box. */
export function SearchBox({ q, placeholder, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(q)
  const [shownQ, setShownQ] = useState(q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (q !== shownQ) {
    setShownQ(q)
    if (q !== typed.trim()) setTyped(q)
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <SearchInput
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => onSearch(target.value.trim()), typingPauseMs)
      }}
    />
  )
}
