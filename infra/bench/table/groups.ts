import type { Figure } from './figure.ts'

interface Group {
  figures(isQuick: boolean): Promise<Figure[]>
}

/** What `npm run bench` measures, in the order of the table. Each group runs in a process of its own. */
export const groups: Record<string, () => Promise<Group>> = {
  http: () => import('../http.ts'),
  refused: () => import('../rejections.ts'),
  security: () => import('../security.ts'),
  hosts: () => import('../hosts.ts'),
  publish: () => import('../repaint.ts'),
  list: () => import('../list.ts'),
  export: () => import('../export.ts'),
  text: () => import('../text.ts'),
  render: () => import('../render.ts'),
  queue: () => import('../queue.ts'),
  video: () => import('../video.ts'),
  node: () => import('../node.ts'),
  install: () => import('../install.ts'),
}
