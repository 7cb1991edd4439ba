/**
 * An input of a module that is created before it, for two modules that need each other. `get` is what the first one takes, and
 * throws until the second one was connected.
 */
export function createLaterInput<Input>(name: string) {
  let connected: Input | undefined
  return { get, connect }

  function get(): Input {
    if (connected === undefined) throw new Error(`Nothing was connected as ${name}.`)
    return connected
  }

  function connect(input: Input): void {
    connected = input
  }
}
