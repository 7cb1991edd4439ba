/** Milliseconds of CPU that this process, with all of its threads, spends until `work` is done. */
export async function processMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
