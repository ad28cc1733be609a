export type MessageDrafts = Readonly<
  Record<string, { readonly title: string; readonly content: string }>
>

/** Drafts that have a title or a text. */
export function writtenTexts(drafts: MessageDrafts): MessageDrafts {
  const written = Object.entries(drafts).filter(
    ([, { title, content }]) => `${title}${content}` !== '',
  )
  return Object.fromEntries(written)
}
