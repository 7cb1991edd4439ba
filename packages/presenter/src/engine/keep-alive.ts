/** Keeps the process alive while `work` runs. Codecs and muxers do not. */
export async function keepingAlive<Result>(work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => {}, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
