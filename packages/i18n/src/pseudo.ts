import type { Words } from './words.ts'

/**
 * A language for tests, never offered: whatever is shown without the marks did not come from a
 * pack. A browser takes it when local storage says so.
 */
export const pseudoCode = 'XA'
export const pseudoTag = 'en-XA'
export const pseudoMarks = ['⟦', '⟧'] as const

export function pseudoWords({ content, home, promotions, site }: Words): Words {
  return {
    content: marked(content),
    home: marked(home),
    promotions: marked(promotions),
    site: marked(site),
  }
}

function marked<Area extends Record<string, string>>(area: Area): Area {
  const copy = { ...area }
  for (const key in copy) Object.assign(copy, { [key]: pseudoMarks.join(copy[key]) })
  return copy
}
