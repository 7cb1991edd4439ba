/** Power spectrum of a real signal. */
interface Spectrum {
  size: number
  /** Takes `size` samples. Returns size/2 + 1 powers, overwritten by the next call. */
  powersOf: (signal: Float64Array) => Float64Array
}

/** A fast Fourier transform of one size, a power of two. */
export function createFft(size: number): Spectrum {
  const bits = Math.log2(size)
  const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size))
  const sines = Float64Array.from({ length: size / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / size))
  const reversed = Uint16Array.from({ length: size }, (_, index) => {
    let result = 0
    for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) result |= 1 << (bits - 1 - bit)
    return result
  })
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  const powers = new Float64Array(size / 2 + 1)

  function butterflies(half: number): void {
    const stride = size / (2 * half)
    for (let start = 0; start < size; start += 2 * half) {
      for (let index = 0; index < half; index++) {
        const [low, high] = [start + index, start + index + half]
        const [cosine, sine] = [cosines[index * stride] as number, sines[index * stride] as number]
        const [x, y] = [real[high] as number, imaginary[high] as number]
        const [turnedX, turnedY] = [x * cosine - y * sine, x * sine + y * cosine]
        const [keptX, keptY] = [real[low] as number, imaginary[low] as number]
        real[low] = keptX + turnedX
        imaginary[low] = keptY + turnedY
        real[high] = keptX - turnedX
        imaginary[high] = keptY - turnedY
      }
    }
  }
  return {
    size,
    powersOf(signal) {
      for (let index = 0; index < size; index++) real[reversed[index] as number] = signal[index] as number
      imaginary.fill(0)
      for (let half = 1; half < size; half *= 2) butterflies(half)
      for (let index = 0; index <= size / 2; index++) {
        powers[index] = (real[index] as number) ** 2 + (imaginary[index] as number) ** 2
      }
      return powers
    },
  }
}
