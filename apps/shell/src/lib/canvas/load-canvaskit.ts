import { setCanvasBackend } from '@vitrine/presenter/rig'

setCanvasBackend({
  createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  Path2D,
})
