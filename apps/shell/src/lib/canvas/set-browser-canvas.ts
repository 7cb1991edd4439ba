import { setCanvasBackend } from '@vitrine/presenter/rig'

// Imported for its effect: presenters are drawn with the canvas of the browser.
setCanvasBackend({
  createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  Path2D,
})
