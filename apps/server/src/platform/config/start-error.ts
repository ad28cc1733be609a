/** A reason not to start that a person can mend: its message is the one sentence to print. */
export class StartError extends Error {
  override name = 'StartError'
}
