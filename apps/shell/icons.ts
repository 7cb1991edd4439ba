import { icons as set } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const PREFIX = '\0virtual:icon/'

/** What every icon of the set repeats on its shapes; `createIcon` states it once on the picture. */
const SHARED = / (fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g
const PLAIN_GROUP = /<\/?g>/g

/** Makes `virtual:icon/<name>` a module: the icon of that name of Lucide, as a component. One file holds the whole set. */
export const icons: Plugin = {
  name: 'icons',
  resolveId: (id) => (id.startsWith('virtual:icon/') ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(PREFIX)) return
    const shapes = JSON.stringify(shapesOf(id.slice(PREFIX.length)))
    return `import { createIcon } from '#create-icon'\nexport default /*#__PURE__*/ createIcon(${shapes})`
  },
}

/** Returns the shapes as SVG elements. Throws where the set has no such icon. */
function shapesOf(name: string): string {
  const { body } = set.icons[set.aliases?.[name]?.parent ?? name] ?? {}
  if (!body) throw new Error(`Lucide has no icon “${name}”. Names: https://lucide.dev/icons`)
  return body.replace(SHARED, '').replace(PLAIN_GROUP, '')
}
