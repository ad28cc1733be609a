/** Somebody changed their mind: what was begun is left undone, without a word. */
export class Declined extends Error {
  override readonly name = 'Declined'
}
