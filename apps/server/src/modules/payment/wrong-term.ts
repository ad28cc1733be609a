/** What an operator wrote and cannot be; commands say the words, forms point at the field. */
export class WrongTerm extends RangeError {
  override name = 'WrongTerm'
  readonly field: string

  constructor(field: string, words: string) {
    super(words)
    this.field = field
  }
}
