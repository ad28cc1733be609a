/** A startup failure that an operator can fix; the message is the one sentence to print. */
export class StartError extends Error {
  override name = 'StartError'
}
