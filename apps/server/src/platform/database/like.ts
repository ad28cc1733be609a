/** Escapes the wildcards of LIKE, so that typed text matches only itself. */
export const likeLiteral = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)
