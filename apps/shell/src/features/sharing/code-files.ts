import { saveFile } from '../../lib/files/save-file.ts'

/** A square of the code is ten units of the drawing: thirty dots, enough for a poster, and always a whole number. */
const PNG_DOTS_PER_UNIT = 3

/** Has the browser save a QR code: the drawing itself for printers, or dots for everything else. */
export async function saveCode(svg: string, kind: 'svg' | 'png', name: string): Promise<void> {
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) * PNG_DOTS_PER_UNIT
  // With a width, because some browsers draw no SVG without one onto a canvas.
  const drawing = new Blob([svg.replace('<svg ', `<svg width="${size}" height="${size}" `)], { type: 'image/svg+xml' })
  saveFile(kind === 'svg' ? drawing : await dotsOf(drawing, size), `${name}.${kind}`)
}

async function dotsOf(drawing: Blob, size: number): Promise<Blob> {
  const address = URL.createObjectURL(drawing)
  try {
    const picture = Object.assign(new Image(), { src: address })
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size, size)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas gave no picture'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
