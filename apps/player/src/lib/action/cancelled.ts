/** The user cancelled; no error is shown. */
export class Cancelled extends Error {
  override readonly name = 'Declined'
}
