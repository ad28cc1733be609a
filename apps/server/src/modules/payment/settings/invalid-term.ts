/** An invalid setting; commands print the message, forms mark the field. */
export class InvalidTerm extends RangeError {
  override name = 'WrongTerm'
  readonly field: string

  constructor(field: string, words: string) {
    super(words)
    this.field = field
  }
}
