interface Lines {
  content: readonly string[]
}

/** Joins lines of HTML, which are separate so that languages can be compared. */
export function html<W extends Lines>(words: W): Omit<W, 'content'> & { content: string } {
  return { ...words, content: words.content.join('') }
}
