export type Drafts = Readonly<Record<string, { readonly title: string; readonly content: string }>>

/** Languages in which something was written. */
export function sentWords(drafts: Drafts): Drafts {
  const written = Object.entries(drafts).filter(
    ([, { title, content }]) => `${title}${content}` !== '',
  )
  return Object.fromEntries(written)
}
