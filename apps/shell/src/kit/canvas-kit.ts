import { setCanvasKit } from '@vitrine/presenter/rig'

setCanvasKit({
  createCanvas: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  Path2D,
})
