import type { SKRSContext2D } from '@napi-rs/canvas'
import { randomFrom } from '../src/rig/random.ts'

const SHELF = 180

/** Draws shelves of books, a lamp and the noise of a camera: a room with as many edges as a person has. */
export function drawRoom(canvas: SKRSContext2D, { width, height }: { width: number; height: number }): void {
  const random = randomFrom(7)
  canvas.fillStyle = '#a8957e'
  canvas.fillRect(0, 0, width, height)
  canvas.filter = 'blur(3px)'
  for (let shelf = 0; shelf * SHELF < height; shelf++) {
    const floor = shelf * SHELF + 170
    for (let x = 0; x < width;) {
      const [thick, tall] = [14 + random() * 36, 90 + random() * 60]
      canvas.fillStyle = `hsl(${random() * 360}, ${20 + random() * 40}%, ${20 + random() * 50}%)`
      canvas.fillRect(x, floor - tall, thick, tall)
      x += thick + 2
    }
    canvas.fillStyle = '#5b4631'
    canvas.fillRect(0, floor, width, 14)
  }
  canvas.fillStyle = '#e9e4da'
  canvas.beginPath()
  canvas.arc(width * 0.82, height * 0.36, 110, 0, 7)
  canvas.fill()
  canvas.filter = 'none'
  const picture = canvas.getImageData(0, 0, width, height)
  for (let index = 0; index < picture.data.length; index++)
    if (index % 4 < 3) picture.data[index] = (picture.data[index] as number) + (random() - 0.5) * 16
  canvas.putImageData(picture, 0, 0)
}
