/**
 * LIST of test languages, never offered. Text without the marks did not come from a pack; in the
 * right-to-left one, content on the wrong side uses physical left or right. A browser uses one if
 * local storage names it.
 */
export const pseudoLanguages = [
  { code: 'XA', tag: 'en-XA', direction: 'ltr' },
  { code: 'XB', tag: 'en-XB', direction: 'rtl' },
] as const
export const pseudoMarks = ['⟦', '⟧'] as const

export type PseudoCode = (typeof pseudoLanguages)[number]['code']

export function isPseudo(code: string): code is PseudoCode {
  return pseudoLanguages.some((language) => language.code === code)
}

export function pseudoWords<Pack extends Record<string, Record<string, string>>>(
  words: Pack,
): Pack {
  const copy = { ...words }
  for (const [area, texts] of Object.entries(words))
    Object.assign(copy, { [area]: markTexts(texts) })
  return copy
}

function markTexts<Area extends Record<string, string>>(area: Area): Area {
  const copy = { ...area }
  for (const key in copy) Object.assign(copy, { [key]: pseudoMarks.join(copy[key]) })
  return copy
}
