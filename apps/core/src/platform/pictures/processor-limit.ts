const CHECK_EVERY_MS = 100

/**
 * Ends this process once it has used `seconds` of processor time from now on. A busy machine does not reach such a limit, as it does
 * one of the clock. Ends it by a signal, because an exit would wait for the thread that draws.
 */
export function limitProcessorTime(seconds: number): void {
  const start = process.cpuUsage()
  const check = () => {
    const { user, system } = process.cpuUsage(start)
    if (user + system > seconds * 1_000_000) process.kill(process.pid, 'SIGKILL')
  }
  setInterval(check, CHECK_EVERY_MS).unref()
}
