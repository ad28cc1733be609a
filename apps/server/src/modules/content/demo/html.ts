interface Lines {
  content: readonly string[]
}

/** Content is written in lines of HTML, so that languages can be read side by side. */
export function html<W extends Lines>(words: W): Omit<W, 'content'> & { content: string } {
  return { ...words, content: words.content.join('') }
}
