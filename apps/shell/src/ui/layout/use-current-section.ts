import { useEffect, useState } from 'react'

// A section counts as the one being read while it crosses this strip below the top of the window.
const strip = { rootMargin: '-96px 0px -70% 0px' }

/** Returns the id of the section that is being read; undefined before anything is known. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      setCurrent((before) => list.split(' ').find((id) => seen.has(id)) ?? before)
    }, strip)
    for (const id of list.split(' ')) {
      const section = document.getElementById(id)
      if (section) watch.observe(section)
    }
    return () => watch.disconnect()
  }, [list])
  return current
}
